import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Keeps when players came to their tables and when they went, so that all processes know after any restart. */
export interface Visits {
  /** Since when each of a table's players is away, as far as that was noted. */
  known(match: string): Promise<Map<string, number>>;
  came(match: string, player: string): void;
  went(match: string, player: string): void;
  /** Waits until all is written. */
  drain(): Promise<void>;
}

type Visit = Schema['visits'];

const KEY = ['match', 'player'] as const;

export function makeVisits({ db }: Store, now: () => number, reportError: (error: unknown) => void): Visits {
  /** What is not written yet; of those who come and go quickly only the last. */
  const pending = new Map<string, Visit>();
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (pending.size > 0) {
      const rows = [...pending.values()];
      pending.clear();
      await write(rows).catch(reportError);
    }
    writing = undefined;
  }

  const write = (rows: readonly Visit[]): Promise<unknown> =>
    db
      .insertInto('visits')
      .values(rows)
      .onConflict((clash) =>
        clash
          .columns(KEY)
          .doUpdateSet(({ ref }) => ({ came_at: ref('excluded.came_at'), gone_at: ref('excluded.gone_at') })),
      )
      .execute();

  function keep(match: string, player: string, gone_at: number | null): void {
    pending.set(`${match} ${player}`, { match, player, came_at: now(), gone_at });
    // Everything that happens in the same moment is written at once.
    writing ??= new Promise((resolve) => setImmediate(resolve)).then(writeAll);
  }

  return {
    async known(match) {
      const rows = await db.selectFrom('visits').select(['player', 'gone_at']).where('match', '=', match).execute();
      return new Map(rows.flatMap(({ player, gone_at }) => (gone_at === null ? [] : [[player, gone_at]])));
    },
    came: (match, player) => keep(match, player, null),
    went: (match, player) => keep(match, player, now()),
    drain: () => writing ?? Promise.resolve(),
  };
}
