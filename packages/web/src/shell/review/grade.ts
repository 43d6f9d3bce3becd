import type { Review, ReviewStep } from '@taproom/bots';

/** How grave the loss of a decision is. */
export type Grade = 'fine' | 'inaccurate' | 'mistake' | 'blunder';

/** A sign for each, known from chess: colour is never the only cue. */
export const SIGNS: Readonly<Record<Grade, string>> = { fine: '✓', inaccurate: '?!', mistake: '?', blunder: '??' };

/** From which loss on a decision is graded so, the gravest first: shares of the win, or points. */
const LEAST: Readonly<Record<Review['unit'], readonly (readonly [Grade, number])[]>> = {
  wins: [
    ['blunder', 0.1],
    ['mistake', 0.05],
    ['inaccurate', 0.02],
  ],
  points: [
    ['blunder', 6],
    ['mistake', 3],
    ['inaccurate', 1],
  ],
};

export const gradeOf = (loss: number, unit: Review['unit']): Grade =>
  LEAST[unit].find(([, least]) => loss >= least)?.[0] ?? 'fine';

const HUNDRED = 100;

/** A value as it is told: so many of a hundred, or points. */
export const told = (value: number, unit: Review['unit']): number => (unit === 'wins' ? HUNDRED * value : value);

/** The same as a whole number; never −0. */
export const toldWhole = (value: number, unit: Review['unit']): number => Math.round(told(value, unit)) || 0;

/** What is noted beside a move: its loss, and what chance gave whoever made it. Nothing worth noting is 0. */
export interface Judged {
  readonly grade: Grade | undefined;
  readonly loss: number;
  readonly luck: number;
}

export function judged({ seat, luck, decision }: ReviewStep, unit: Review['unit']): Judged {
  return {
    grade: decision ? gradeOf(decision.loss, unit) : undefined,
    loss: toldWhole(decision?.loss ?? 0, unit),
    luck: toldWhole(luck?.[seat] ?? 0, unit),
  };
}
