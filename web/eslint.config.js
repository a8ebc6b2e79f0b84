// What is looked for in the browser app and in the boards, which lie outside this folder: so ESLint runs at the root.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** What web/tsconfig.json takes in: only of these are the types known. */
const TYPED = ['web/src/**/*.ts', 'web/src/**/*.svelte', 'src/gueridon/games/*/web/**/*.{ts,svelte}'];

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  { files: TYPED, extends: [ts.configs.recommendedTypeChecked] },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: TYPED,
    languageOptions: {
      parserOptions: { project: 'web/tsconfig.json', tsconfigRootDir: ROOT, extraFileExtensions: ['.svelte'] },
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Prettier breaks what can be broken; this finds the rest: comments, texts, styles, drawings.
      'max-len': ['error', { code: 120 }],
      // TypeScript knows every name.
      'no-undef': 'off',
    },
  },
);
