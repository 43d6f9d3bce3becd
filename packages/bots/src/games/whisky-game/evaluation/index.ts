import type { WhiskyView } from '@taproom/games/whisky-game';
import type { Evaluation } from '../../../face/evaluation.ts';
import { at } from '../../../lists.ts';
import { outlookOf } from './outlook.ts';
import { standingOf } from './standing.ts';
import { WEIGHTS } from './weights.ts';

const WON = 1000;

/** The seat's possessions and outlook, less a part of the best rival's possessions. */
export const evaluateWhisky: Evaluation<WhiskyView> = (view, seat, knowledge) => {
  if (view.phase === 'over') return view.winner === seat ? WON : -WON;
  const standings = view.seats.map((traveller) => standingOf(view, traveller));
  const own = at(standings, seat);
  const best = Math.max(...standings.filter((_, other) => other !== seat));
  return own - WEIGHTS.rival * best + outlookOf(view, seat, knowledge);
};

export { appraiseQuestion } from './question.ts';
