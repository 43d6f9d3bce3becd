import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeQuestions } from './questions.ts';
import { writeRecipes } from './recipes.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/web/dist/index.html');
const SOURCES = [
  'package-lock.json',
  'packages/{engine,games,bots,protocol}/src/**/*.{ts,json}',
  'packages/web/{src,public}/**/*',
  'packages/web/{index.html,vite.config.ts,svelte.config.js,tsconfig.json}',
];

/** Builds the client unless the build is newer than everything it was made of. Wrong data stop it at once. */
export function buildClient(): boolean {
  writeQuestions();
  writeRecipes();
  if (isBuilt()) return true;
  console.error('Building the client.');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--logLevel', 'warn'];
  return spawnSync(process.execPath, words, { cwd: join(ROOT, 'packages/web'), stdio: ['ignore', 2, 2] }).status === 0;
}

function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false;
  const built = statSync(BUILT).mtimeMs;
  return globSync(SOURCES, { cwd: ROOT }).every((path) => statSync(join(ROOT, path)).mtimeMs <= built);
}
