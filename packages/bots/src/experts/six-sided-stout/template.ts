import type { BoardName } from '@taproom/games/six-sided-stout';
import { type Deed, goodOf, type Plan, readPlan } from './deeds.ts';
import { GOOD_NUMBER, type Seated } from './kitchen.ts';

/**
 * Plans that did best over many games played to the end. Malt is roasted to chocolate and kept until it closes a
 * pocket at the water: there yeast goes in alone, however much was bought, and the rest of it is lost (SS-8).
 */
const TEMPLATES: Readonly<Record<BoardName, Plan>> = {
  standard: readPlan('M* r M* r R Y* R Y H* Y'),
  big: readPlan('M* r M* r R Y* R Y H* Y'),
};

/** What is left of the board's plan: without what was done before today, today included unless it is under way. */
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
