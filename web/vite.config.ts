import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What text there is, compressed once and for all beside it: the server sends that. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|html)$/.test(each))) {
      const text = readFileSync(`${dir}/${name}`);
      const packed = gzipSync(text, { level: 9 });
      if (packed.length < text.length) writeFileSync(`${dir}/${name}.gz`, packed);
    }
  },
};

/** The page is what is served; the harness is for drawing boards and for testing them, and never part of it: `--mode harness` builds it alone. */
const [PAGE, HARNESS] = [{ main: here('index.html') }, { harness: here('harness.html') }];

export default defineConfig(({ command, mode }) => ({
  base: '/',
  plugins: [
    svelte(),
    compressed,
    { name: 'watch-games', configureServer: (server) => void server.watcher.add(here('../src/gueridon/games')) },
  ],
  resolve: {
    alias: { $web: here('src') },
    dedupe: ['svelte'], // boards lie outside this folder, where no node_modules is above them
  },
  server: {
    fs: { allow: [here('..')] },
    // The server believes a browser only if it comes from the address that the server was asked at.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true, changeOrigin: false },
    },
  },
  build: {
    outDir: process.env['GUERIDON_BUNDLE'] ?? here('../src/gueridon/server/bundle'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      // Chromium then reads all functions beside the page's own work, not the first time that each is called: the first move shows sooner.
      output: { postBanner: '//# allFunctionsCalledOnLoad' },
      input: mode === 'harness' ? HARNESS : command === 'build' ? PAGE : { ...PAGE, ...HARNESS },
    },
  },
}));
