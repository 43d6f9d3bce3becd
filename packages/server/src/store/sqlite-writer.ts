// The thread that adds entries to the embedded database: one transaction for each batch.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { prepare } from './sqlite-file.ts';
import type { Planned } from './store.ts';

const { file } = workerData as { file: string };
const database = prepare(new Database(file));

const insert = database.prepare(
  'insert into entries (match, seq, kind, seat, action, key, at) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
);
const plan = database.prepare('insert or replace into due (match, seq, at) values (?, ?, ?)');

function add({ entry: { match, seq, kind, seat, action, key, at }, dueAt }: Planned): boolean {
  const isKept = insert.run(match, seq, kind, seat, action, key, at).changes === 1;
  if (isKept && dueAt !== null) plan.run(match, seq, dueAt);
  return isKept;
}

const write = database.transaction((batch: readonly Planned[]): boolean[] => batch.map(add));

parentPort?.on('message', (batch: readonly Planned[]) => {
  try {
    parentPort?.postMessage({ kept: write.immediate(batch) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
