import { describe, expect, it } from 'vitest';
import { type Flow, type FrameOf, machine, pop, push, replace } from './flow.ts';

interface Frames {
  ask: { seat: number };
  both: { chosen: number[] };
  count: { left: number };
  forever: object;
}
type Action =
  | { readonly type: 'call' }
  | { readonly type: 'go' }
  | { readonly type: 'end' }
  | { readonly type: 'lost' };
type Event = { readonly type: 'counted'; readonly left: number };
type Asked = Flow<Frames>;

const flow = machine<Asked, Frames, Action, Event>({
  ask: {
    actors: (_, { seat }) => [seat],
    legal: () => [{ type: 'call' }, { type: 'go' }, { type: 'end' }, { type: 'lost' }],
    refuse: (_, __, ___, { type }) => (type === 'never' ? 'X-1' : undefined),
    on: {
      call: (state, { seat }) => push(state, { at: 'ask', seat: seat + 1 }),
      go: (state) => replace(state, { at: 'count', left: 3 }),
      end: pop,
    },
  },
  both: {
    actors: (_, { chosen }) => [0, 1].filter((seat) => !chosen.includes(seat)),
    legal: () => [{ type: 'end' }],
    refuse: () => undefined,
    on: {
      end(state, { chosen }, seat) {
        chosen.push(seat);
        if (chosen.length === 2) pop(state);
      },
    },
  },
  count: {
    run(state, local, emit) {
      emit({ type: 'counted', left: local.left });
      if (local.left-- === 0) pop(state);
    },
  },
  forever: { run() {} },
});

const at = (...stack: FrameOf<Frames>[]): Asked => ({ stack });
function after(state: Asked, seat: number, type: Action['type']): { stack: FrameOf<Frames>[]; events: Event[] } {
  const events: Event[] = [];
  flow.apply(state, seat, { type }, (event) => events.push(event));
  return { stack: state.stack, events };
}

describe('the flow machine', () => {
  it('asks another question on top of one, and comes back to it', () => {
    const state = at({ at: 'ask', seat: 0 });
    expect(after(state, 0, 'call').stack).toEqual([
      { at: 'ask', seat: 0 },
      { at: 'ask', seat: 1 },
    ]);
    expect(flow.actors(state)).toEqual([1]);
    expect(after(state, 1, 'end').stack).toEqual([{ at: 'ask', seat: 0 }]);
    expect(flow.actors(state)).toEqual([0]);
  });

  it('runs steps by themselves until a question waits beneath', () => {
    const state = at({ at: 'ask', seat: 0 }, { at: 'ask', seat: 1 });
    expect(after(state, 1, 'go')).toEqual({
      stack: [{ at: 'ask', seat: 0 }],
      events: [3, 2, 1, 0].map((left) => ({ type: 'counted', left })),
    });
  });

  it('is over when nothing is left', () => {
    const state = at({ at: 'ask', seat: 0 });
    after(state, 0, 'end');
    expect([state.stack, flow.actors(state), flow.legal(state, 0), flow.refuse(state, 0, { type: 'end' })]).toEqual([
      [],
      [],
      [],
      undefined,
    ]);
  });

  it('lets several act at once, in any order', () => {
    const state = at({ at: 'both', chosen: [] });
    expect(flow.actors(state)).toEqual([0, 1]);
    after(state, 1, 'end');
    expect([flow.actors(state), flow.legal(state, 1)]).toEqual([[0], []]);
    expect(after(state, 0, 'end').stack).toEqual([]);
  });

  it('has no actions for a seat that is not asked', () => {
    expect(flow.legal(at({ at: 'ask', seat: 0 }), 1)).toEqual([]);
  });

  it('passes refusals on from the question that waits', () => {
    expect(flow.refuse(at({ at: 'ask', seat: 0 }), 0, { type: 'never' })).toBe('X-1');
  });

  it('throws on an action that is listed but not handled, with the name of the state', () => {
    expect(() => after(at({ at: 'ask', seat: 0 }), 0, 'lost')).toThrow('no handler for lost at ask');
  });

  it('throws on an action when all is over', () => {
    expect(() => after(at(), 0, 'end')).toThrow('no handler for end at undefined');
  });

  it('stops steps that never come to rest, with the name of the state', () => {
    expect(() => flow.settle(at({ at: 'forever' }), () => {})).toThrow('does not come to rest at forever');
  });
});
