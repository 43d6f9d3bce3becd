// The launcher behind every npm script. Plain JavaScript without dependencies, because it runs on a bare clone with
// whatever Node there is (20.11 or newer): it installs what is missing, finds a Node 24 and hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.taproom-lock');
const WANTED_NODE = 24;
/** How often to look whether whoever started this is still there, in milliseconds. */
const PARENT_WATCH = 500;

/** What each npm script runs, after installing. */
const ENTRIES = {
  serve: ['scripts/serve.ts'],
  test: ['scripts/test.ts'],
  bench: ['bench/main.ts'],
  'bench:server': ['bench/server/main.ts'],
  golden: ['scripts/golden.ts'],
  cli: ['packages/cli/src/main.ts'],
};

const [command, ...args] = process.argv.slice(2);
const entry = ENTRIES[command];
if (!entry) stop(`Unknown command ${command}. There are: ${Object.keys(ENTRIES).join(', ')}.`);
install();
handOver(findNode(), [...entry, ...args]);

/** Installs the lock file's packages unless exactly these are there already. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.error('Installing the packages of the lock file; this takes a minute the first time.');
  const npm = process.env.npm_execpath;
  // The system's own Node: the packaged one is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm
    ? spawnSync(node, [npm, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.status !== 0) stop('npm ci failed; see above.');
  writeFileSync(STAMP, lock);
}

/** This Node if it is new enough, else the one that came with the packages. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = join(
    MODULES,
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(packaged)) return packaged;
  return stop(`Node ${WANTED_NODE} is needed on this system; this is ${process.version}. Install it and try again.`);
}

function handOver(node, words) {
  const path = [dirname(node), join(MODULES, '.bin'), process.env.PATH].join(delimiter);
  // Paths on the command line are meant from where npm was called.
  const cwd = command === 'cli' ? (process.env.INIT_CWD ?? process.cwd()) : ROOT;
  const [script, ...rest] = words;
  const child = spawn(node, [join(ROOT, script), ...rest], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm runs this through a shell, which is gone without a word when npm is told to stop.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_WATCH).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
