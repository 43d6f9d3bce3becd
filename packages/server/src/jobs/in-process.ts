import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Attend } from '../store/store.ts';

/** Attends to matches whose time has come, for a database that only this process uses. */
export interface Attendant {
  /** Looks now, because something is known to be due. */
  look(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

type Due = Schema['due'];

/** How often the database is asked what is due, in milliseconds. */
const INTERVAL = 200;
/** When something went wrong it is tried again after this time. */
const RETRY = 5_000;
const AT_ONCE = 16;

export function startAttending(db: Kysely<Schema>, attend: Attend, now: () => number): Attendant {
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;

  async function look(): Promise<void> {
    if (isStopped) return;
    const due = await dueNow(db, now());
    if (isStopped) return;
    for (const one of due.filter(({ match }) => !underWay.has(match)).slice(0, AT_ONCE - underWay.size)) start(one);
  }

  const lookAt = (): void => void look().catch(() => {});

  function start(due: Due): void {
    const done = attendTo(due).finally(() => {
      underWay.delete(due.match);
      lookAt();
    });
    underWay.set(due.match, done);
  }

  async function attendTo({ match, seq }: Due): Promise<void> {
    const next = await attend(match, seq).catch(() => now() + RETRY);
    // An entry that was made meanwhile has said itself what comes next.
    if (next === null) await db.deleteFrom('due').where('match', '=', match).where('seq', '=', seq).execute();
    else await db.updateTable('due').set({ at: next }).where('match', '=', match).where('seq', '=', seq).execute();
  }

  const timer = setInterval(lookAt, INTERVAL);
  lookAt();
  return {
    look: lookAt,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}

const dueNow = (db: Kysely<Schema>, now: number): Promise<Due[]> =>
  db
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', now)
    .orderBy('at')
    .limit(AT_ONCE * 2)
    .execute();
