import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/web/dist/index.html');
const SOURCES = [
  'package-lock.json',
  'packages/{engine,games,table,bots,protocol}/src/**/*.{ts,json}',
  'packages/web/{src,public}/**/*',
  'packages/web/{index.html,vite.config.ts,svelte.config.js,tsconfig.json}',
];

/** Games with components in tables for people to edit have a module that turns these into what the rules import. */
const WRITERS: readonly { writeData(): void }[] = await Promise.all(
  globSync('packages/games/src/*/data-node.ts', { cwd: ROOT }).map(
    (path) => import(pathToFileURL(join(ROOT, path)).href),
  ),
);

/** Builds the client unless the build is newer than all its sources. Invalid data stops it at once. */
export function buildClient(): boolean {
  for (const { writeData } of WRITERS) writeData();
  if (isBuilt()) return true;
  console.error('Building the client …');
  const began = performance.now();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--logLevel', 'warn'];
  const isDone =
    run(words, join(ROOT, 'packages/web')) && run([join(ROOT, 'scripts/compress.ts'), dirname(BUILT)], ROOT);
  if (isDone) console.error(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
  return isDone;
}

const run = (words: readonly string[], cwd: string): boolean =>
  spawnSync(process.execPath, words, { cwd, stdio: ['ignore', 2, 2] }).status === 0;

function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false;
  const built = statSync(BUILT).mtimeMs;
  return globSync(SOURCES, { cwd: ROOT }).every((path) => statSync(join(ROOT, path)).mtimeMs <= built);
}

if (import.meta.main) process.exit(buildClient() ? 0 : 1);
