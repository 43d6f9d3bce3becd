import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file only if it has changed, to avoid needless rebuilds. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
