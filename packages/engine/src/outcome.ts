import type { Outcome } from './contract.ts';

/** Whether a seat with a winning score lost on the tie-break. */
export function isDecidedByTieBreak({ places, scores }: Pick<Outcome, 'places' | 'scores'>): boolean {
  const highest = scores[places.indexOf(1)];
  return places.some((place, seat) => place > 1 && scores[seat] === highest);
}
