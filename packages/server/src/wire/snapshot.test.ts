import { type AnyGame, below, fastRng, makeNonce, type Seat, type Tagged, type Viewer } from '@taproom/engine';
import { games } from '@taproom/games';
import { LONGEST_CHAT } from '@taproom/protocol';
import { advance, eventsFor, type LiveMatch } from '@taproom/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { bytesOf } from '../match/fitting.ts';
import { beginStored, entryOf } from '../match/stored.ts';
import { openStore } from '../store/open.ts';
import type { Entry } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { findTable } from '../tables/find-table.ts';
import { openingOf, type Table } from '../tables/table.ts';
import { connectWith, type Guest, type Line, newGuest, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';

const LARGEST = 10_000;
const LENGTHS = [30, 300, 1_000];
const LINES = 25;
/** What a state is wrapped in, and what is left free for it. */
const WRAPPING = 500;

/** A match that has come so far, and all that happened in it. */
interface Played {
  readonly table: string;
  readonly events: (viewer: Viewer) => Tagged[];
  /** Those of the last step alone. */
  readonly last: (viewer: Viewer) => Tagged[];
}

/** Anything that is open, again and again; the match is not quite over. */
function* playedAtRandom(first: LiveMatch, moves: number): Generator<{ entry: Entry; live: LiveMatch }> {
  const rng = fastRng(moves);
  let live = first;
  for (let seq = 1; seq <= moves; seq++) {
    const { actors, opening } = live;
    const { game, startedAt } = opening;
    const seat = actors[below(rng, actors.length)] as Seat;
    const legal = game.legal(live.match.state, seat);
    const action = JSON.stringify(legal[below(rng, legal.length)]);
    const entry = { match: '', seq, kind: 'play', seat, action, key: makeNonce(), at: startedAt + seq } as const;
    const next = advance(live, entryOf(entry));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    if (next.value.outcome) return;
    live = next.value;
    yield { entry, live };
  }
}

/** Writes the moves of a long match into the database, and as much talk as there may be. */
async function plant({ db }: Store, table: string, moves: number): Promise<Played> {
  const found = (await findTable(db, table)) as Table;
  const opening = openingOf(found);
  if ('needs' in opening) throw new Error('these rules are not here');
  const first = beginStored(opening);
  const played = [...playedAtRandom(first, moves)];
  const rows = played.map(({ entry }) => ({ ...entry, match: table }));
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('entries')
      .values(rows.slice(at, at + 100))
      .execute();
  const lines = Array.from({ length: LINES }, (_, i) => ({ key: `line ${i}`, at: i, text: 'ž'.repeat(LONGEST_CHAT) }));
  const talk = lines.map((line) => ({ ...line, match: table, player: found.row.host, name: 'Anna', seat: 0 }));
  await db.insertInto('chat').values(talk).execute();
  const steps = [first, ...played.map(({ live }) => live)].map((live) => live.steps.at(-1)?.events ?? []);
  return {
    table,
    events: (viewer) => steps.flatMap((events) => eventsFor(first, events, viewer)),
    last: (viewer) => eventsFor(first, steps.at(-1) ?? [], viewer),
  };
}

describe.each(ANY_KIND)('whoever comes back to a long match on %s', (kind) => {
  const serving = serveSuite(kind);
  const matches = new Map<AnyGame['id'], { guest: Guest; played: Played[] }>();

  async function guestsFor({
    id,
    seats: { max },
  }: Pick<AnyGame, 'id' | 'seats'>): Promise<{ guest: Guest; tables: string[] }> {
    const names = Array.from({ length: max }, (_, seat) => `A guest called ${seat}`);
    const guests = await Promise.all(names.map((name) => newGuest(serving.address, name)));
    const seats = names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
    const tables: string[] = [];
    for (const _ of LENGTHS) tables.push(await sitDownTo(guests, { game: id, seats, isPublic: true }));
    return { guest: guests[0] as Guest, tables };
  }

  beforeAll(async () => {
    const made = await Promise.all(games.map(async (game) => ({ game, ...(await guestsFor(game)) })));
    await serving.restart(async () => {
      const store = await openStore(serving.place);
      for (const { game, guest, tables } of made) {
        const played: Played[] = [];
        for (const [i, table] of tables.entries()) played.push(await plant(store, table, LENGTHS[i] as number));
        matches.set(game.id, { guest, played });
      }
      await store.close();
    });
  });

  /** All events of a match, as far back as one may ask. */
  async function wholeLog(line: Line, table: string): Promise<readonly Tagged[]> {
    let { log, logFrom } = await line.watch(table);
    while (logFrom > 0) {
      const page = await line.ask({ type: 'log', table, before: logFrom });
      if (page.type !== 'log' || page.from >= logFrom) throw new Error(JSON.stringify(page));
      log = [...page.events, ...log];
      logFrom = page.from;
    }
    return log;
  }

  describe.each(games.map(({ id }) => id))('of %s', (id) => {
    test('gets at most 10 kB, however long it was, and all that was missed on demand', async () => {
      const { guest, played } = matches.get(id) as { guest: Guest; played: Played[] };
      for (const { table, events, last } of played) {
        for (const [token, viewer] of [
          [guest.token, 0],
          ['', 'table'],
        ] as const) {
          const line = await connectWith(serving.address, token);
          const state = await line.watch(table);
          const bytes = Buffer.byteLength(line.heard.at(-1) as string);
          expect(bytes).toBeLessThanOrEqual(LARGEST);
          expect(state.chat.length).toBeGreaterThan(1);
          // What was done last is left out only where there is no room for it.
          if (bytes + bytesOf(last(viewer)) < LARGEST - WRAPPING) expect(state.logFrom).toBeLessThanOrEqual(state.seq);
          expect(await wholeLog(line, table)).toEqual(events(viewer));
          await line.close();
        }
      }
    });
  });
});
