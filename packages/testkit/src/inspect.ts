import {
  type AnyGame,
  clone,
  type DiceSource,
  fastRng,
  type MatchRecord,
  type MatchSetup,
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

/** What every law says, by its name. */
export const LAWS: Readonly<Record<LawName, Law<never>>> = { ...stateLaws, ...runLaws, ...runsLaws };

/** A law that a game breaks, and the game that shows it, up to the state in which it does. */
export interface Violation {
  readonly law: LawName;
  readonly what: string;
  readonly record: MatchRecord;
}

export interface Judged {
  readonly rulings?: readonly RuleId[];
  /** A game of more actions than this counts as endless. */
  readonly mostActions?: number;
  /** At most about so many states of a game are looked at, evenly spread; all of them, if absent. */
  readonly states?: number;
}

export interface Inspection extends Judged {
  readonly setups: readonly Setup[];
  /** How many random games for each setup. */
  readonly games: number;
  /** The first seed; the others follow it. */
  readonly seed?: number;
}

const MOST_ACTIONS = 1_000;

/** Plays random games and judges them by all laws. Each law is reported once, where it is first broken. */
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

/** Both kinds of dice, in turn. */
const diceOf = (seed: number, seats: number): DiceSource =>
  seed % 2 === 0 ? { kind: 'seed', seed } : sealDice(hex(seed, 64), Array(seats).fill(hex(seed, 32)));

const hex = (seed: number, digits: number): string => seed.toString(16).padStart(digits, '0');

/** A game as these choices lead it. */
export const follow = (game: AnyGame, setup: MatchSetup, choose: Choose, judged: Judged = {}): Run =>
  walk(game, setup, choose, { mostActions: judged.mostActions ?? MOST_ACTIONS });

/** Every law that a run breaks, each where it is first broken. */
export function judge(run: Run, judged: Judged = {}): Violation[] {
  return [...brokenStateLaws(run, judged), ...brokenRunLaws(run)];
}

function* brokenStateLaws(run: Run, { rulings, states: most }: Judged): Generator<Violation> {
  const states = statesOf(run);
  const words = vocabularyOf(run.game, run.stopped === 'crashed' ? states.slice(0, -1) : states);
  const scene = { game: run.game, seats: run.opening.seats, words, ...(rulings && { rulings }) };
  for (const [law, { broken }] of entriesOf(stateLaws)) {
    for (const [turn, state] of spread(states, most)) {
      const what = verdict<Scene>(broken, { ...scene, state: clone(state), luck: fastRng(turn) });
      if (what !== undefined) {
        yield { law, what, record: recordOf(run, turn) };
        break;
      }
    }
  }
}

/** So many of the states with their turns, the last one among them. */
function spread<T>(states: readonly T[], most = states.length): [number, T][] {
  const stride = Math.max(1, Math.ceil(states.length / most));
  return [...states.entries()].filter(([turn]) => (states.length - 1 - turn) % stride === 0);
}

function* brokenRunLaws(run: Run): Generator<Violation> {
  for (const [law, { broken }] of entriesOf(runLaws)) {
    const what = verdict(broken, run);
    if (what !== undefined) yield { law, what, record: recordOf(run) };
  }
}

function* judgeAll(runs: readonly Run[]): Generator<Violation> {
  for (const [law, { broken }] of entriesOf(runsLaws)) {
    const what = verdict(broken, runs);
    if (what !== undefined) yield { law, what, record: recordOf(runs[0] as Run) };
  }
}

const entriesOf = <T extends object>(laws: T): [keyof T, T[keyof T]][] =>
  Object.entries(laws) as [keyof T, T[keyof T]][];

/** A game that throws when a law looks at it breaks the law. */
function verdict<T>(broken: (met: T) => string | undefined, met: T): string | undefined {
  try {
    return broken(met);
  } catch (error) {
    return String(error);
  }
}

/** A violation in words, with a record that can be pasted into a test. */
export const describeViolation = ({ law, what, record }: Violation): string =>
  [`${LAWS[law].says}; but ${what}.`, `The game, ready for a test:`, `const record = ${JSON.stringify(record)};`].join(
    '\n',
  );
