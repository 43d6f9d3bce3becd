import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** The last commit of version 0.1.0. */
const COMMIT = 'bc1225ccf';
const FOLDER = join(ROOT, 'node_modules/.cache/client-0.1.0');

const run = (command: string, words: readonly string[], cwd: string): boolean =>
  spawnSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'pipe'] }).status === 0;

/** The client of version 0.1.0, built from the history with the packages of today; undefined where that is not to be had. */
export function oldClient(): string | undefined {
  const built = join(FOLDER, 'packages/web/dist');
  if (existsSync(join(built, 'index.html'))) return built;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const archive = join(FOLDER, 'archive.tar');
  if (!run('git', ['archive', '--output', archive, COMMIT], ROOT)) return undefined;
  if (!run('tar', ['-xf', archive], FOLDER)) return undefined;
  linkPackages();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return run(process.execPath, [vite, 'build', '--logLevel', 'error'], join(FOLDER, 'packages/web'))
    ? built
    : undefined;
}

/** Third-party packages are today's; our own are those of then. */
function linkPackages(): void {
  const modules = join(FOLDER, 'node_modules');
  mkdirSync(join(modules, '@taproom'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(
    (one) => one !== '@taproom' && !one.startsWith('.'),
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(FOLDER, 'packages')))
    symlinkSync(join('../../packages', name), join(modules, '@taproom', name));
}
