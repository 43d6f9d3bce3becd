import {
  ASSISTANTS,
  BOARDS,
  type BoardName,
  GOODS,
  KINDS,
  MALTS,
  type StoutAction,
} from '@taproom/games/six-sided-stout';
import { type Deed, goodOf, isHelped } from './deeds.ts';
import { helperFor, highestPair, type Kitchen } from './kitchen.ts';
import type { Step } from './order.ts';

type Good = (typeof GOODS)[number];

/** A deed in the game's own words. */
export function actionFor(kitchen: Kitchen, deed: Deed): StoutAction {
  const good = goodOf(deed);
  if (good === undefined) return roastAction(kitchen, deed === 'r' ? 0 : 1);
  const assistant = isHelped(deed) ? (ASSISTANTS[helperFor(kitchen, good)] ?? null) : null;
  return { type: 'market', good: GOODS[good] as Good, assistant };
}

function roastAction(kitchen: Kitchen, malt: number): StoutAction {
  const [high, low] = highestPair(kitchen, malt);
  return { type: 'roast', store: MALTS[malt] as (typeof MALTS)[number], dice: low === 0 ? [high] : [low, high] };
}

export const putAction = (board: BoardName, { kind, cell }: Step): StoutAction => ({
  type: 'put',
  kind: KINDS[kind - 1] as (typeof KINDS)[number],
  cell: BOARDS[board].names[cell] as string,
});
