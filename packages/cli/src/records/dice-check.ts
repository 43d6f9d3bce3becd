import { faceOf } from '../boards/index.ts';
import type { Examination } from './against-rules.ts';

export interface DiceCheck {
  readonly rolls: number;
  /** How often 1, 2 … 6 came up. */
  readonly faces: readonly number[];
  readonly chiSquare: number;
  /** Fair dice exceed this once in twenty times. */
  readonly bound: number;
}

const FACES = 6;
/** The 95th percentile of chi-square with five degrees of freedom. */
const BOUND = 11.07;

/** How even the dice of a match were. */
export function diceCheck({ game, positions }: Examination): DiceCheck {
  if (!game || positions.length === 0) throw new Error('only a match that was dealt has dice');
  const events = positions.flatMap((position) => position.events);
  const rolled = faceOf(game.id).rolls(events);
  const faces = Array.from({ length: FACES }, (_, i) => rolled.filter((face) => face === i + 1).length);
  return { rolls: rolled.length, faces, chiSquare: chiSquareOf(faces), bound: BOUND };
}

function chiSquareOf(faces: readonly number[]): number {
  const expected = faces.reduce((sum, count) => sum + count, 0) / FACES;
  return expected === 0 ? 0 : faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
