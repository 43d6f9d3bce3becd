import type { BoardName } from '@taproom/games/six-sided-stout';
import { type Deed, goodOf, type Plan } from './deeds.ts';
import { GOOD_NUMBER, type Seated } from './kitchen.ts';

/**
 * Plans that did best over many games played to the end. Malt is roasted to chocolate and kept until the day before
 * yeast is bought. Then it closes rooms for one at the water, and leaves no other within reach: there yeast goes in
 * alone, however much was bought, and the rest of it is lost (SS-8).
 */
const TEMPLATES: Readonly<Record<BoardName, Plan>> = {
  standard: ['M*', 'r', 'M*', 'r', 'R', 'Y*', 'R', 'Y', 'H*', 'Y'],
  big: ['M*', 'r', 'M*', 'r', 'R', 'Y*', 'R', 'Y', 'H*', 'Y'],
};

/** The rest of the board's plan: without the deeds done so far; today included unless it is under way. */
export function planFor(board: BoardName, { days, stage }: Seated, day: number): Plan {
  const rest = [...TEMPLATES[board]];
  for (const deed of days) {
    const at = rest.findIndex((planned) => isSuch(planned, deed));
    if (at >= 0) rest.splice(at, 1);
  }
  const underway = stage.at === 'choose' ? 0 : 1;
  const daysLeft = TEMPLATES[board].length - day + 1 - underway;
  return daysLeft === 0 ? [] : rest.slice(-daysLeft);
}

const isSuch = (planned: Deed, deed: Seated['days'][number]): boolean =>
  goodOf(planned) === (deed === 'roast' ? undefined : GOOD_NUMBER[deed]);
