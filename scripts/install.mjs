// Installs packages for the launcher: plain JavaScript for any Node from 20.11 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The sets of packages: what is printed while they are installed, and npm's flags. */
const SETS = {
  production: { words: 'what Taproom needs to build and serve (some 120 MB)', flags: ['--omit=dev'] },
  all: { words: 'what the tests and tools need as well (some 530 MB in all)', flags: ['--include=dev'] },
};

/**
 * Installs the packages of the lock file, unless they are there already: `production` to build and serve, `all` for
 * tests, benchmarks and tools too. Adds to what is there if the lock file has not changed.
 */
export async function install(root, set) {
  const stamp = join(root, 'node_modules/.taproom-lock');
  const lock = hashOf(join(root, 'package-lock.json'));
  const words = wordsToInstall(existsSync(stamp) ? readFileSync(stamp, 'utf8') : '', lock, set);
  if (!words) return;
  await npm(root, words, `Installing ${SETS[set].words}`);
  writeFileSync(stamp, `${lock} ${set}`);
}

/** The npm command; `stamp` says what is installed: the lock file's hash and a set. Undefined if that is enough. */
export function wordsToInstall(stamp, lock, set) {
  const [installed, has] = stamp.split(' ');
  if (installed !== lock) return ['ci', ...SETS[set].flags];
  return has === set || has === 'all' ? undefined : ['install', '--no-save', ...SETS[set].flags];
}

/** Installs a Node beside the launcher, if the registry has one for this system. */
export async function installNode(root) {
  const folder = join(root, 'scripts/node');
  const node = packagedNode(folder);
  if (node === undefined) return undefined;
  const stamp = join(folder, 'node_modules/.taproom-lock');
  const lock = hashOf(join(folder, 'package-lock.json'));
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    await npm(folder, ['ci'], `Installing a newer Node than ${process.version} for Taproom alone (190 MB)`);
    writeFileSync(stamp, lock);
  }
  return existsSync(node) ? node : undefined;
}

/** The path of the packaged Node for this system; undefined if there is none. */
function packagedNode(folder) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = Object.keys(optionalDependencies).find((one) => one.endsWith(`-${system}-${process.arch}`));
  return name && join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Runs the npm that started this, with the system's own Node: a packaged one may be about to be replaced. */
async function npm(folder, words, message) {
  const stopClock = tellTime(message);
  const code = await exitOf(folder, [...words, ...QUIET]);
  stopClock();
  if (code !== 0) throw new Error(`npm ${words[0]} failed; see above.`);
}

function exitOf(folder, words) {
  const script = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const child = script
    ? spawn(node, [script, ...words], options)
    : spawn('npm', words, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints a message, at a terminal with the elapsed time; the returned function says that it is done. */
function tellTime(message) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const atTerminal = process.stderr.isTTY;
  if (!atTerminal) console.error(`${message} …`);
  const clock = atTerminal && setInterval(() => process.stderr.write(`\r${message} … ${seconds()} s`), 250);
  return () => {
    clearInterval(clock);
    console.error(atTerminal ? `\r${message}: done in ${seconds()} s.` : `Done in ${seconds()} s.`);
  };
}
