// One server in a process of its own. Says where it listens, and ends with whoever started it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Name } from './contenders.ts';

const SERVERS: Readonly<Record<Name, (folder: string) => Promise<string>>> = {
  ours: async (folder) => (await import('./taproom-server.ts')).serveTaproom(folder),
  memory: async () => (await import('./boardgame-io-server.ts')).serveInMemory(),
  flatFile: async (folder) => (await import('./boardgame-io-server.ts')).serveFlatFile(folder),
  bare: async (folder) => (await import('./bare-server.ts')).serveBare(folder),
};

const folder = mkdtempSync(join(tmpdir(), 'taproom-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit());
process.send?.(await SERVERS[process.argv[2] as Name](folder));
