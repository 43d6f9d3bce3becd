import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'packages/cli/src/main.ts');
const BUILT = join(ROOT, 'packages/web/dist');

/** One address at which one build of the client is served after the other. */
export interface Builds {
  readonly address: string;
  /** Serves the client from now on as it is after a change. */
  serve(change: (folder: string) => void): Promise<void>;
  close(): Promise<void>;
}

export async function openBuilds(): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-builds-'));
  const port = String(await freePort());
  let server: ChildProcess | undefined;
  let count = 0;

  async function stop(): Promise<void> {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }

  return {
    address: `http://127.0.0.1:${port}`,
    async serve(change) {
      const build = join(folder, `build-${count++}`);
      cpSync(BUILT, build, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
      change(build);
      await stop();
      const words = ['serve', '--host', '127.0.0.1', '--port', port, '--folder', build];
      const env = { ...process.env, REQUESTS_PER_SECOND: '300' };
      server = spawn(process.execPath, [MAIN, ...words, '--data', join(folder, 'tables.db')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env,
      });
      await once(server.stdout as NodeJS.ReadableStream, 'data');
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As the next version is: another page, and another file with the settings. */
export function nextVersion(folder: string): void {
  const [settings = ''] = globSync('assets/Settings-*.js', { cwd: folder });
  const renamed = settings.replace(/-[^-]*\.js$/, '-next.js');
  renameSync(join(folder, settings), join(folder, renamed));
  const [old, next] = [settings, renamed].map((path) => path.replace('assets/', ''));
  for (const path of [...globSync('**/*.js', { cwd: folder }), 'index.html'])
    rewrite(join(folder, path), (text) => text.replaceAll(old ?? '', next ?? ''));
  rewrite(join(folder, 'index.html'), (text) => text.replace('<head>', '<head><meta name="version" content="next">'));
  rewrite(join(folder, 'service-worker.js'), (text) => text.replace(/VERSION = '\w+'/, "VERSION = 'next'"));
}

/** The worker of version 0.1.0, which waits until no page is open and answers from its own cache only. */
export function workerOf010(folder: string): void {
  rewrite(join(folder, 'service-worker.js'), (text) =>
    text
      .replace('.then(() => self.skipWaiting()),', ',')
      .replace('(await caches.match(request, { ignoreSearch: true })) ?? ', '')
      .replace('old.slice(0, -1)', 'old'),
  );
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
