import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compressFiles, type Effort, isCompressed } from './compress.ts';

/** A built client in a folder. */
export interface Site {
  readonly folder: string;
  /** Its files by URL path, like `/assets/index-abc.js`. Nothing else is served. */
  readonly files: ReadonlySet<string>;
}

/** Finds a built client and compresses it; undefined if there is none. */
export async function loadSite(folder: string, effort: Effort = 'quick'): Promise<Site | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const originals = paths.filter((path) => !isCompressed(path));
  const files = new Set(originals.map((path) => path.slice(folder.length).replaceAll(sep, '/')));
  if (!files.has('/index.html')) return undefined;
  await compressFiles(originals, effort);
  return { folder, files };
}

/** The file at a decoded path; the client's pages have no file of their own and get index.html. */
export function fileAt({ files }: Site, path: string): string | undefined {
  if (files.has(path)) return path;
  const isPage = path.startsWith('/') && !/[.\\\0]/.test(path);
  return isPage ? '/index.html' : undefined;
}

const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Files with a hash in their name may be cached for ever; others are revalidated. */
export const cachingOf = (file: string): string =>
  HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Where the usual MIME table differs or leaves out the charset. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

export const typeOf = (file: string): string | undefined => TYPES[file.slice(file.lastIndexOf('.') + 1)];
