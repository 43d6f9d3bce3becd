import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../..');
const SOURCES = '{engine,games,table}/src/**/*.ts';

let build: string | undefined;

/** A name for the code that positions are made by. What was kept by other code is not taken for a position. */
export const buildName = (): string => (build ??= nameOf(globSync(SOURCES, { cwd: PACKAGES }).sort()));

function nameOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const path of paths.filter((one) => !one.endsWith('.test.ts')))
    hash.update(path).update(readFileSync(join(PACKAGES, path)));
  return hash.digest('base64url').slice(0, 16);
}
