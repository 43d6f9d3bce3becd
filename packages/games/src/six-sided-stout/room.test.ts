import { below, clone, fastRng, type Rng, type Seat } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { BOARD_NAMES, BOARDS, type BoardName, MALTS, NOTHING, numberOf } from './components.ts';
import { sixSidedStout as game } from './index.ts';
import { scoreParts, total } from './score.ts';
import { setup } from './setup.ts';
import type { Brewer, StoutAction, StoutEvent, StoutState } from './state.ts';
import { goesInByTrying, mostByTrying, type Tried } from './testing/tried-out.ts';

const triedOf = (board: BoardName, { cells, today, stores }: Brewer): Tried => {
  const units = (malt: (typeof MALTS)[number]): number => stores[malt].reduce((sum, die) => sum + die, 0);
  return {
    board,
    cells,
    today,
    stores: { pale: units('pale'), caramel: units('caramel'), chocolate: units('chocolate') },
  };
};

/** How many of today's hops or yeast can still go in, found by trying. */
function promised(state: StoutState, seat: Seat): number {
  const brewer = state.brewers[seat] as Brewer;
  const { stage } = brewer;
  if (stage.at !== 'put' || stage.good === null) return 0;
  return mostByTrying(triedOf(state.board, brewer), stage.good, stage.left);
}

interface After {
  readonly state: StoutState;
  readonly events: readonly StoutEvent[];
}

function afterOf(state: StoutState, seat: Seat, action: StoutAction): After {
  const next = clone(state);
  const events: StoutEvent[] = [];
  game.apply(next, seat, action, (event) => events.push(event));
  return { state: next, events };
}

/** Whether no unit that has room is lost by the action. */
function isKept(state: StoutState, seat: Seat, action: StoutAction): boolean {
  const room = promised(state, seat);
  if (action.type === 'done') return room === 0;
  if (action.type !== 'put') return true;
  const isUnit = action.kind === 'hops' || action.kind === 'yeast';
  const still = promised(afterOf(state, seat, action).state, seat);
  return isUnit ? still === room - 1 : still >= room;
}

type Choice = (state: StoutState, seat: Seat, legal: readonly StoutAction[], rng: Rng) => StoutAction;

const byChance: Choice = (_state, _seat, legal, rng) => legal[below(rng, legal.length)] as StoutAction;

/** The most valuable action; ties are broken at random. */
function bestBy(legal: readonly StoutAction[], rng: Rng, worth: (action: StoutAction) => number): StoutAction {
  const from = below(rng, legal.length);
  const turned = [...legal.slice(from), ...legal.slice(0, from)];
  return turned.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

/** Takes the most points at once. */
const byPoints: Choice = (state, seat, legal, rng) =>
  bestBy(legal, rng, (action) => {
    const { cells } = afterOf(state, seat, action).state.brewers[seat] as Brewer;
    return action.type === 'stop'
      ? -1
      : total(scoreParts(BOARDS[state.board], cells).filter(({ name }) => name !== 'noBeer'));
  });

/** Tries to waste hops and yeast: buys them, and leaves as little room for them as the rules allow. */
const wasteful: Choice = (state, seat, legal, rng) =>
  bestBy(legal, rng, (action) => {
    if (action.type === 'stop') return -1;
    if (action.type === 'market') return action.good === 'malt' ? 1 : 2;
    return action.type === 'put' ? 100 - promised(afterOf(state, seat, action).state, seat) : 0;
  });

const WAYS = { 'at random': byChance, 'for points': byPoints, wastefully: wasteful } as const;

/** Plays a whole game and counts how often units were in hand and how many were lost. */
function playThrough(seats: number, board: BoardName, seed: number, choose: Choice): { hands: number; lost: number } {
  const rng = fastRng(seed);
  const state = setup(seats, { board }, fastRng(seed));
  let hands = 0;
  let lost = 0;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const legal = game.legal(state, seat);
    expect(legal).not.toEqual([]);
    const { stage } = state.brewers[seat] as Brewer;
    if (stage.at === 'put' && stage.left > 0) {
      hands++;
      expect(legal.filter((action) => !isKept(state, seat, action))).toEqual([]);
    }
    const events: StoutEvent[] = [];
    game.apply(state, seat, choose(state, seat, legal, rng), (event) => events.push(event));
    lost += events.reduce((sum, event) => sum + (event.type === 'lost' ? event.units : 0), 0);
  }
  return { hands, lost };
}

