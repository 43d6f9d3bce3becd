import { must, type ScorePart } from '@taproom/engine';
import type { Say } from '../text/format.ts';
import { KINDS, type Kind } from './components.ts';
import type { StoutView } from './view.ts';

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The edition of the puzzles' rules: results of a date compare only within the same edition. */
export const RULES = 2;

/** The seed for a date such as `2026-11-15`: FNV-1a of `six-sided-stout rules 2 2026-11-15`. */
export function dailySeed(date: string): number {
  let hash = OFFSET_BASIS;
  for (const letter of `six-sided-stout rules ${RULES} ${date}`) hash = Math.imul(hash ^ letter.charCodeAt(0), PRIME);
  return hash >>> 0;
}

/** The minimum score for each medal. */
export interface Par {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

export type Medal = keyof Par;

/** The best medal a score earns, if any. */
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
 * A result to share: the score, its medal, and a square per kind for every ten points begun. It does not reveal the
 * dice or the recipe.
 */
export function shareText(
  say: Say<'title' | 'share.rules' | 'share.score' | 'share.noBeer'>,
  { seats }: StoutView,
  date: string,
  par?: Par,
): string {
  const { score, parts, days } = must(seats[0]);
  const medal = par && medalOf(score, par);
  const result = say(score > 0 ? 'share.score' : 'share.noBeer', { points: score, days: days.length });
  const lines = [
    `${say('title')} ${date} · ${say('share.rules', { rules: RULES })}`,
    medal ? `${MEDALS[medal]} ${result}` : result,
  ];
  return (score > 0 ? [...lines, squaresOf(parts)] : lines).join('\n');
}

const squaresOf = (parts: readonly ScorePart[]): string =>
  KINDS.map((kind) => {
    const points = parts.find(({ name }) => name === kind)?.value ?? 0;
    return SQUARES[kind].repeat(Math.ceil(points / POINTS_A_SQUARE));
  }).join('');
