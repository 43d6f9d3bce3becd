import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** What is built from the sources, or belongs to this checkout alone. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git']);

/** Copies the project's sources to a folder where everything runs as it does here. */
export function copyTree(to: string): void {
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one)))
    cpSync(join(ROOT, name), join(to, name), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(to);
}

/** Caches and our own packages are the copy's own. */
const isShared = (name: string): boolean => name !== '@taproom' && (!name.startsWith('.') || name === '.bin');

/** Third-party packages are linked to the project's; our own are the copied ones. */
function linkPackages(to: string): void {
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, '@taproom'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(isShared))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(to, 'packages')))
    symlinkSync(join('../../packages', name), join(modules, '@taproom', name));
  for (const nested of globSync('{bench,packages/*}/node_modules', { cwd: ROOT })) {
    mkdirSync(dirname(join(to, nested)), { recursive: true });
    symlinkSync(join(ROOT, nested), join(to, nested));
  }
}
