import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The best quality takes seconds, which a build has; what a server starts with is nearly as small. */
export type Effort = 'best' | 'quick';
const QUALITY: Readonly<Record<Effort, number>> = { best: 11, quick: 6 };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSORS: Readonly<Record<string, (body: Buffer, effort: Effort) => Promise<Buffer>>> = {
  '.br': (body, effort) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } }),
  '.gz': (body) => toGzip(body),
};

const TEXT = /\.(html|m?js|css|json|map|webmanifest|svg|txt|wasm)$/i;

export const isCompressed = (path: string): boolean => /\.(br|gz)$/.test(path);

/** Writes compressed copies beside files that become smaller, unless an earlier start has done so. */
export const compressFiles = async (paths: readonly string[], effort: Effort): Promise<void> =>
  void (await Promise.all(paths.filter((path) => TEXT.test(path)).map((path) => compressFile(path, effort))));

async function compressFile(path: string, effort: Effort): Promise<void> {
  const { mtime } = await stat(path);
  for (const [ending, compress] of Object.entries(COMPRESSORS))
    if (!(await isFresh(path + ending, mtime))) await writeCopy(path, ending, (body) => compress(body, effort), mtime);
}

/** A copy has its original's modification time, so that an outdated one is recognised after an update. */
const isFresh = async (copy: string, mtime: Date): Promise<boolean> =>
  (await stat(copy).catch(() => undefined))?.mtimeMs === mtime.getTime();

async function writeCopy(
  path: string,
  ending: string,
  compress: (body: Buffer) => Promise<Buffer>,
  mtime: Date,
): Promise<void> {
  const body = await readFile(path);
  const compressed = await compress(body);
  // Several servers may start on the same folder at once, so copies are written atomically.
  const draft = `${path}.${randomUUID()}${ending}`;
  try {
    await rm(path + ending, { force: true });
    if (compressed.length >= body.length) return;
    await writeFile(draft, compressed);
    await utimes(draft, mtime, mtime);
    await rename(draft, path + ending);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}

/** In a read-only folder, files are sent uncompressed. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
