import { below, clone, fastRng, rollDie } from '@taproom/engine';
import {
  ASSISTANTS,
  BOARD_NAMES,
  BOARDS,
  type BoardName,
  KINDS,
  type StoutAction,
  type StoutState,
  sixSidedStout,
} from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import { actionFor } from './actions.ts';
import { DEEDS, type Deed, DICE_A_DAY, mayDo, perform } from './deeds.ts';
import { bring, GOOD_NUMBER, helperFor, type Kitchen, kitchenOf, put, type Seated, unitsIn } from './kitchen.ts';
import { mayPut, maySleep } from './placement.ts';
import { scoreOf } from './score.ts';

const unheard = (): void => {};
const brewerOf = (state: StoutState): Seated => at(state.brewers, 0);
const kitchenIn = (state: StoutState): Kitchen => kitchenOf(state.board, state.day, brewerOf(state));
const keyOf = (action: StoutAction): string => JSON.stringify(action);

/** Every state of random games on a board, stopping only when nothing else is left. */
function* positions(board: BoardName, games: number): Generator<StoutState> {
  for (let seed = 0; seed < games; seed++) {
    const rng = fastRng(seed);
    const state = sixSidedStout.setup(1, { board }, fastRng(seed + 1000));
    while (sixSidedStout.actors(state).length > 0) {
      yield state;
      const legal = sixSidedStout.legal(state, 0).filter(({ type }) => type !== 'stop');
      sixSidedStout.apply(state, 0, legal[below(rng, legal.length)] ?? { type: 'stop' }, unheard);
    }
    yield state;
  }
}

/** All that the flat kitchen allows, in the game's words; of roasts only the highest pairs, of helpers only the first. */
function allowedIn(state: StoutState): string[] {
  const kitchen = kitchenIn(state);
  const { stage } = brewerOf(state);
  if (stage.at === 'choose') {
    return DEEDS.filter((deed) => mayDo(kitchen, deed)).map((deed) => keyOf(actionFor(kitchen, deed)));
  }
  const puts = KINDS.flatMap((kind, index) =>
    BOARDS[state.board].names
      .filter((_, cell) => hasUnit(kitchen, index + 1) && mayPut(kitchen, index + 1, cell))
      .map((cell) => keyOf({ type: 'put', kind, cell })),
  );
  return maySleep(kitchen) ? [...puts, keyOf({ type: 'done' })] : puts;
}

const hasUnit = (kitchen: Kitchen, kind: number): boolean =>
  kind <= 3 ? unitsIn(kitchen, kind - 1) > 0 : kitchen.good === kind && kitchen.left > 0;

/** What the rules allow of that. */
function legalIn(state: StoutState): string[] {
  const kitchen = kitchenIn(state);
  const isConsidered = (action: StoutAction): boolean => {
    if (action.type === 'put' || action.type === 'done') return true;
    if (action.type === 'market' && action.assistant !== null) {
      return action.assistant === ASSISTANTS[helperFor(kitchen, GOOD_NUMBER[action.good])];
    }
    if (action.type === 'roast' && action.store !== 'chocolate') {
      return keyOf(action) === keyOf(actionFor(kitchen, action.store === 'pale' ? 'r' : 'R'));
    }
    return action.type === 'market';
  };
  return sixSidedStout.legal(state, 0).filter(isConsidered).map(keyOf);
}

describe.each(BOARD_NAMES)('the kitchen on the %s board', (board) => {
  test('allows what the rules allow (SS-5, SS-8, SS-21), and scores as they do', () => {
    for (const state of positions(board, 40)) {
      const outcome = sixSidedStout.outcome(state);
      if (outcome) expect(scoreOf(kitchenIn(state).terrain, kitchenIn(state).cells)).toBe(outcome.scores[0]);
      else if (brewerOf(state).stage.at !== 'keep') expect(allowedIn(state).sort()).toEqual(legalIn(state).sort());
    }
  });

  test('becomes what the rules make of it when a unit is put', () => {
    for (const state of positions(board, 6)) {
      for (const action of sixSidedStout.legal(state, 0)) {
        if (action.type !== 'put') continue;
        const [kitchen, after] = [kitchenIn(state), clone(state)];
        put(kitchen, KINDS.indexOf(action.kind) + 1, BOARDS[board].names.indexOf(action.cell));
        sixSidedStout.apply(after, 0, action, unheard);
        expect(kitchen).toEqual(kitchenIn(after));
      }
    }
  });

  test('becomes what the rules make of it when a day is spent', () => {
    const rng = fastRng(5);
    for (const state of positions(board, 20)) {
      if (brewerOf(state).stage.at !== 'choose') continue;
      for (const deed of DEEDS) if (mayDo(kitchenIn(state), deed)) compareDeed(state, deed, rollDie(rng));
    }
  });
});

/** Does a deed in the kitchen and by the rules, all dice showing the same. */
function compareDeed(state: StoutState, deed: Deed, die: number): void {
  const [kitchen, after] = [kitchenIn(state), clone(state)];
  after.dice = { malt: [die, die, die], hops: [die, die, die], yeast: [die, die, die] };
  perform(kitchen, deed, new Uint8Array(DICE_A_DAY).fill(die), 0);
  sixSidedStout.apply(after, 0, actionFor(kitchenIn(state), deed), unheard);
  if (deed.endsWith('*')) sixSidedStout.apply(after, 0, { type: 'keep', dice: [die, die] }, unheard);
  expect(kitchen).toEqual(kitchenIn(after));
}

test('two dice bring home what the rules say', () => {
  const bought = (good: 'hops' | 'yeast', a: number, b: number): number => {
    const kitchen = kitchenIn(sixSidedStout.setup(1, { board: 'standard' }, fastRng(1)));
    bring(kitchen, GOOD_NUMBER[good], a, b);
    return kitchen.left;
  };
  expect([bought('hops', 3, 5), bought('yeast', 4, 4), bought('hops', 1, 1), bought('yeast', 1, 1)]).toEqual([
    4, 2, 1, 1,
  ]);
});
