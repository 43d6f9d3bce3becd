import type { Outcome } from './contract.ts';

/** Whether somebody has as high a score as a winner and has not won. */
export function isDecidedByTieBreak({ places, scores }: Pick<Outcome, 'places' | 'scores'>): boolean {
  const highest = scores[places.indexOf(1)];
  return places.some((place, seat) => place > 1 && scores[seat] === highest);
}
