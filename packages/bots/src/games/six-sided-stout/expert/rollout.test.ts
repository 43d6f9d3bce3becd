import { fastRng } from '@taproom/engine';
import { BOARD_NAMES, type BoardName, sixSidedStout } from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import { countsFor, type Deed, DICE_A_DAY, type Plan } from './deeds.ts';
import { type Kitchen, kitchenOf, put, sleep, YEAST } from './kitchen.ts';
import { outlookOf } from './outlook.ts';
import { roomLeft } from './placement.ts';
import { draftFor } from './rollout.ts';

const STEPS: Readonly<Record<BoardName, number>> = { standard: 10_000, big: 30_000 };

/** A bare board, and two dice of chocolate malt: nine units. */
function withChocolate(board: BoardName): Kitchen {
  const state = sixSidedStout.setup(1, { board }, fastRng(1));
  const kitchen = kitchenOf(board, 5, at(state.brewers, 0));
  kitchen.stores[2 * 7 + 4] = 1;
  kitchen.stores[2 * 7 + 5] = 1;
  return kitchen;
}

function layOut(kitchen: Kitchen, board: BoardName, plan: Plan): void {
  for (const { kind, cell } of draftFor(kitchen, plan, STEPS[board], fastRng(3)).steps) put(kitchen, kind, cell);
}

describe.each(BOARD_NAMES)('a day of the plan on the %s board', (board) => {
  test('SS-8: the day before yeast is bought, malt closes a room for one and leaves no other', () => {
    const kitchen = withChocolate(board);
    layOut(kitchen, board, ['Y', 'R', 'Y', 'H', 'Y']);
    sleep(kitchen);
    kitchen.good = YEAST;
    kitchen.left = 4;
    expect(roomLeft(kitchen)).toBe(1);
  });

  test('malt waits while neither today nor tomorrow is of use to it', () => {
    const kitchen = withChocolate(board);
    expect(draftFor(kitchen, ['R', 'Y', 'R', 'Y', 'H'], STEPS[board], fastRng(3)).steps).toEqual([]);
  });
});

test('the chances of what tomorrow brings are those of the dice', () => {
  const kitchen = withChocolate('standard');
  const chances = (deed: Deed): readonly number[] => outlookOf(kitchen, [deed]).chances;
  expect(chances('Y').map((chance) => Math.round(chance * 36))).toEqual([0, 10, 16, 9, 1, 0, 0]);
  expect(chances('H').map((chance) => Math.round(chance * 36))).toEqual([0, 3, 7, 11, 9, 5, 1]);
  expect(chances('Y*')[1]).toBeGreaterThan(at(chances('Y'), 1));
  for (const deed of ['Y', 'Y*', 'H', 'H*'] as const) expect(chances(deed).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('an assistant lets one choose how much hops or yeast to bring home', () => {
  const fate = new Uint8Array(DICE_A_DAY);
  fate.set([6, 1, 5], 3);
  fate.set([2, 6, 3], 6);
  expect(countsFor('H*', fate, 0)).toEqual([3, 5]);
  expect(countsFor('H', fate, 0)).toEqual([3]);
  expect(countsFor('Y*', fate, 0)).toEqual([1, 2, 3]);
});
