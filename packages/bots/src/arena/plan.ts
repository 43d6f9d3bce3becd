import type { BotSpec } from '../spec/spec.ts';

/** A contest of two bots. With more than two seats, `a` has one and `b` all the others. */
export interface ArenaPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly a: BotSpec;
  readonly b: BotSpec;
  /** At least this many games: rounds are always finished. */
  readonly games: number;
  readonly seed: number;
}

/** A round: the same dice once for every seat that `a` can have. With two seats, a pair with seats swapped. */
export const roundsIn = ({ games, seats }: ArenaPlan): number => Math.max(1, Math.ceil(games / seats));
