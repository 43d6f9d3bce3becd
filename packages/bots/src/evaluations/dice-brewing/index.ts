import type { BrewingView, SeenBrewer } from '@taproom/games/dice-brewing';
import type { Evaluation } from '../evaluation.ts';
import { leadWhenAsked } from './questions.ts';
import { leadIn, standingOf } from './standing.ts';

/**
 * Dice in the reserve count alike whatever they show, because they will be rolled again; but of two that may yet be
 * stored, the better one is a little better.
 */
const PIP = 0.01;

/** How far a seat is ahead of the others, in XP. */
export const evaluateDiceBrewing: Evaluation<BrewingView> = (
  { seats, display, blocked, actor, asked, supply },
  seat,
) => {
  const standing = standingOf({ brewers: seats, display, blocked });
  const lead = actor === seat && asked ? leadWhenAsked(standing, seat, asked, supply) : leadIn(standing, seat);
  return lead + PIP * pipsIn(seats[seat] as SeenBrewer);
};

const pipsIn = ({ reserve }: SeenBrewer): number =>
  reserve.reduce((sum, { colour, value }) => (colour === 'blue' ? sum : sum + value), 0);
