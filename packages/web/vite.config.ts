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

/** What several pages share would be called by all of them. */
const shortened = (name: string): string => name.replace(/\.\w+$/, '').replace(/~.*/, '');

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }), strictPolicy, offline],
  // The tables and the bots come in one file each, and each game's part of them in one more.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'core', tags: ['$initial'], includeDependenciesRecursively: false }] },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A font or picture inside a style sheet would need `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the home page needs comes in one file: each file more costs a way to the server and back. What several
    // other pages share comes in a few.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortened(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'home', tags: ['$initial'], includeDependenciesRecursively: false },
            {
              name: 'shared',
              minShareCount: 3,
              maxModuleSize: 12_000,
              entriesAware: true,
              entriesAwareMergeThreshold: 60_000,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
