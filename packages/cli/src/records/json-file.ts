import { readFile } from 'node:fs/promises';

/** What a file says; `none` if there is no such file, and `damaged` if it cannot be read. */
export async function jsonIn(path: string): Promise<{ readonly json: unknown } | 'none' | 'damaged'> {
  try {
    return { json: JSON.parse(await readFile(path, 'utf8')) };
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'none' : 'damaged';
  }
}
