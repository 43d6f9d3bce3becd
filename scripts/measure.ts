// `npm run measure`: how long functions and files are, how many casts there are and how full folders get, by package.
// `npm run measure -- FOLDER` measures another checkout, to compare.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = process.argv[2] ?? join(import.meta.dirname, '..');
const TESTS = /\.(test|spec)\.ts$|\/(testing|e2e|testkit|toys|fixtures)\/|-for-tests\.ts$/;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const CROWDED = 25;
const LONG = 60;

interface Source {
  readonly path: string;
  readonly lines: number;
  readonly scripts: readonly string[];
}

interface Found {
  /** The lines of each function that has a name or is long. */
  readonly functions: { readonly name: string; readonly lines: number }[];
  casts: number;
  anys: number;
  bangs: number;
}

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', 'packages', 'scripts'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((path) => /\.(ts|svelte)$/.test(path) && !TESTS.test(path));

function read(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const scripts = path.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, script = '']) => script) : [text];
  return { path, lines: text.split('\n').length, scripts };
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node);

/** A function's own name, or that of what it is assigned to; callbacks have none. */
function nameOf(node: ts.FunctionLikeDeclaration): string | undefined {
  const named =
    node.name ??
    (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent.name : undefined);
  return named && ts.isIdentifier(named) ? named.text : undefined;
}

const isConst = (node: ts.AsExpression): boolean =>
  ts.isTypeReferenceNode(node.type) && ts.isIdentifier(node.type.typeName) && node.type.typeName.text === 'const';

function look(path: string, script: string, found: Found): void {
  const file = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && node.body) {
      const name = nameOf(node);
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      if (name !== undefined || lines > LONG) found.functions.push({ name: `${path}: ${name ?? '(no name)'}`, lines });
    }
    if (ts.isAsExpression(node) && !isConst(node)) found.casts++;
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.anys++;
    if (ts.isNonNullExpression(node)) found.bangs++;
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function lookAll(sources: readonly Source[]): Found {
  const found: Found = { functions: [], casts: 0, anys: 0, bangs: 0 };
  for (const { path, scripts } of sources) for (const script of scripts) look(path, script, found);
  return found;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function row(name: string, sources: readonly Source[]): string[] {
  const { functions, casts, anys, bangs } = lookAll(sources);
  const lengths = ascending(functions.map(({ lines }) => lines));
  const files = ascending(sources.map(({ lines }) => lines));
  const scriptLines = sources.reduce((sum, { scripts }) => sum + scripts.join('\n').split('\n').length, 0);
  return [
    name,
    `${sources.length}`,
    `${files.reduce((sum, lines) => sum + lines, 0)}`,
    `${quantile(files, 0.5)}/${files.at(-1) ?? 0}`,
    `${quantile(lengths, 0.5)}/${quantile(lengths, 0.9)}/${lengths.at(-1) ?? 0}`,
    `${lengths.filter((lines) => lines > LONG).length}`,
    ((casts / scriptLines) * 1000).toFixed(1),
    `${anys}`,
    `${bangs}`,
  ];
}

function crowdedFolders(): string[] {
  const counts = Map.groupBy(
    execFileSync('git', ['ls-files', 'packages'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n'),
    (path) => dirname(path),
  );
  return [...counts]
    .filter(([folder, files]) => folder.includes('/src') && !folder.endsWith('golden') && files.length > CROWDED)
    .map(([folder, files]) => `${files.length} ${folder}`);
}

const HEAD = [
  'package',
  'files',
  'lines',
  'file median/max',
  'function median/p90/max',
  `above ${LONG}`,
  'casts per 1,000',
  'any',
  '!',
];

const sources = tracked().map(read);
const groups = Map.groupBy(sources, ({ path }) =>
  path.startsWith('packages/') ? (path.split('/')[1] ?? '') : 'scripts',
);
console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- ').join('|')}|`);
for (const [name, own] of groups) console.log(`| ${row(name, own).join(' | ')} |`);
console.log(`| ${row('**all**', sources).join(' | ')} |`);

const long = lookAll(sources).functions.filter(({ lines }) => lines > LONG);
console.log(`\nFunctions above ${LONG} lines: ${long.length}`);
for (const { name, lines } of long.toSorted((a, b) => b.lines - a.lines)) console.log(`  ${lines} ${name}`);
const crowded = crowdedFolders();
console.log(`\nFolders above ${CROWDED} files: ${crowded.length}`);
for (const line of crowded) console.log(`  ${line}`);
