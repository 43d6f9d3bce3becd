import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './src/shell/offline/build-plugin.ts';

/** Nothing but our own files: no inline script, no inline style, no eval, nobody else's server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page, so that it holds whoever serves it. The dev server needs more freedom. */
const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

const NOT_FOR_BOARDS = /^(?!.*\/kit\/board\/)/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }), strictPolicy, offline],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A font or picture inside a style sheet would need `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small things that several pages share come in one file: dozens of files cost more time than they spare. What boards
    // alone share comes with the first board.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: NOT_FOR_BOARDS, minShareCount: 5, maxModuleSize: 12_000 }],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
