import type { Emit, RuleId, Seat, Tagged, Unchecked } from './contract.ts';

/** Frames by name: `F` maps the name of each state to the locals that live as long as its frame. */
export type FrameOf<F> = { [K in keyof F]: { readonly at: K } & F[K] }[keyof F];

/** Where a game stands: the top frame decides what happens now; an empty stack is the end. */
export interface Flow<F> {
  stack: FrameOf<F>[];
}

/** Waits for a seat. */
export interface Prompt<S, L, A extends Tagged, E> {
  actors(state: S, local: L): readonly Seat[];
  legal(state: S, local: L, seat: Seat): readonly A[];
  refuse(state: S, local: L, seat: Seat, action: Unchecked): RuleId | undefined;
  readonly on: {
    readonly [T in A['type']]?: (
      state: S,
      local: L,
      seat: Seat,
      action: Extract<A, { type: T }>,
      emit: Emit<E>,
    ) => void;
  };
}

/** Runs by itself. */
export interface Step<S, L, E> {
  run(state: S, local: L, emit: Emit<E>): void;
}

/** The table of a game's flow: one Prompt or Step for each kind of frame. */
export type States<S, F, A extends Tagged, E> = { readonly [K in keyof F]: Prompt<S, F[K], A, E> | Step<S, F[K], E> };

export const push = <Fr>(state: { stack: Fr[] }, frame: NoInfer<Fr>): void => void state.stack.push(frame);
export const pop = (state: { stack: unknown[] }): void => void state.stack.pop();
export function replace<Fr>(state: { stack: Fr[] }, frame: NoInfer<Fr>): void {
  state.stack[state.stack.length - 1] = frame;
}

const MOST_STEPS = 100_000;
const NOBODY: readonly Seat[] = [];

/** Turns a table of states into the part of the contract that concerns the flow of play. */
export function machine<S extends Flow<F>, F, A extends Tagged, E>(states: States<S, F, A, E>) {
  type Frame = FrameOf<F>;
  type Handler = (state: S, local: Frame, seat: Seat, action: A, emit: Emit<E>) => void;
  // The compiler cannot see that a frame and the entry of its name fit together; `States` and `FrameOf` see to it.
  const entries = states as unknown as Record<string, Prompt<S, Frame, A, E> | Step<S, Frame, E>>;
  const steps = new Map(
    Object.entries(entries).filter((entry): entry is [string, Step<S, Frame, E>] => 'run' in entry[1]),
  );

  const top = (state: S): Frame | undefined => state.stack[state.stack.length - 1];
  const promptAt = (frame: Frame): Prompt<S, Frame, A, E> => entries[frame.at as string] as Prompt<S, Frame, A, E>;

  /** Runs Steps until a Prompt waits or nothing is left to do. */
  function settle(state: S, emit: Emit<E>): void {
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = top(state);
      const step = frame && steps.get(frame.at as string);
      if (!step) return;
      step.run(state, frame, emit);
    }
    throw new Error(`the flow does not come to rest at ${String(top(state)?.at)}`);
  }

  return {
    settle,

    actors(state: S): readonly Seat[] {
      const frame = top(state);
      return frame ? promptAt(frame).actors(state, frame) : NOBODY;
    },

    legal(state: S, seat: Seat): readonly A[] {
      const frame = top(state);
      if (!frame || !promptAt(frame).actors(state, frame).includes(seat)) return [];
      return promptAt(frame).legal(state, frame, seat);
    },

    refuse(state: S, seat: Seat, action: Unchecked): RuleId | undefined {
      const frame = top(state);
      return frame && promptAt(frame).refuse(state, frame, seat, action);
    },

    apply(state: S, seat: Seat, action: A, emit: Emit<E>): void {
      const frame = top(state);
      const handler = frame && (promptAt(frame).on[action.type as A['type']] as Handler | undefined);
      if (!handler) throw new Error(`no handler for ${action.type} at ${String(frame?.at)}`);
      handler(state, frame, seat, action, emit);
      settle(state, emit);
    },
  };
}
