import {
  type AnyGame,
  clone,
  type DiceSource,
  fastRng,
  type MatchRecord,
  type MatchSetup,
  must,
  type RuleId,
  sealDice,
} from '@taproom/engine';
import type { Law, Scene } from './law.ts';
import { vocabularyOf } from './mutants.ts';
import { runLaws, runsLaws } from './run-laws.ts';
import type { Setup } from './setups.ts';
import { stateLaws } from './state-laws.ts';
import { bySeed, type Choose, type Run, recordOf, statesOf, walk } from './walk.ts';

export type LawName = keyof typeof stateLaws | keyof typeof runLaws | keyof typeof runsLaws;

export const LAWS: Readonly<Record<LawName, Law<never>>> = { ...stateLaws, ...runLaws, ...runsLaws };

/** A broken law, and the game that breaks it, up to the state where it does. */
export interface Violation {
  readonly law: LawName;
  readonly what: string;
  readonly record: MatchRecord;
}

export interface Judged {
  readonly rulings?: readonly RuleId[];
  /** Events by which a player openly announces a choice that no view shows any more. */
  readonly announced?: readonly string[];
  /** A game of more actions than this counts as endless. */
  readonly mostActions?: number;
  /** Checks about this many states of a game, evenly spread; all of them, if absent. */
  readonly states?: number;
  /** The seed for laws that look at samples and for the choice of states; 0 if absent. */
  readonly luck?: number;
  /** Check this law alone; all, if absent. */
  readonly only?: LawName;
}

export interface Inspection extends Judged {
  readonly setups: readonly Setup[];
  /** How many random games for each setup. */
  readonly games: number;
  /** The first seed; the others follow. */
  readonly seed?: number;
}

const MOST_ACTIONS = 1_000;

/** Plays random games and checks them against all laws. Each law is reported once, where it first breaks. */
export function inspect(game: AnyGame, inspection: Inspection): Violation[] {
  const { setups, games, seed = 1 } = inspection;
  const found = new Map<LawName, Violation>();
  const runs = setups.flatMap((setup, s) =>
    Array.from({ length: games }, (_, g) => {
      const own = seed + s * games + g;
      return follow(game, { ...setup, dice: diceOf(own, setup.seats) }, bySeed(own), inspection);
    }),
  );
  for (const violation of [...runs.flatMap((run) => judge(run, inspection)), ...judgeAll(runs)]) {
    if (!found.has(violation.law)) found.set(violation.law, violation);
  }
  return [...found.values()];
}

/** Alternates between the two kinds of dice. */
export const diceOf = (seed: number, seats: number): DiceSource =>
  seed % 2 === 0 ? { kind: 'seed', seed } : sealDice(hex(seed, 64), Array(seats).fill(hex(seed, 32)));

const hex = (seed: number, digits: number): string => seed.toString(16).padStart(digits, '0');

export const follow = (game: AnyGame, setup: MatchSetup, choose: Choose, judged: Judged = {}): Run =>
  walk(game, setup, choose, { mostActions: judged.mostActions ?? MOST_ACTIONS });

/** Every law that a run breaks, each where it first breaks. */
export function judge(run: Run, judged: Judged = {}): Violation[] {
  return [...brokenStateLaws(run, judged), ...brokenRunLaws(run, judged)];
}

function* brokenStateLaws(run: Run, judged: Judged): Generator<Violation> {
  const { rulings, announced = [], states: most, luck = 0, only } = judged;
  const states = statesOf(run);
  const words = vocabularyOf(run.game, run.stopped === 'crashed' ? states.slice(0, -1) : states);
  const scene = { game: run.game, seats: run.opening.seats, words, announced, ...(rulings && { rulings }) };
  for (const [law, { broken }] of lawsOf(stateLaws, only)) {
    for (const [turn, state] of spread(states, most, luck)) {
      const what = verdict<Scene>(broken, { ...scene, state: clone(state), luck: fastRng(luck + turn) });
      if (what !== undefined) {
        yield { law, what, record: recordOf(run, turn) };
        break;
      }
    }
  }
}

/** This many of the states with their turns, always including the last. */
function spread<T>(states: readonly T[], most = states.length, luck = 0): [number, T][] {
  const stride = Math.max(1, Math.ceil(states.length / most));
  const last = states.length - 1;
  return [...states.entries()].filter(([turn]) => turn === last || (last - turn) % stride === luck % stride);
}

function* brokenRunLaws(run: Run, { only }: Judged): Generator<Violation> {
  for (const [law, { broken }] of lawsOf(runLaws, only)) {
    const what = verdict(broken, run);
    if (what !== undefined) yield { law, what, record: recordOf(run) };
  }
}

/** Every law between games that these runs break. */
export function* judgeAll(runs: readonly Run[], only?: LawName): Generator<Violation> {
  for (const [law, { broken }] of lawsOf(runsLaws, only)) {
    const what = verdict(broken, runs);
    if (what !== undefined) yield { law, what, record: recordOf(must(runs[0])) };
  }
}

const lawsOf = <T extends object>(laws: T, only?: LawName): [keyof T, T[keyof T]][] =>
  (Object.entries(laws) as [keyof T, T[keyof T]][]).filter(([law]) => only === undefined || law === only);

/** A game that throws during a check breaks the law. */
function verdict<T>(broken: (met: T) => string | undefined, met: T): string | undefined {
  try {
    return broken(met);
  } catch (error) {
    return String(error);
  }
}

/** A violation in words, with a record to paste into a test. */
export const describeViolation = ({ law, what, record }: Violation): string =>
  [`${LAWS[law].says}; but ${what}.`, `The game, ready for a test:`, `const record = ${JSON.stringify(record)};`].join(
    '\n',
  );
