// `npm run measure:install`: how much a bare clone and the image install. `--write` updates the table in
// docs/hosting.md. Needs the package registry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/hosting.md');
const BLOCK = /(<!-- installed: .*? -->\n)[\s\S]*?(<!-- end of installed -->)/;
const BLOCK_SIZE = 512;
const MEGABYTE = 2 ** 20;

interface Measure {
  readonly name: string;
  readonly folder: string;
  readonly words: readonly string[];
}

const MEASURES: readonly Measure[] = [
  { name: '`npm start`: to build and serve', folder: '.', words: ['ci', '--omit=dev'] },
  { name: 'a Node, where the system has none from 24 on', folder: 'scripts/node', words: ['ci'] },
  { name: '`npm test`: all of it, tests and tools included', folder: '.', words: ['ci'] },
  { name: 'the image, beside its own Node', folder: '.', words: imageWords() },
];

/** The npm command of the image, from the Dockerfile. */
function imageWords(): string[] {
  const lines = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').matchAll(/^RUN npm (ci .*?)(?: &&|$)/gm);
  return [...lines].at(-1)?.[1]?.split(' ') ?? [];
}

/** A fresh clone of the project. */
function cloned(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-installed-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder]);
  return folder;
}

/** The size on disk, as `du` counts it. */
function sizeOf(path: string): number {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.reduce((sum, entry) => {
    const inner = join(path, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(inner) : entry.isFile() ? statSync(inner).blocks * BLOCK_SIZE : 0);
  }, 0);
}

function measure(clone: string, { name, folder, words }: Measure): string[] {
  console.error(`Measuring ${name} …`);
  const modules = join(clone, folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  const began = performance.now();
  execFileSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: join(clone, folder) });
  const seconds = Math.round((performance.now() - began) / 1000);
  const size = Math.round(sizeOf(modules) / MEGABYTE);
  rmSync(modules, { recursive: true, force: true });
  return [name, `${size} MB`, `${seconds} s`];
}

const clone = cloned();
const rows = MEASURES.map((one) => measure(clone, one));
rmSync(clone, { recursive: true, force: true });
const lines = [['what', 'on the disk', 'time'], ['---', '---', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`);
console.log(lines.join('\n'));
if (process.argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(BLOCK, (_, head, end) => `${head}${lines.join('\n')}\n${end}`),
  );
}
