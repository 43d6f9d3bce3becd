import type { BaseState, Seat } from '@taproom/engine';
import { highestWins, makeToy } from './toy.ts';

interface BidsState extends BaseState {
  bids: (number | null)[];
}

interface Bid {
  readonly type: 'bid';
  readonly pips: number;
}

const BIDS: readonly Bid[] = [1, 2, 3].map((pips) => ({ type: 'bid', pips }));

/** All bid at once; the highest bid wins. */
export const bids = makeToy<BidsState, Bid>({
  id: 'bids',
  setup: (seats, rng) => ({ rng, bids: Array.from({ length: seats }, () => null) }),
  actors: (state) => waiting(state),
  legal: () => BIDS,
  apply(state, seat, { pips }) {
    state.bids[seat] = pips;
  },
  outcome: (state) => (waiting(state).length > 0 ? undefined : highestWins(state.bids.map((bid) => bid ?? 0))),
});

const waiting = (state: BidsState): Seat[] => state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
