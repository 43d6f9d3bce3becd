import type { WhiskyView } from '@taproom/games/whisky-game';
import type { Evaluation } from '../evaluation.ts';
import { outlookOf } from './outlook.ts';
import { standingOf } from './standing.ts';
import { WEIGHTS } from './weights.ts';

const WON = 1000;

/** What one has and what the next place promises, less a part of what the best of the others has. */
export const evaluateWhisky: Evaluation<WhiskyView> = (view, seat, knowledge) => {
  if (view.phase === 'over') return view.winner === seat ? WON : -WON;
  const standings = view.seats.map((traveller) => standingOf(view, traveller));
  const own = standings[seat] as number;
  const best = Math.max(...standings.filter((_, other) => other !== seat));
  return own - WEIGHTS.rival * best + outlookOf(view, seat, knowledge);
};