const GAMES = [1, 2, 3, 4, 5, 6].flatMap((seats) => BOARD_NAMES.map((board) => ({ seats, board })));

describe.each(Object.entries(WAYS))(
  'never a dead end, and nothing lost that had room (SS-8), playing %s',
  (_, choose) => {
    it.each(GAMES)('$seats at the table, the $board board', ({ seats, board }) => {
      const hands = [1, 2].map((seed) => playThrough(seats, board, seed, choose).hands);
      expect(Math.min(...hands)).toBeGreaterThan(0);
    });

    it('units are lost now and then all the same, where no place had room', () => {
      const losses = Array.from({ length: 12 }, (_one, seed) => playThrough(1, 'standard', seed, choose).lost);
      expect(Math.max(...losses)).toBeGreaterThan(0);
    });
  },
);

/** A recipe of hops grown at random from a cell, with a little malt in store. */
function sparse(board: BoardName, rng: Rng): StoutState {
  const state = setup(1, { board }, fastRng(below(rng, 1_000)));
  const brewer = state.brewers[0] as Brewer;
  const { neighbours, water } = BOARDS[board];
  const dry = [...brewer.cells.keys()].filter((cell) => water[cell] === 0);
  brewer.cells[dry[below(rng, dry.length)] as number] = numberOf('hops');
  for (let more = below(rng, 6); more > 0; more--) {
    const next = dry.filter(
      (cell) => brewer.cells[cell] === NOTHING && neighbours[cell]?.some((side) => brewer.cells[side] !== NOTHING),
    );
    if (next.length > 0) brewer.cells[next[below(rng, next.length)] as number] = numberOf('hops');
  }
  for (let units = below(rng, 5); units > 0; units--) brewer.stores[MALTS[below(rng, 3)] as 'pale'].push(1);
  return state;
}

describe('the way to the water', () => {
  it.each(BOARD_NAMES)(
    'SS-5 and SS-21: on the %s board it is there exactly if some order of putting malt opens one',
    (board) => {
      const rng = fastRng(7);
      const seen = { bought: 0, not: 0, waited: 0 };
      for (let i = 0; i < 300; i++) {
        const state = sparse(board, rng);
        const isThere = goesInByTrying(triedOf(board, state.brewers[0] as Brewer));
        expect(game.legal(state, 0).some((action) => action.type === 'market' && action.good === 'yeast')).toBe(
          isThere,
        );
        seen[isThere ? 'bought' : 'not']++;
        if (isThere) seen.waited += putAtRandom(state, rng);
      }
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    },
  );
});

/** Buys yeast and places at random until one is in; returns how many malts it took. */
function putAtRandom(state: StoutState, rng: Rng): number {
  game.apply(state, 0, { type: 'market', good: 'yeast', assistant: null }, () => {});
  for (let malts = 0; ; malts++) {
    const legal = game.legal(state, 0);
    const brewer = state.brewers[0] as Brewer;
    expect(legal.some(({ type }) => type === 'done')).toBe(false);
    const fitting = legal.filter((action) =>
      goesInByTrying(triedOf(state.board, afterOf(state, 0, action).state.brewers[0] as Brewer)),
    );
    if (promised(state, 0) === 0) expect(legal).toEqual(fitting);
    const action = legal[below(rng, legal.length)] as StoutAction;
    game.apply(state, 0, action, () => {});
    if (brewer.cells.includes(numberOf('yeast'))) return malts;
  }
}

it('legal and refuse agree while yeast waits for malt', () => {
  const rng = fastRng(11);
  let waiting = 0;
  for (let i = 0; i < 60; i++) {
    const state = sparse('big', rng);
    if (game.refuse(state, 0, { type: 'market', good: 'yeast', assistant: null })) continue;
    game.apply(state, 0, { type: 'market', good: 'yeast', assistant: null }, () => {});
    while (game.legal(state, 0).every((action) => action.type === 'put' && action.kind !== 'yeast')) {
      waiting++;
      const puts = MALTS.flatMap((kind) => BOARDS.big.names.map((cell) => ({ type: 'put', kind, cell }) as const));
      const allowed = [...puts, { type: 'done' } as const].filter((action) => !game.refuse(state, 0, action));
      expect(game.legal(state, 0)).toEqual(allowed);
      game.apply(state, 0, byChance(state, 0, game.legal(state, 0), rng), () => {});
    }
  }
  expect(waiting).toBeGreaterThan(20);
});
