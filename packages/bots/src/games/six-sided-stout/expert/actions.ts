import {
  ASSISTANTS,
  BOARDS,
  type BoardName,
  GOODS,
  KINDS,
  MALTS,
  type StoutAction,
} from '@taproom/games/six-sided-stout';
import { at } from '../../../lists.ts';
import { type Deed, goodOf, isHelped } from './deeds.ts';
import { helperFor, highestPair, type Kitchen } from './kitchen.ts';
import type { Step } from './order.ts';

/** A deed in the game's own words. */
export function actionFor(kitchen: Kitchen, deed: Deed): StoutAction {
  const good = goodOf(deed);
  if (good === undefined) return roastAction(kitchen, deed === 'r' ? 0 : 1);
  const assistant = isHelped(deed) ? (ASSISTANTS[helperFor(kitchen, good)] ?? null) : null;
  return { type: 'market', good: at(GOODS, good), assistant };
}

function roastAction(kitchen: Kitchen, malt: number): StoutAction {
  const [high, low] = highestPair(kitchen, malt);
  return { type: 'roast', store: at(MALTS, malt), dice: low === 0 ? [high] : [low, high] };
}

/** The step of an action that puts something; undefined for others. */
export function stepOf(board: BoardName, action: StoutAction): Step | undefined {
  if (action.type !== 'put') return undefined;
  return { kind: KINDS.indexOf(action.kind) + 1, cell: BOARDS[board].names.indexOf(action.cell) };
}

export const putAction = (board: BoardName, { kind, cell }: Step): StoutAction => ({
  type: 'put',
  kind: at(KINDS, kind - 1),
  cell: at(BOARDS[board].names, cell),
});
