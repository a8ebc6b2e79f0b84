// How the browser app and the boards are written: `./dev check` compares, `./dev check --fix` writes.
import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 120,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
