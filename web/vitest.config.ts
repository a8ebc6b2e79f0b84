import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of modules, each beside what it tests. What a page does is for tests/browser, with a real one. */
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $web: here('src') },
    conditions: ['browser'], // else Svelte would think that it is at a server
    dedupe: ['svelte', 'vitest'], // boards lie outside this folder, where no node_modules is above them
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    include: ['src/**/*.test.ts', '../src/gueridon/games/*/web/**/*.test.ts'],
    // Modules are fresh in every file all the same, and a process for each file takes three times as long.
    pool: 'threads',
    isolate: false,
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
