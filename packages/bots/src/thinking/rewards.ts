import type { Outcome, Seat } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import { at, never } from '../lists.ts';

// Winning is nearly everything; the margin breaks ties between lines that win equally often.
const WIN_WEIGHT = 0.9;
const MARGIN_WEIGHT = 0.1;
/** A lead of this share of both scores is half of all that a margin can earn. */
const CLEAR_LEAD = 0.25;
/** Alone at the table, this score earns half of the highest reward. */
const FAIR_SOLO_SCORE = 100;
/** Some games can be lost alone: then a score earns only this share of its reward in a game that is won. */
const LOST_ALONE = 0.5;

/** Each seat's share of the win; ties for the first place split it. */
export function winShares(places: readonly number[]): number[] {
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** What a seat has of the end of a game: its share of the win, or its points. */
export const resultOf = ({ places, scores }: Outcome, seat: Seat, unit: Unit): number =>
  unit === 'points' ? at(scores, seat) : at(winShares(places), seat);

/** Each seat's reward at the end of a game, from 0 to 1. */
export function rewardsOf({ places, scores }: Outcome): number[] {
  if (scores.length === 1) return [rewardAlone(places[0] === 1, at(scores, 0))];
  const sense = senseOf(places, scores);
  const shares = winShares(places);
  return shares.map((share, seat) => WIN_WEIGHT * share + MARGIN_WEIGHT * squash(sense * lead(scores, seat, sense)));
}

const rewardAlone = (isWon: boolean, score: number): number =>
  (isWon ? 1 : LOST_ALONE) * squash(score / FAIR_SOLO_SCORE);

/** 1 if high scores win, −1 if low ones do: the places know. */
function senseOf(places: readonly number[], scores: readonly number[]): number {
  const first = scores[places.indexOf(1)] ?? never();
  return scores.some((score, seat) => places[seat] !== 1 && score > first) ? -1 : 1;
}

/** The score's distance from the best rival's, as a share of both, measured in clear leads. */
function lead(scores: readonly number[], seat: Seat, sense: number): number {
  const own = scores[seat] ?? never();
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== seat) best = Math.max(best, sense * (scores[i] ?? never()));
  const rival = sense * best;
  return (own - rival) / (Math.abs(own) + Math.abs(rival) + 1) / CLEAR_LEAD;
}

/** Any number to between 0 and 1; 0 to one half. */
const squash = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));
