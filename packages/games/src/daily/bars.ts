import type { DailyWords } from './daily.ts';

/** How many players reached a score. */
export interface Reached {
  readonly score: number;
  readonly players: number;
}

/** A bar of the distribution: the scores from `from` to `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly players: number;
}

const MOST_BARS = 12;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

/** The results in at most twelve bars of equal width, from the lowest score to the highest; gaps are empty bars. */
export function barsOf(results: readonly Reached[]): Bar[] {
  const scores = results.map(({ score }) => score);
  if (scores.length === 0) return [];
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const width = WIDTHS.find((one) => Math.floor(highest / one) - Math.floor(lowest / one) < MOST_BARS) ?? 1000;
  const first = Math.floor(lowest / width) * width;
  const count = Math.floor((highest - first) / width) + 1;
  return Array.from({ length: count }, (_, i) => {
    const from = first + i * width;
    const to = from + width - 1;
    const within = results.filter(({ score }) => score >= from && score <= to);
    return { from, to, players: within.reduce((sum, { players }) => sum + players, 0) };
  });
}

/** A bar in the game's own words: what one score is called, or the lowest and the highest. */
export const labelOf = ({ from, to }: Pick<Bar, 'from' | 'to'>, score: DailyWords['score']): string =>
  from === to ? score(from) : `${score(from)} – ${score(to)}`;

/** Everybody's results, and one's own if it is among them. */
interface Everybody {
  readonly results: readonly Reached[];
  readonly players: number;
  readonly own: number | null;
}

/** Among fewer others, a share says nothing. */
const LEAST_OTHERS = 3;

/** How many of a hundred others a score beats; undefined if it is not among the results, or there are too few others. */
export function percentBeaten({ results, players, own }: Everybody, score: number): number | undefined {
  const others = players - 1;
  if (own === null || others < LEAST_OTHERS) return undefined;
  const beaten = results.filter((one) => one.score < score).reduce((sum, one) => sum + one.players, 0);
  return Math.round((100 * beaten) / others);
}
