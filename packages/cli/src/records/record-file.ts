import { readFile, stat } from 'node:fs/promises';
import { fail, ok, type Result } from '@taproom/engine';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The text of a record or saved game, or a sentence about why it cannot be read. */
export async function readText(path: string): Promise<Result<string, string>> {
  try {
    const { size } = await stat(path);
    const { LARGEST_RECORD } = await import('@taproom/protocol');
    // Checked before loading; characters may take up to three bytes each.
    if (size > 3 * LARGEST_RECORD) return fail(`${path} is too big for a record: ${size} bytes.`);
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    return fail(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'access is denied';
  return messageOf(error);
}
