// The launcher behind every npm script and the command `taproom`. Plain JavaScript without dependencies, because it runs on a bare clone with
// whatever Node there is (20.11 or newer): it installs what is missing, finds a Node 24 and hands over to it.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, installNode } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const WANTED_NODE = 24;
/** How often to look whether the process that started this one is still there, in milliseconds. */
const PARENT_WATCH = 500;

/** What each npm script runs, and which packages it needs. */
const ENTRIES = {
  serve: { script: 'scripts/serve.ts', packages: 'production' },
  cli: { script: 'packages/cli/src/main.ts', packages: 'production' },
  test: { script: 'scripts/test.ts', packages: 'all' },
  bench: { script: 'bench/main.ts', packages: 'all' },
  'bench:server': { script: 'bench/server/main.ts', packages: 'all' },
  golden: { script: 'scripts/golden.ts', packages: 'all' },
  chaos: { script: 'packages/server/src/testing/chaos/main.ts', packages: 'all' },
  strain: { script: 'packages/server/src/testing/strain/main.ts', packages: 'all' },
  fuzz: { script: 'scripts/fuzz.ts', packages: 'all' },
  pictures: { script: 'packages/web/e2e/pictures.ts', packages: 'all' },
  gallery: { script: 'packages/web/e2e/gallery/main.ts', packages: 'all' },
  measure: { script: 'scripts/measure.ts', packages: 'all' },
  'measure:install': { script: 'scripts/measure-install.ts', packages: 'production' },
  'measure:visit': { script: 'packages/web/e2e/visit/main.ts', packages: 'all' },
  'bench:length': { script: 'packages/web/src/table/local/testing/bench-length.ts', packages: 'all' },
  fonts: { script: 'scripts/fonts.ts', packages: 'all' },
};

/** Runs an entry by its name, with these arguments. */
export async function launch(name, args) {
  const entry = ENTRIES[name];
  if (!entry) return stop(`Unknown command ${name}. There are: ${Object.keys(ENTRIES).join(', ')}.`);
  try {
    await install(ROOT, entry.packages);
    handOver(await findNode(), join(ROOT, entry.script), args, name === 'cli');
  } catch (error) {
    stop(error.message);
  }
}

/** This Node if it is new enough, else one from the package registry, which is installed the first time. */
async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  const node = await installNode(ROOT);
  if (node) return node;
  throw new Error(
    `Node ${WANTED_NODE} is needed on this system; this is ${process.version}. Install it and try again.`,
  );
}

function handOver(node, script, args, isCommand) {
  const path = [dirname(node), join(MODULES, '.bin'), process.env.PATH].join(delimiter);
  // Paths on the command line are meant from where it was called.
  const cwd = isCommand ? (process.env.INIT_CWD ?? process.cwd()) : ROOT;
  const child = spawn(node, [script, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled(), PATH: path, TAPROOM_COMMAND: calledBy() },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm runs this through a shell, which is gone without a word when npm is told to stop.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_WATCH).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** Where Node keeps what it has compiled unless told otherwise: it looks there for the first file, too, if it is told. */
const compiled = () => process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');

/** How people call the command here, so that what it prints can be pasted. */
function calledBy() {
  if (process.env.npm_lifecycle_event === 'taproom') return 'npm run taproom --';
  return process.env.npm_command === 'exec' ? 'npx taproom' : 'taproom';
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
