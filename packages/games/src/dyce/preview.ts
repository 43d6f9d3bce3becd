import { clone, fastRng, type Seat } from '@taproom/engine';
import { spaceNamed } from './city.ts';
import { isNatural } from './components.ts';
import { flow } from './flow.ts';
import type { Baron, DyceAction, DyceState } from './state.ts';
import { type DyceView, type Foreseen, type SeenBaron, view as viewOf } from './view.ts';

/** The actions that change the city, and so what the barons would do. */
export type CityAction = Extract<DyceAction, { readonly space: string }>;

/** What would be seen after a legal action of the seat to act, before the turn goes on and the barons come. */
export function viewAfter(view: DyceView, seat: Seat, action: CityAction): DyceView {
  const state = stateOf(view, seat);
  flow.apply(state, seat, action, () => {});
  return viewOf(state);
}

/** Nothing but dice still to be drawn is hidden, and no action in the city draws any. */
function stateOf(view: DyceView, seat: Seat): DyceState {
  const { round, first, white, city, barons, seats, supply, pool, bag, ending } = view;
  return {
    ...clone({ round, first, white, supply, bag, ending }),
    rng: fastRng(0),
    city: clone([...city]),
    pool: [...pool],
    merchants: seats.map(({ pounds, vps, shops, whiskies, sold, sealed, turns }) =>
      clone({ pounds, vps, shops, whiskies, sold, sealed, turns }),
    ),
    barons: barons.map(standing),
    // As if it were the first of two actions, so that the turn goes on.
    stack: [{ at: 'turn', seat, actions: 0, isLast: false }],
  };
}

const standing = ({ space, line }: SeenBaron, number: number): Baron => ({
  standing: space === null ? { gate: number } : { space: spaceNamed(space) },
  line: clone([...line]),
});

/** Whether the die of a blend would go back to the bag, so that the white die would rise. */
export const wouldRaise = (forecast: readonly Foreseen[]): boolean =>
  forecast.some(
    ({ walk, trade }) => !isNatural(walk.whisky) && (trade ? trade.type !== 'closed' : walk.because === 'nothing'),
  );
