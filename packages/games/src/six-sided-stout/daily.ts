import type { ScorePart } from '@taproom/engine';
import type { Say } from '../text/format.ts';
import { KINDS, type Kind } from './components.ts';
import type { SeenBrewer, StoutView } from './view.ts';

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The seed of the puzzle of a date such as `2026-11-15`: FNV-1a of `six-sided-stout 2026-11-15`, for ever. */
export function dailySeed(date: string): number {
  let hash = OFFSET_BASIS;
  for (const letter of `six-sided-stout ${date}`) hash = Math.imul(hash ^ letter.charCodeAt(0), PRIME);
  return hash >>> 0;
}

/** The scores from which on a medal is due. */
export interface Par {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

export type Medal = keyof Par;

/** The best medal that a score earns, if any. */
export function medalOf(score: number, { bronze, silver, gold }: Par): Medal | undefined {
  if (score >= gold) return 'gold';
  if (score >= silver) return 'silver';
  return score >= bronze ? 'bronze' : undefined;
}

const MEDALS: Readonly<Record<Medal, string>> = { gold: '🥇', silver: '🥈', bronze: '🥉' };
const SQUARES: Readonly<Record<Kind, string>> = {
  pale: '🟨',
  caramel: '🟧',
  chocolate: '🟫',
  hops: '🟩',
  yeast: '⬜',
};
const POINTS_A_SQUARE = 10;

/**
 * A result to show around: the score, its medal, and a square for each ten points begun of a kind. Nothing in it tells
 * what the dice were or where anything lies.
 */
export function shareText(
  say: Say<'title' | 'share.score' | 'share.noBeer'>,
  { seats }: StoutView,
  date: string,
  par?: Par,
): string {
  const { score, parts, days } = seats[0] as SeenBrewer;
  const medal = par && medalOf(score, par);
  const result = say(score > 0 ? 'share.score' : 'share.noBeer', { points: score, days: days.length });
  const lines = [`${say('title')} ${date}`, medal ? `${MEDALS[medal]} ${result}` : result];
  return (score > 0 ? [...lines, squaresOf(parts)] : lines).join('\n');
}

const squaresOf = (parts: readonly ScorePart[]): string =>
  KINDS.map((kind) => {
    const points = parts.find(({ name }) => name === kind)?.value ?? 0;
    return SQUARES[kind].repeat(Math.ceil(points / POINTS_A_SQUARE));
  }).join('');
