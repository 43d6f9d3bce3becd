import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');
const BUILT = join(import.meta.dirname, '../../dist');
const OLD_WORKER = join(import.meta.dirname, 'service-worker-0.1.0.js');

/** A server that can be replaced by one with another build, at the same address and with the same tables. */
export interface House {
  readonly address: string;
  /** Ends the server, if one runs, and serves this build. */
  serve(build: Build): Promise<void>;
  close(): Promise<void>;
}

/**
 * `today` is the client as it was built, `next` the same with other names for all its files, `broken` that without a file
 * its worker needs, and `mute` what version 0.1.0 served.
 */
type Build = 'today' | 'next' | 'broken' | 'mute';

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-builds-'));
  const port = String(await freePort());
  let server: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    async serve(build) {
      const client = clientOf(build, folder);
      await end();
      const place = ['--host', '127.0.0.1', '--port', port, '--data', join(folder, 'tables.db'), '--folder', client];
      server = spawn(process.execPath, [MAIN, 'serve', ...place], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(server.stdout as NodeJS.ReadableStream, 'data');
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isText = (path: string): boolean => /\.(js|css|html|json|webmanifest)$/.test(path);

/** A copy of the built client, changed into this build. */
function clientOf(build: Build, folder: string): string {
  const client = join(folder, build);
  cpSync(BUILT, client, { recursive: true, preserveTimestamps: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  if (build === 'next' || build === 'broken') rename(client);
  if (build === 'broken') for (const path of globSync('assets/Settings-*', { cwd: client })) rmSync(join(client, path));
  if (build === 'mute') silence(client);
  return client;
}

/** Turns the hash in every file's name around, wherever it stands. */
function rename(client: string): void {
  const assets = globSync('assets/*', { cwd: client });
  const names = new Map(assets.map((path) => [basename(path), turned(basename(path))]));
  const version = JSON.parse(readFileSync(join(client, 'build.json'), 'utf8')).build;
  for (const path of globSync('**/*.*', { cwd: client }).filter(isText)) {
    const text = readFileSync(join(client, path), 'utf8');
    const named = text.replace(/[\w-]+\.(?:js|css|woff2|svg)/g, (name) => names.get(name) ?? name);
    writeFileSync(join(client, path), named.replaceAll(version, [...version].reverse().join('')));
  }
  for (const [name, next] of names) renameSync(join(client, 'assets', name), join(client, 'assets', next));
}

const turned = (name: string): string =>
  name.replace(
    /(.+-)([\w-]{8})(\.\w+)$/,
    (_, before, hash, ending) => `${before}${[...hash].reverse().join('')}${ending}`,
  );

/** Its own worker, and pages that cannot tell which build they are. */
function silence(client: string): void {
  const files = globSync(['assets/*', 'favicon*.svg', 'manifest.webmanifest'], { cwd: client }).map(
    (path) => `/${path}`,
  );
  const worker = readFileSync(OLD_WORKER, 'utf8')
    .replace('%VERSION%', '0123456789ab')
    .replace("'%FILES%'", ['/', ...files].map((file) => JSON.stringify(file)).join(', '));
  writeFileSync(join(client, 'service-worker.js'), worker);
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  writeFileSync(join(client, 'index.html'), page.replace(/<meta name="taproom-build"[^>]*>/, ''));
  rmSync(join(client, 'build.json'));
}
