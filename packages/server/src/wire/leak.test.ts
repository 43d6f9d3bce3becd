import {
  type BaseState,
  below,
  clone,
  fastRng,
  isResignation,
  type Match,
  makeNonce,
  type Rng,
  type SealedRng,
  type Seat,
  type Tagged,
  type Viewer,
} from '@taproom/engine';
import { games } from '@taproom/games';
import type { WhiskyState } from '@taproom/games/whisky-game';
import {
  beginPush,
  type ClockState,
  endPush,
  type Following,
  follow,
  hear,
  type Moving,
  ownText,
  type Push,
  packActions,
  readMessage,
  type ServerMessage,
  type TableInfo,
  type Told,
  tell,
} from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { advanceStored, beginStored } from '../match/stored.ts';
import { clockStateOf } from '../match/told.ts';
import { entriesAfter } from '../room/entries.ts';
import { openStore } from '../store/open.ts';
import { findTable } from '../tables/find-table.ts';
import { commitmentOf, openingOf, type Table } from '../tables/table.ts';
import { type Guest, type Line, newGuest, SETUP, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';

/** Long enough for hands, decks and hidden choices to come up. */
const MOVES = 70;
const MOST_SEATS = 3;
const LOG_TAIL = 30;
const LOG_PAGE = 100;

/** The truth of a match, which only the database knows: its table and every position it went through. */
interface Truth {
  readonly table: Table;
  readonly positions: readonly LiveMatch[];
}

async function truthOf(place: string, id: string): Promise<Truth> {
  const store = await openStore(place);
  const table = (await findTable(store.db, id)) as Table;
  const entries = await entriesAfter(store, id, 0);
  await store.close();
  const opening = openingOf(table);
  if ('needs' in opening) throw new Error('these rules are not here');
  const positions = [beginStored(opening)];
  for (const entry of entries) positions.push(advanceStored(positions.at(-1) as LiveMatch, entry));
  return { table, positions };
}

/** All that a viewer may know of a position, from the rules alone. */
function mayKnow({ opening: { game } }: LiveMatch, { state, resigned }: Match<BaseState>, viewer: Viewer): Moving {
  const actors = game.actors(state);
  const isActor = viewer !== 'table' && actors.includes(viewer);
  const legal = isActor ? packActions(game.legal(state, viewer)) : [];
  return {
    view: game.view(state, viewer),
    actors,
    legal,
    canUndo: false,
    resigned,
    outcome: game.outcome(state) ?? null,
  };
}

const mayHear = ({ opening: { game }, steps }: LiveMatch, viewer: Viewer): Tagged[] =>
  (steps.at(-1)?.events ?? []).flatMap((event) => (isResignation(event) ? event : (game.witness(event, viewer) ?? [])));

/** The texts that a viewer may be sent of each entry, to the byte, and the shapes they are told in. */
function textsFor({ table, positions }: Truth, viewer: Viewer): { texts: string[]; told: Told } {
  const [first, ...others] = positions as [LiveMatch, ...LiveMatch[]];
  let before = mayKnow(first, first.match, viewer);
  let told = follow(before, []);
  const texts = others.map((live) => {
    const now = mayKnow(live, live.match, viewer);
    const { told: after, s, ...changes } = tell(told, now, mayHear(live, viewer));
    const own = ownText(now) === ownText(before) ? undefined : ownText(now);
    [told, before] = [after, now];
    return endPush(beginPush({ m: table.row.id, n: live.seq, ...changes }), own, {
      s,
      c: clockOf(live) ?? undefined,
    });
  });
  return { texts, told };
}

/** The time of a clock that stands still: what is told of it can be foretold. */
const STANDSTILL = 1_800_000_000_000;
/** Clocks are no secret. */
const clockOf = (live: LiveMatch): ClockState | null => clockStateOf(live, STANDSTILL, 0);

const isMove = (text: string): boolean => text.startsWith('[');

/** A move as everyone is told it, without whose request it was. */
function asPushed(text: string): string {
  const { o, s, c, ...push } = readMessage(text) as Push;
  return endPush(beginPush(push), o && JSON.stringify(o), { s, c });
}

/** As much of The Whisky Game's view as tells of a question: what is right is null as long as it is open. */
interface AskingView {
  readonly asked?: { readonly right?: unknown } | null;
}

/** Everyone plays anything that is open, until it is over or so many moves are made and a question has been asked. */
async function playAtRandom(table: string, lines: readonly Line[], rng: Rng): Promise<void> {
  let isQuestionDue = lines[0]?.state(table).info.game === 'whisky-game';
  for (let moves = 0; (moves < MOVES || isQuestionDue) && !lines[0]?.state(table).outcome; moves++) {
    const { actors, seq, view } = (lines[0] as Line).state(table);
    if ((view as AskingView).asked?.right === null) isQuestionDue = false;
    const seat = actors[below(rng, actors.length)] as Seat;
    const line = lines[seat] as Line;
    const legal = line.legal(table);
    const answer = await line.play(table, seat, legal[below(rng, legal.length)] as Tagged);
    expect(answer).toEqual({ type: 'yes', id: expect.any(Number), seq: seq + 1 });
    await Promise.all(lines.map((one) => one.until(table, (state) => state.seq > seq)));
  }
}

describe.each(ANY_KIND)('what comes through a socket of a server on %s', (kind) => {
  const serving = serveSuite(kind, () => ({ now: () => STANDSTILL }));

  describe.each(games.map((game) => [game.id, game] as const))('at a table of %s', (id, { seats: { min, max } }) => {
    const seats = Math.min(max, Math.max(min, MOST_SEATS));

    async function guestsAtTable(): Promise<{ table: string; lines: Line[]; guests: Guest[] }> {
      const names = Array.from({ length: seats }, (_, seat) => `Guest ${seat}`);
      const guests = await Promise.all(names.map((name) => newGuest(serving.address, name)));
      const setup = {
        game: id,
        undo: false,
        seats: guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const),
      };
      const table = await sitDownTo(guests, setup);
      const onlooker = await newGuest(serving.address, 'Onlooker');
      const lines = await Promise.all([...guests, onlooker].map((guest) => guest.connect()));
      for (const line of lines) await line.watch(table);
      return { table, lines, guests };
    }

    test('is what the rules let a seat or a spectator see, to the byte, and nothing else', async () => {
      const { table, lines } = await guestsAtTable();
      await playAtRandom(table, lines, fastRng(7));
      const truth = await truthOf(serving.place, table);
      expect(truth.positions.length).toBeGreaterThan(5);
      for (const [i, line] of lines.entries()) {
        const viewer = i < seats ? i : 'table';
        const { texts, told } = textsFor(truth, viewer);
        expect(line.heard.filter(isMove).map(asPushed)).toEqual(texts);
        checkState(await line.watch(table), truth, viewer, told);
        checkLog(await line.ask({ type: 'log', table, before: truth.positions.length }), truth, viewer);
        checkTalk(line.heard.filter((text) => !isMove(text)));
      }
      checkSecrets(lines, truth);
      if (id === 'whisky-game') checkAnswers(lines, truth);
    });

    test('would be the same in every other world that the seat can imagine', async () => {
      const { table, lines } = await guestsAtTable();
      await playAtRandom(table, lines, fastRng(8));
      const { positions } = await truthOf(serving.place, table);
      for (const live of positions) {
        for (let seat = 0; seat < seats; seat++) {
          const world = clone(live.match.state);
          live.opening.game.imagine(world, seat, fastRng(live.seq));
          for (const viewer of [seat, 'table'] as const) {
            const imagined = mayKnow(live, { ...live.match, state: world }, viewer);
            expect(JSON.stringify(imagined)).toBe(JSON.stringify(mayKnow(live, live.match, viewer)));
          }
        }
      }
    });

    test('tells nobody why another cannot do something', async () => {
      const { table, lines } = await guestsAtTable();
      const action = { type: 'peek' };
      for (const line of lines.slice(1))
        expect(await line.ask({ type: 'why', table, seat: 0, action })).toMatchObject({
          why: { code: 'not-your-seat' },
        });
      expect(await lines[0]?.ask({ type: 'why', table, seat: 0, action })).toMatchObject({ type: 'because' });
    });
  });
});

