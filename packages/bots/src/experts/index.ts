import type { BaseState } from '@taproom/engine';
import { brewBeers } from './dice-brewing/index.ts';
import { tradeInDyce } from './dyce/index.ts';
import type { Expert } from './expert.ts';
import { brewStout } from './six-sided-stout/index.ts';
import { travelForWhisky } from './whisky-game/index.ts';

/** The games that have an expert. A state always belongs to the game of its expert. */
const EXPERTS: Readonly<Record<string, Expert<never>>> = {
  'dice-brewing': brewBeers,
  dyce: tradeInDyce,
  'six-sided-stout': brewStout,
  'whisky-game': travelForWhisky,
};

export function findExpert(game: string): Expert<BaseState> | undefined {
  return EXPERTS[game] as Expert<BaseState> | undefined;
}

/** Games whose expert searches by itself, and better than a tree that knows nothing but the contract. */
const SEARCHING: ReadonlySet<string> = new Set(['dice-brewing', 'dyce', 'whisky-game']);

/** The search made for a game, if there is one. */
export const findOwnSearch = (game: string): Expert<BaseState> | undefined =>
  SEARCHING.has(game) ? findExpert(game) : undefined;
