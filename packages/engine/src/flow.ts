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
  // The compiler cannot see that a frame and the entry of its name fit together; `States` and `FrameOf` see to it.
  type Entry = Prompt<S, unknown, A, E> | Step<S, unknown, E>;
  type Handler = (state: S, local: unknown, seat: Seat, action: A, emit: Emit<E>) => void;
  const table = states as unknown as Record<string, Entry>;

  const entryOf = (frame: FrameOf<F>): Entry => table[frame.at as string] as Entry;

  function waiting(state: S): { prompt: Prompt<S, unknown, A, E>; local: FrameOf<F> } | undefined {
    const local = state.stack[state.stack.length - 1];
    if (local === undefined) return undefined;
    return { prompt: entryOf(local) as Prompt<S, unknown, A, E>, local };
  }

  /** Runs Steps until a Prompt waits or nothing is left to do. */
  function settle(state: S, emit: Emit<E>): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const frame = state.stack[state.stack.length - 1];
      if (frame === undefined) return;
      const entry = entryOf(frame);
      if (!('run' in entry)) return;
      entry.run(state, frame, emit);
    }
    throw new Error(`the flow does not come to rest at ${String(state.stack.at(-1)?.at)}`);
  }

  return {
    settle,

    actors(state: S): readonly Seat[] {
      const now = waiting(state);
      return now ? now.prompt.actors(state, now.local) : NOBODY;
    },

    legal(state: S, seat: Seat): readonly A[] {
      const now = waiting(state);
      return now?.prompt.actors(state, now.local).includes(seat) ? now.prompt.legal(state, now.local, seat) : [];
    },

    refuse(state: S, seat: Seat, action: Unchecked): RuleId | undefined {
      const now = waiting(state);
      return now?.prompt.refuse(state, now.local, seat, action);
    },

    apply(state: S, seat: Seat, action: A, emit: Emit<E>): void {
      const now = waiting(state);
      const handler = now?.prompt.on[action.type as A['type']] as Handler | undefined;
      if (!now || !handler) throw new Error(`no handler for ${action.type} at ${String(now?.local.at)}`);
      handler(state, now.local, seat, action, emit);
      settle(state, emit);
    },
  };
}
