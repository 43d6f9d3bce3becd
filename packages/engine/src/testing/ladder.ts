import { clone } from '../clone.ts';
import type { BaseState, Emit, Game, RuleId, Seat, Unchecked } from '../contract.ts';
import { rollDie } from '../dice/rng.ts';
import { type Flow, type FrameOf, machine, pop, replace } from '../flow.ts';

/*
 * Ladder, a toy: in turn, step up one or two rungs, or roll a die and climb as many as it shows. First to the top wins.
 * It has moves with and without dice, which is all the engine's tests need.
 */

interface LadderOptions {
  rungs: 'few' | 'many';
  start: 'first' | 'last';
}

interface Frames {
  turn: { seat: Seat };
}

export interface LadderState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  rungs: number;
  at: number[];
}

export type LadderAction = { readonly type: 'step'; readonly by: number } | { readonly type: 'roll' };
export type LadderEvent = { readonly type: 'climbed'; readonly seat: Seat; readonly to: number };

const flow = machine<LadderState, Frames, LadderAction, LadderEvent>({
  turn: {
    actors: (_, { seat }) => [seat],
    legal: () => [{ type: 'step', by: 1 }, { type: 'step', by: 2 }, { type: 'roll' }],
    refuse,
    on: {
      step: (state, { seat }, _, { by }, emit) => climb(state, seat, by, emit),
      roll: (state, { seat }, _, __, emit) => climb(state, seat, rollDie(state.rng), emit),
    },
  },
});

function refuse(_: LadderState, __: unknown, ___: Seat, { type, ...rest }: Unchecked): RuleId | undefined {
  if (type === 'roll') return Object.keys(rest).length === 0 ? undefined : 'LA-1';
  return type === 'step' && (rest['by'] === 1 || rest['by'] === 2) ? undefined : 'LA-2';
}

function climb(state: LadderState, seat: Seat, by: number, emit: Emit<LadderEvent>): void {
  const to = Math.min(state.rungs, (state.at[seat] as number) + by);
  state.at[seat] = to;
  emit({ type: 'climbed', seat, to });
  if (to === state.rungs) pop(state);
  else replace(state, { at: 'turn', seat: (seat + 1) % state.at.length });
}

export const ladder: Game<LadderState, LadderAction, { at: number[] }, LadderEvent, LadderOptions> = {
  id: 'ladder',
  title: 'Ladder',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: {
    rungs: { values: ['few', 'many'], default: 'few', offered: (seats, value) => seats < 4 || value === 'few' },
    start: { values: ['first', 'last'], default: 'first' },
  },
  setup: (seats, { rungs, start }, rng) => ({
    rng,
    stack: [{ at: 'turn', seat: start === 'first' ? 0 : seats - 1 }],
    rungs: rungs === 'few' ? 4 : 8,
    at: Array.from({ length: seats }, () => 0),
  }),
  ...flow,
  outcome: ({ stack, at }) =>
    stack.length > 0
      ? undefined
      : {
          places: at.map((rung) => 1 + at.filter((other) => other > rung).length),
          scores: at,
          parts: at.map((value) => [{ name: 'rungs', value }]),
          table: [],
          endings: ['top'],
        },
  view: ({ at }) => ({ at: [...at] }),
  witness: (event) => event,
  imagine(state, _, rng) {
    state.rng = clone(rng);
  },
  check: ({ at, rungs }) => (at.some((rung) => rung > rungs) ? 'above the top' : undefined),
};