describe.each(ANY_KIND)('a table without spectators of a server on %s', (kind) => {
  const serving = serveSuite(kind);

  test('tells those only that it has begun who watched while it was waiting', async () => {
    const names = ['Anna', 'Ben', 'Eve'];
    const [anna, ben, eve] = (await Promise.all(names.map((name) => newGuest(serving.address, name)))) as [
      Guest,
      Guest,
      Guest,
    ];
    const made = await anna.post('/api/tables', { ...SETUP, spectators: false });
    const { id: table } = (made.body as { info: TableInfo }).info;
    const onlooker = await eve.connect();
    expect((await onlooker.watch(table)).view).toBeNull();
    for (const [seat, guest] of [anna, ben].entries())
      await guest.post(`/api/tables/${table}/sit`, { seat, nonce: makeNonce() });
    const lines = await Promise.all([anna, ben].map((guest) => guest.connect()));
    for (const line of lines) await line.watch(table);
    await playAtRandom(table, lines, fastRng(9));
    expect(await onlooker.ask({ type: 'log', table, before: 50 })).toMatchObject({ events: [] });
    expect(await onlooker.ask({ type: 'watch', table })).toMatchObject({ why: { code: 'no-spectators' } });
    expect(onlooker.heard.filter((text) => isMove(text) || /"view":\{/.test(text))).toEqual([]);
    const infos = onlooker.heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'info');
    expect(infos.at(-1)?.info.status).toBe('playing');
  });
});

