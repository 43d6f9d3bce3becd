import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the built client, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  readonly immutable: boolean;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The files by their path in the address: `/assets/index-abc.js`. Nothing else can be asked for. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

const TEXT = /^text|json|svg|wasm/;
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** Brotli's best takes seconds; this is nearly as small. */
const BROTLI_QUALITY = 6;

/** Reads a built client into memory, compressed once. Nothing if there is none. */
export async function loadSite(folder: string): Promise<Site | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(paths.map(async (path) => fileOf(addressOf(folder, path), await readFile(path))));
  const site = new Map(files);
  return site.has('/index.html') ? site : undefined;
}

const addressOf = (folder: string, path: string): string => path.slice(folder.length).replaceAll(sep, '/');

function fileOf(address: string, body: Buffer): [string, SiteFile] {
  const type = TYPES[extname(address).toLowerCase()] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return [address, { type, etag, immutable: HASHED.test(address), bodies: bodiesOf(body, TEXT.test(type)) }];
}

function bodiesOf(body: Buffer, isText: boolean): SiteFile['bodies'] {
  if (!isText) return { br: body, gzip: body, identity: body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body), identity: body };
}
