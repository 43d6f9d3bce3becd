import { below, fastRng, type Rng } from '@taproom/engine';
import type { Choose, Open } from '@taproom/testkit';
import { FORMULAS, isNatural, type Whisky } from '../components.ts';
import { merchantAt, shopsInCity } from '../rules.ts';
import type { DyceAction, DyceState } from '../state.ts';

/** Enough to trade with. */
const SHOPS_WANTED = 3;

/**
 * Chooses at random as well, but as people do who want to get on: ends every other turn at once where others wait,
 * stocks what a baron looks for and can be blended, and opens only a few shops. Games by plain chance take thousands
 * of actions, and hardly anything is traded in them.
 */
export function bySense(seed: number): Choose {
  const rng = fastRng(seed);
  return (open, state) => oneOf(rng, sensible(rng, open, state as DyceState));
}

const oneOf = <T>(rng: Rng, items: readonly T[]): T | undefined => items[below(rng, Math.max(1, items.length))];

function sensible(rng: Rng, open: readonly Open[], state: DyceState): readonly Open[] {
  const rests = open.filter(({ action }) => isRest(action as DyceAction));
  const isAlone = state.merchants.length === 1;
  if (rests.length > 0 && !isAlone && below(rng, 2) === 0) return rests;
  // Now and then anything goes, so that whatever can happen does.
  if (below(rng, 8) === 0) return open;
  const useful = open.filter((one) => isUseful(state, one));
  return useful.length > 0 ? useful : open;
}

const isRest = ({ type }: DyceAction): boolean => type === 'pass' || type === 'take' || type === 'done';

function isUseful(state: DyceState, { seat, action }: Open): boolean {
  const known = action as DyceAction;
  if (known.type === 'open') return shopsInCity(state, seat) < SHOPS_WANTED;
  return known.type === 'stock' ? isWanted(state, known.whisky) && canTrade(state, seat, known.whisky) : false;
}

const isWanted = ({ barons }: DyceState, whisky: Whisky): boolean =>
  barons.some(({ line }) => line[0]?.whisky === whisky);

function canTrade(state: DyceState, seat: number, whisky: Whisky): boolean {
  const { whiskies } = merchantAt(state, seat);
  return isNatural(whisky) || FORMULAS[whisky].every((natural) => whiskies[natural] > 0);
}
