import { nextFast } from '@taproom/engine';
import type { StoutAction, StoutState } from '@taproom/games/six-sided-stout';
import { attempt, bestOf, puzzleOf } from '../../positions/daily.ts';
import { exercisePlan, type MakeDaily, type PositionMaker } from '../../positions/maker.ts';
import type { BotSpec } from '../../spec/spec.ts';
import { brewToTheEnd } from './expert/to-the-end.ts';

const ID = 'six-sided-stout';
const PLANNER: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
/** How often the planner brews with the dice of a day. */
const BREWS = 3;
/** Dice that leave less to hope for, or more, are no measure. */
const USUAL_PARS = { least: 100, most: 180 } as const;

/** The dice of ten days are all there is to choose. */
const daily: MakeDaily = async (seeds) => {
  const line = { seats: 1, seed: nextFast(seeds) };
  const brews = [];
  for (let brew = 0; brew < BREWS; brew++) brews.push(await attempt(ID, line, PLANNER, nextFast(seeds)));
  const best = bestOf(brews);
  return best && best.score >= USUAL_PARS.least && best.score <= USUAL_PARS.most ? puzzleOf(line, best) : undefined;
};

export const sixSidedStoutPositions: PositionMaker = {
  daily,
  exercises: exercisePlan<StoutState, StoutAction>({
    seats: 1,
    options: {},
    unit: 'points',
    before: PLANNER,
    after: brewToTheEnd,
    length: [0, 40],
    // What to do today: there are at least four things to choose from.
    asks: ({ brewers }, legal) => brewers[0]?.stage.at === 'choose' && legal.length >= 4,
    worlds: [8, 64],
    gap: 3,
    // They follow a plan; the games played to the end know better.
    trusted: [],
  }),
};
