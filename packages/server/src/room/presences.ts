import { randomId } from '../random-id.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { makeSerialQueue } from './serial-queue.ts';

/** Who is at which table through other processes. */
export interface Presences {
  /** A player has joined a table through this process, or has started or stopped looking at it. */
  enter(match: string, player: string, isLooking: boolean): void;
  leave(match: string, player: string): void;
  /** The players who are at a table through other processes. */
  elsewhere(match: string): Promise<ReadonlySet<string>>;
  /** Those of them who are looking at it. */
  lookingElsewhere(match: string): Promise<ReadonlySet<string>>;
  stop(): Promise<void>;
}

const ID_LETTERS = 12;
/** How often a process confirms that its players are still there, in milliseconds. */
const HEARTBEAT = 20_000;
/** A process without a heartbeat for this long counts as gone, and its players too. */
const GONE = 3 * HEARTBEAT;

const KEY = ['match', 'player', 'process'] as const;

type There = Pick<Schema['presence'], 'player' | 'is_looking'>;
const playersIn = (there: readonly There[]): Set<string> => new Set(there.map(({ player }) => player));

/** With a single process, nobody is elsewhere. */
const ALONE: Presences = {
  enter: () => {},
  leave: () => {},
  elsewhere: async () => new Set(),
  lookingElsewhere: async () => new Set(),
  stop: async () => {},
};

export function makePresences(
  { kind, db }: Store,
  now: () => number,
  reportError: (error: unknown) => void,
  heartbeat = HEARTBEAT,
): Presences {
  if (kind === 'sqlite') return ALONE;
  const process = randomId(ID_LETTERS);
  const inOrder = makeSerialQueue();
  let isStopped = false;

  /** One write at a time, in order. */
  async function write(work: () => Promise<unknown>): Promise<void> {
    if (!isStopped) await inOrder(work).catch(reportError);
  }

  const there = (match: string): Promise<There[]> =>
    db
      .selectFrom('presence')
      .select(['player', 'is_looking'])
      .where('match', '=', match)
      .where('process', '!=', process)
      .where('at', '>', now() - GONE)
      .execute();

  const beat = (): Promise<void> =>
    write(async () => {
      await db.updateTable('presence').set({ at: now() }).where('process', '=', process).execute();
      // A process that was killed has left its players behind.
      await db
        .deleteFrom('presence')
        .where('at', '<', now() - GONE)
        .execute();
    });
  const beating = setInterval(() => void beat(), heartbeat);

  return {
    enter: (match, player, isLooking) =>
      void write(() =>
        db
          .insertInto('presence')
          .values({ match, player, process, at: now(), is_looking: isLooking ? 1 : 0 })
          .onConflict((clash) =>
            clash.columns(KEY).doUpdateSet(({ ref }) => ({ is_looking: ref('excluded.is_looking') })),
          )
          .execute(),
      ),
    leave: (match, player) =>
      void write(() =>
        db
          .deleteFrom('presence')
          .where('match', '=', match)
          .where('player', '=', player)
          .where('process', '=', process)
          .execute(),
      ),
    elsewhere: async (match) => playersIn(await there(match)),
    lookingElsewhere: async (match) => playersIn((await there(match)).filter(({ is_looking }) => is_looking === 1)),
    async stop() {
      clearInterval(beating);
      const left = write(() => db.deleteFrom('presence').where('process', '=', process).execute());
      isStopped = true;
      await left;
    },
  };
}
