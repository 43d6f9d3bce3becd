import type { BaseState, Seat } from '@taproom/engine';
import { highestWins, makeToy } from './toy.ts';

interface NimState extends BaseState {
  pile: number;
  seat: Seat;
}

interface Take {
  readonly type: 'take';
  readonly count: number;
}

/** Take one to three from the pile; taking the last one wins. Its actions are new objects every time. */
export const nim = makeToy<NimState, Take>({
  id: 'nim',
  setup: (_, rng) => ({ rng, pile: 21, seat: 0 }),
  actors: ({ pile, seat }) => (pile > 0 ? [seat] : []),
  legal: ({ pile }) => [1, 2, 3].filter((count) => count <= pile).map((count) => ({ type: 'take', count })),
  apply(state, seat, { count }) {
    state.pile -= count;
    state.seat = 1 - seat;
  },
  outcome: ({ pile, seat }) => (pile > 0 ? undefined : highestWins(seat === 1 ? [1, 0] : [0, 1])),
});

export const nimWith = (pile: number, seat: Seat): NimState => ({
  rng: { kind: 'fast', a: 1, b: 2, c: 3, d: 4 },
  pile,
  seat,
});