/** The whole state, as it comes to those who have just sat down. */
function checkState(state: unknown, { table, positions }: Truth, viewer: Viewer, { shapes }: Told): void {
  const live = positions.at(-1) as LiveMatch;
  const tail = positions.slice(-LOG_TAIL);
  const { info, ...rest } = state as { info: object };
  expect(rest).toEqual({
    ...mayKnow(live, live.match, viewer),
    seq: live.seq,
    mine: viewer === 'table' ? [] : [viewer],
    clock: clockOf(live),
    commitment: commitmentOf(table),
    nonces: table.seats.map(({ nonce }) => nonce),
    log: tail.flatMap((one) => mayHear(one, viewer)),
    logFrom: positions.length - tail.length,
    chat: [],
    hasEarlierChat: false,
    shapes,
  });
  const { setup, row } = table;
  const seats = table.seats.map(({ name }) => ({ kind: 'human', name, isGuest: true, isHere: true, isStoodIn: false }));
  const { seats: _, ...open } = setup;
  const times = { createdAt: row.created_at, startedAt: row.started_at, endedAt: row.ended_at };
  const { rules, status } = row;
  const house = {
    absence: 1_440,
    askUndo: false,
    expiresAt: null,
    fill: false,
    houseBot: { level: 'regular' },
    hints: false,
  };
  expect(info).toEqual({ ...open, ...house, id: row.id, rules, status, seats, ...times, rematch: null });
}

function checkLog(answer: unknown, { positions }: Truth, viewer: Viewer): void {
  const from = Math.max(0, positions.length - LOG_PAGE);
  const events = positions.slice(from).flatMap((live) => mayHear(live, viewer));
  expect(answer).toEqual({ type: 'log', id: expect.any(Number), events, from });
}

/** Apart from moves there are only answers, tables and who is here. */
function checkTalk(texts: readonly string[]): void {
  const kinds = texts.map((text) => (JSON.parse(text) as Extract<ServerMessage, { type: string }>).type);
  expect(kinds.filter((kind) => !['yes', 'table', 'info', 'log'].includes(kind))).toEqual([]);
}

/** What foretells the dice stays in the house as long as they are thrown, and nobody's token goes anywhere. */
function checkSecrets(lines: readonly Line[], { table, positions }: Truth): void {
  const { key } = (positions.at(-1) as LiveMatch).match.state.rng as SealedRng;
  const players = table.seats.map(({ player }) => player as string);
  for (const secret of [table.row.secret, key, ...players])
    for (const { heard } of lines) expect(heard.join('\n')).not.toContain(secret);
}

/** A question is open again and again, and nobody is told the right answer before it is given. */
function checkAnswers(lines: readonly Line[], { positions }: Truth): void {
  let questions = 0;
  for (const { heard } of lines) {
    const [opening] = positions as [LiveMatch];
    const viewer = lines.findIndex((line) => line.heard === heard);
    const own = { legal: [], canUndo: false };
    const known = mayKnow(opening, opening.match, viewer === lines.length - 1 ? 'table' : viewer);
    let following: Following = { ...follow(known, []), own };
    for (const [i, text] of heard.filter(isMove).entries()) {
      const heardNow = hear(following, readMessage(text) as Push);
      following = heardNow.following;
      const frame = (positions[i + 1] as LiveMatch & { match: Match<WhiskyState> }).match.state.stack.at(-1);
      if (frame?.at !== 'question' || frame.revealed || positions[i + 1]?.outcome) continue;
      questions++;
      expect((heardNow.moving.view as AskingView).asked?.right).toBeNull();
    }
  }
  expect(questions).toBeGreaterThan(0);
}
