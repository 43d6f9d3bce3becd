import { at } from '../lists.ts';
import { specFor } from '../spec/names.ts';
import { type BotSpec, type Budget, LEVELS, type Level } from '../spec/spec.ts';
import type { ArenaReport, Interval } from './report.ts';

/** A rung of a ladder, and who has to be beaten on it: the level below, or chance. */
export interface Rung {
  readonly level: Level;
  readonly upper: BotSpec;
  readonly lower: BotSpec;
}

/** How a level does against the one below. */
export interface Step extends Interval {
  readonly games: number;
  readonly score: number;
}

const CHANCE: BotSpec = { kind: 'random' };

/** The six rungs of a game, the lowest first. */
export const rungsOf = (game: string): Rung[] =>
  LEVELS.map((level, i) => ({
    level,
    upper: counted(specFor(game, level)),
    lower: i === 0 ? CHANCE : counted(specFor(game, at(LEVELS, i - 1))),
  }));

/** Bounded by iterations alone, so that a ladder is the same on every machine. */
export const counted = (spec: BotSpec): BotSpec =>
  'budget' in spec && spec.budget.iterations !== undefined ? { ...spec, budget: untimed(spec.budget) } : spec;

const untimed = ({ iterations }: Budget): Budget => (iterations === undefined ? {} : { iterations });

export const stepFrom = ({ games, score, interval }: ArenaReport): Step => ({ games, score, ...interval });

/** A score of nothing or of everything would mean that nobody could be measured. */
const LEAST_SHARE = 0.005;
const ELO_SCALE = 400;

/**
 * By how many points of Elo one player is ahead of all the others at a table who are equally strong: with these, chances to
 * win are as 10 to the power of the rating divided by 400.
 */
export function eloOf(share: number, seats: number): number {
  const kept = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
  return ELO_SCALE * Math.log10((kept * (seats - 1)) / (1 - kept));
}
