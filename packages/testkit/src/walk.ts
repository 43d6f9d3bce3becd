import {
  type AnyGame,
  type BaseState,
  below,
  chained,
  clone,
  fastRng,
  type History,
  type MatchRecord,
  type MatchSetup,
  openMatch,
  type Seat,
  type Tagged,
  unchecked,
} from '@taproom/engine';

export interface Open {
  readonly seat: Seat;
  readonly action: Tagged;
}

/** Picks one of the open actions; undefined ends the walk. */
export type Choose = (open: readonly Open[], state: BaseState) => Open | undefined;

/** Chooses at random, reproducibly by seed. */
export function bySeed(seed: number): Choose {
  const rng = fastRng(seed);
  return (open) => open[below(rng, open.length)];
}

/** Chooses by a list of numbers, each modulo the number of open actions, so that every list is a game. */
export function byChoices(choices: readonly number[]): Choose {
  const left = choices.values();
  return (open) => {
    const { value, done } = left.next();
    return done ? undefined : open[value % open.length];
  };
}

/** Everything that could be done now, by any seat that may act. */
export const openActions = (game: AnyGame, state: BaseState): Open[] =>
  game.actors(state).flatMap((seat) => game.legal(state, seat).map((action) => ({ seat, action })));

export interface Turn extends Open {
  readonly before: BaseState;
  readonly events: readonly Tagged[];
}

/** A game that was walked through, finished or not. */
export interface Run {
  readonly game: AnyGame;
  readonly opening: History;
  readonly turns: readonly Turn[];
  readonly last: BaseState;
  readonly stopped: 'over' | 'out-of-choices' | 'too-long' | 'crashed';
}

export interface Limits {
  /** A game of more actions than this counts as endless. */
  readonly mostActions: number;
}

/** Plays without the engine's checks, so that games that break the laws can be walked through too. */
export function walk(game: AnyGame, setup: MatchSetup, choose: Choose, { mostActions }: Limits): Run {
  const { history: opening, state: deal } = opened(game, setup);
  const turns: Turn[] = [];
  let last = deal;
  const stop = (stopped: Run['stopped']): Run => ({ game, opening, turns, last, stopped });
  try {
    for (;;) {
      const open = openActions(game, last);
      if (open.length === 0) return stop('over');
      if (turns.length === mostActions) return stop('too-long');
      const picked = choose(open, last);
      if (!picked) return stop('out-of-choices');
      const { after, events } = applied(game, last, picked);
      turns.push({ ...picked, before: last, events });
      last = after;
    }
  } catch {
    return stop('crashed');
  }
}

export function opened(game: AnyGame, setup: MatchSetup): { history: History; state: BaseState } {
  const match = openMatch(game, setup);
  if (!match.ok) throw new Error(`${game.id} cannot be set up so: ${JSON.stringify(match.error)}`);
  return match.value;
}

/** The state after an action; the given one is not modified. */
export function applied(
  game: AnyGame,
  state: BaseState,
  { seat, action }: Open,
): { readonly after: BaseState; readonly events: readonly Tagged[] } {
  const after = clone(state);
  const events: Tagged[] = [];
  game.apply(after, seat, action, (event) => events.push(event));
  return { after, events };
}

export const statesOf = (run: Run): BaseState[] => [...run.turns.map(({ before }) => before), run.last];

/** The first `turns` turns as a record, with the end if it was reached. */
export function recordOf(run: Run, turns = run.turns.length): MatchRecord {
  const entries = run.turns.slice(0, turns).map(({ seat, action }) => ({ seat, action: unchecked(action) }));
  const outcome = turns === run.turns.length ? run.game.outcome(run.last) : undefined;
  const end = outcome && { entries: turns, places: outcome.places, scores: outcome.scores };
  return chained({ ...run.opening, entries, ...(end && { end }) });
}
