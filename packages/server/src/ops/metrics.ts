import { TableStatus } from '@taproom/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { OnCommit, Store } from '../store/store.ts';

/** The metrics for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  refused(code: string): void;
  answered(route: string, status: number): void;
}

/** Commits take from under a millisecond to a second. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export interface Counted {
  sockets(): number;
  rooms(): number;
}

/** Counters are kept up to date; gauges are computed when they are read. */
export function makeMetrics(registry: Registry, { db }: Store, counted: Counted): Metrics {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const refusals = new Counter({
    name: 'taproom_refusals_total',
    help: 'Changes that were turned down, by reason',
    labelNames: ['code'],
    registers,
  });
  const answers = new Counter({
    name: 'taproom_http_answers_total',
    help: 'Answers to requests',
    labelNames: ['route', 'status'],
    registers,
  });
  addGauge(registry, 'taproom_sockets', 'Open connections of players', counted.sockets);
  addGauge(registry, 'taproom_tables_open', 'Tables that this process has in memory', counted.rooms);
  addMatchGauge(registry, db);
  return {
    registry,
    refused: (code) => refusals.inc({ code }),
    answered: (route, status) => answers.inc({ route, status: String(status) }),
  };
}

const addGauge = (registry: Registry, name: string, help: string, count: () => number): void =>
  void new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count());
    },
  });

const addMatchGauge = (registry: Registry, db: Store['db']): void =>
  void new Gauge({
    name: 'taproom_matches',
    help: 'Matches in the database, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const counts = await matchesByStatus(db);
      // Otherwise a status that no match has any more would keep its last value.
      for (const status of TableStatus.enum) this.set({ status }, counts.get(status) ?? 0);
    },
  });

async function matchesByStatus(db: Store['db']): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Counts and times what is committed. */
export function countCommits(registry: Registry): OnCommit {
  const registers = [registry];
  const moves = new Counter({
    name: 'taproom_moves_total',
    help: 'Entries that were kept, by kind',
    labelNames: ['kind'],
    registers,
  });
  const commits = new Histogram({
    name: 'taproom_commit_seconds',
    help: 'Until entries that came together were safe in the database',
    buckets: COMMIT_SECONDS,
    registers,
  });
  return (kept, seconds) => {
    commits.observe(seconds);
    for (const [kind, entries] of Map.groupBy(kept, ({ entry }) => entry.kind)) moves.inc({ kind }, entries.length);
  };
}
