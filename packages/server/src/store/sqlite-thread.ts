// The thread that has the embedded database: whoever serves players never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads';
import Database, { type Statement } from 'better-sqlite3';
import { prepare } from './sqlite-file.ts';
import type { Next } from './store.ts';

/** What the thread is asked: a query, or to keep entries, all of them in one transaction. */
export type Task =
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly keep: readonly Row[] };

/** An entry and what comes next, as a list: names would have to be carried from thread to thread every time. */
export type Row = readonly [
  match: string,
  seq: number,
  kind: string,
  seat: number,
  action: string | null,
  key: string,
  at: number,
  next: Next,
];

export interface Found {
  readonly rows: unknown[];
  readonly changes?: number;
}

export type Reply = Found | { readonly kept: readonly boolean[] } | { readonly error: string };

const { file } = workerData as { file: string };
const database = prepare(new Database(file));
const statements = new Map<string, Statement>();

/** Prepared once; queries are few, whatever they are asked with. */
function statementFor(sql: string): Statement {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function query(sql: string, parameters: readonly unknown[]): Found {
  const statement = statementFor(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

const INSERT = `insert into entries (match, seq, kind, seat, action, key, at) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const PLAN = 'insert or replace into due (match, seq, at) values (?, ?, ?)';
const END = `update matches set status = 'over', ended_at = ? where id = ? and status = 'playing'`;

function keepOne([match, seq, kind, seat, action, key, at, next]: Row): boolean {
  const isKept = statementFor(INSERT).run(match, seq, kind, seat, action, key, at).changes === 1;
  if (isKept && next === 'over') statementFor(END).run(at, match);
  else if (isKept && next !== null) statementFor(PLAN).run(match, seq, next);
  return isKept;
}

const keep = database.transaction((rows: readonly Row[]): boolean[] => rows.map(keepOne));

function answerTo(task: Task): Reply {
  try {
    return 'keep' in task ? { kept: keep.immediate(task.keep) } : query(task.sql, task.parameters);
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
