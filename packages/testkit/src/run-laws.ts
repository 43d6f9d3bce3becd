import { isDeepStrictEqual } from 'node:util';
import { type BaseState, clone, fastRng, firstOf, must, openMatch, replay, type Seat } from '@taproom/engine';
import type { RunLaw, RunsLaw } from './law.ts';
import { applied, type Run, recordOf, statesOf } from './walk.ts';

export const runLaws = {
  repetition: {
    says: 'the same dice and the same actions lead to the same states and events',
    broken: (run) => differsWhenRepeated(run),
  },

  ending: {
    says: 'every game comes to an end',
    broken: (run) => (run.stopped === 'too-long' ? `no end after ${run.turns.length} actions` : undefined),
  },

  replay: {
    says: 'the record of a game replays to the same state',
    broken(run) {
      const replayed = replay(run.game, JSON.parse(JSON.stringify(recordOf(run))));
      if (!replayed.ok) return `the record does not replay: ${JSON.stringify(replayed.error)}`;
      const last = replayed.value.at(-1)?.match.state;
      return isDeepStrictEqual(last, run.last) ? undefined : 'the record replays to another state';
    },
  },
} as const satisfies Record<string, RunLaw>;

function differsWhenRepeated({ game, opening, turns, last }: Run): string | undefined {
  const again = openMatch(game, opening);
  if (!again.ok) return undefined; // left to the law of replay
  let state = again.value.state;
  for (const [at, turn] of turns.entries()) {
    if (!isDeepStrictEqual(state, turn.before)) return `another state before turn ${at}`;
    const { after, events } = applied(game, state, turn);
    if (!isDeepStrictEqual(events, turn.events)) return `other events in turn ${at}`;
    state = after;
  }
  return isDeepStrictEqual(state, last) ? undefined : 'another state at the end';
}

export const runsLaws = {
  // Checked at the deal, where nobody can remember more than there is to see.
  forgetting: {
    says: 'what is imagined depends on nothing that the seat cannot see',
    broken(runs) {
      const met = new Map<string, BaseState>();
      return firstOf(runs, (run) => firstOf(everySeat(run), (seat) => imaginedOtherwise(run, seat, met)));
    },
  },
} as const satisfies Record<string, RunsLaw>;

const everySeat = ({ opening }: Run): Seat[] => Array.from({ length: opening.seats }, (_, seat) => seat);

function imaginedOtherwise(run: Run, seat: Seat, met: Map<string, BaseState>): string | undefined {
  const deal = must(statesOf(run)[0]);
  const look = JSON.stringify([run.opening.seats, run.opening.options, seat, run.game.view(deal, seat)]);
  const before = met.get(look);
  if (!before) return void met.set(look, deal);
  return isDeepStrictEqual(imagined(run, before, seat), imagined(run, deal, seat))
    ? undefined
    : `seat ${seat} imagines two deals differently that it cannot tell apart`;
}

function imagined({ game }: Run, state: BaseState, seat: Seat): BaseState {
  const world = clone(state);
  game.imagine(world, seat, fastRng(seat));
  return world;
}
