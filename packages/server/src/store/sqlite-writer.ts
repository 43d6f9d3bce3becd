// The thread that adds entries to the embedded database: one transaction for each batch.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Entry } from './schema.ts';
import { prepare } from './sqlite-file.ts';

const { file } = workerData as { file: string };
const database = prepare(new Database(file));

const insert = database.prepare(
  'insert into entries (match, seq, kind, seat, action, key, at) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
);

const write = database.transaction((entries: readonly Entry[]): boolean[] =>
  entries.map(
    ({ match, seq, kind, seat, action, key, at }) => insert.run(match, seq, kind, seat, action, key, at).changes === 1,
  ),
);

parentPort?.on('message', (entries: readonly Entry[]) => {
  try {
    parentPort?.postMessage({ kept: write.immediate(entries) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
