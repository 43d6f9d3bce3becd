// The thread that owns the embedded database, so that serving players never waits for the disk.
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';
import type { Next } from './store.ts';

/** A task for the thread: a query, or entries to add in one transaction. */
export type Task =
  | { readonly sql: string; readonly parameters: readonly SQLInputValue[] }
  | { readonly append: readonly Row[] };

/** An entry and what comes next, as a tuple: property names would be copied between threads every time. */
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

/** The result: rows, or whether each entry was kept. */
export type Done = Found | { readonly kept: readonly boolean[] };

export type Reply = Done | { readonly error: string };

const { file } = workerData as { file: string };
const database = openFile(file);

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

const prepared = new Map<string, Prepared>();

/** Prepared once; there are few different queries. */
function preparedFor(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  const made = { statement, hasRows: statement.columns().length > 0 };
  prepared.set(sql, made);
  return made;
}

const run = (sql: string, ...parameters: readonly SQLInputValue[]): number =>
  Number(preparedFor(sql).statement.run(...parameters).changes);

function query(sql: string, parameters: readonly SQLInputValue[]): Found {
  const { statement, hasRows } = preparedFor(sql);
  return hasRows ? { rows: statement.all(...parameters) } : { rows: [], changes: run(sql, ...parameters) };
}

/** Nothing is added to a match that has been ended from outside. */
const INSERT = `insert into entries (match, seq, kind, seat, action, key, at) select ?, ?, ?, ?, ?, ?, ?
  where not exists (select 1 from matches where id = ? and status = 'over') on conflict do nothing`;
const PLAN = 'insert or replace into due (match, seq, at) values (?, ?, ?)';
const END = `update matches set status = 'over', ended_at = ? where id = ? and status = 'playing'`;

function appendOne([match, seq, kind, seat, action, key, at, next]: Row): boolean {
  const isKept = run(INSERT, match, seq, kind, seat, action, key, at, match) === 1;
  if (isKept && next === 'over') run(END, at, match);
  else if (isKept && next !== null) run(PLAN, match, seq, next);
  return isKept;
}

function append(rows: readonly Row[]): boolean[] {
  run('begin immediate');
  try {
    const kept = rows.map(appendOne);
    run('commit');
    return kept;
  } catch (error) {
    // On a full disk SQLite rolls back by itself.
    if (database.isTransaction) run('rollback');
    throw error;
  }
}

function answerTo(task: Task): Reply {
  try {
    return 'append' in task ? { kept: append(task.append) } : query(task.sql, task.parameters);
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
