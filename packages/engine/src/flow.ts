import type { Emit, RuleId, Seat, Tagged, Unchecked } from './contract.ts';
import { must } from './lists.ts';

/** Frames by name: `F` maps each state's name to the locals that live as long as its frame. */
export type FrameOf<F> = { [K in keyof F & string]: { readonly at: K } & F[K] }[keyof F & string];

/** The position in a game's flow: the top frame decides what happens now; an empty stack is the end. */
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

/** Runs without waiting. */
export interface Step<S, L, E> {
  run(state: S, local: L, emit: Emit<E>): void;
}

/** A game's flow as a table: one Prompt or Step for each kind of frame. */
export type States<S, F, A extends Tagged, E> = { readonly [K in keyof F]: Prompt<S, F[K], A, E> | Step<S, F[K], E> };

export const push = <Fr>(state: { stack: Fr[] }, frame: NoInfer<Fr>): void => void state.stack.push(frame);
export const pop = (state: { stack: unknown[] }): void => void state.stack.pop();
export function replace<Fr>(state: { stack: Fr[] }, frame: NoInfer<Fr>): void {
  state.stack[state.stack.length - 1] = frame;
}

/** Faster than `includes` where lists are this short. */
function hasSeat(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

const MOST_STEPS = 100_000;
const NOBODY: readonly Seat[] = [];

/** Turns a table of states into the part of the contract that concerns the flow of play. */
export function machine<S extends Flow<F>, F, A extends Tagged, E>(states: States<S, F, A, E>) {
  type Frame = FrameOf<F>;
  type Handler = (state: S, local: Frame, seat: Seat, action: A, emit: Emit<E>) => void;
  // The compiler cannot see that a frame and the entry of its name match; `States` and `FrameOf` ensure it.
  const entries = states as unknown as Record<string, Prompt<S, Frame, A, E> | Step<S, Frame, E>>;
  const steps = new Map<string, Step<S, Frame, E>>();
  const prompts = new Map<string, Prompt<S, Frame, A, E>>();
  for (const [name, entry] of Object.entries(entries)) {
    if ('run' in entry) steps.set(name, entry);
    else prompts.set(name, entry);
  }
  // As a rule the same prompt is asked for again and again.
  let lastAt: string | undefined;
  let lastPrompt: Prompt<S, Frame, A, E> | undefined;

  const top = (state: S): Frame | undefined => state.stack[state.stack.length - 1];
  const promptAt = (frame: Frame): Prompt<S, Frame, A, E> =>
    lastPrompt !== undefined && frame.at === lastAt ? lastPrompt : lookUp(frame.at);

  function lookUp(at: string): Prompt<S, Frame, A, E> {
    const prompt = must(prompts.get(at));
    lastAt = at;
    lastPrompt = prompt;
    return prompt;
  }

  /** Runs Steps until a Prompt waits or the stack is empty. */
  function settle(state: S, emit: Emit<E>): void {
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = top(state);
      if (!frame || frame.at === lastAt) return;
      const step = steps.get(frame.at);
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
      const prompt = frame && promptAt(frame);
      return prompt && hasSeat(prompt.actors(state, frame), seat) ? prompt.legal(state, frame, seat) : [];
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
