import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'service-worker.js');
/** What lies in `public` and so is not part of the bundle. */
const PUBLIC_FILES = ['/favicon.svg', '/favicon-turn.svg', '/manifest.webmanifest'];

/** Writes the service worker with the list of all files of this build, and a version that changes with any of them. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((file) => file !== 'index.html');
    const files = ['/', ...PUBLIC_FILES, ...built.map((file) => `/${file}`)].sort();
    const version = createHash('sha256').update(files.join('\n')).update(sourceOf(bundle['index.html'])).digest('hex');
    const source = readFileSync(SOURCE, 'utf8')
      .replace('%VERSION%', version.slice(0, 12))
      .replace("'%FILES%'", files.map((file) => JSON.stringify(file)).join(', '));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
};

const sourceOf = (page: object | undefined): string | Uint8Array =>
  page && 'source' in page ? (page.source as string | Uint8Array) : '';
