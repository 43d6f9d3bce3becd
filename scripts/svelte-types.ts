// Type-only imports of .svelte files: dependency-cruiser reads these files compiled, when types are gone.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

interface Paths {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
}

/** The parts of a rule in .dependency-cruiser.mjs that concern paths. */
export interface Rule {
  readonly name: string;
  readonly from: Paths;
  readonly to: Paths & { readonly circular?: boolean; readonly dependencyTypes?: readonly string[] };
}

interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /import (?:type \{|[^;']*\btype \b)[^;']* from '([^']+)'/g;

/** Our own files that a .svelte file imports types from, as paths from the root. */
function typeImports(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return { from, to: join(dirname(from), specifier) };
    return specifier.startsWith('@taproom/') ? { from, to: relative(ROOT, resolve(specifier)) } : [];
  });
}

const groupsIn = (path: string, { path: wanted = '', pathNot }: Paths): RegExpExecArray | null => {
  const isExempt = [pathNot ?? []].flat().some((one) => new RegExp(one).test(path));
  return isExempt ? null : new RegExp(wanted).exec(path);
};

const withGroup = (pattern: string, group = ''): string => pattern.replaceAll('$1', group);

function isBroken({ from, to }: Rule, one: Import): boolean {
  const found = groupsIn(one.from, from);
  if (!found || to.circular || to.dependencyTypes) return false;
  const pathNot = [to.pathNot ?? []].flat().map((pattern) => withGroup(pattern, found[1]));
  return groupsIn(one.to, { ...to, pathNot }) !== null;
}

/** The rules that a .svelte file breaks by what it imports types from. */
export function brokenByTypes(root: string, rules: readonly Rule[]): string[] {
  const imports = globSync('packages/*/src/**/*.svelte', { cwd: root }).flatMap((path) => typeImports(root, path));
  return imports.flatMap((one) =>
    rules.filter((rule) => isBroken(rule, one)).map(({ name }) => `${name}: ${one.from} → ${one.to}`),
  );
}
