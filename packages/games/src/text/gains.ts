import type { GameText } from './game-text.ts';

/** What one action brings more in the end than another: parts of the score, and what the best rival has more. */
interface Gains {
  readonly gains: readonly (readonly [part: string, more: number])[];
  readonly rival: number;
}

const signed = (value: number, region: string): string =>
  `${value > 0 ? '+' : '−'}${Math.abs(value).toLocaleString(region)}`;

/** Gains in words, each with its sign, as numbers are written in a region; the rival's come last, if there are any. */
export function gainWords(
  text: Pick<GameText, 'partWithin'>,
  { gains, rival }: Gains,
  nameOfRival: string,
  region: string,
): string[] {
  const parts = gains.map(([part, more]) => `${text.partWithin(part)} ${signed(more, region)}`);
  return rival === 0 ? parts : [...parts, `${nameOfRival} ${signed(rival, region)}`];
}
