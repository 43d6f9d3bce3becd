import { below, clone, fastRng, type Rng, type Seat } from '@taproom/engine';
import type { Choose, Open } from '@taproom/testkit';
import { forecast } from '../baron.ts';
import { spaceNamed } from '../city.ts';
import { ACTIONS_A_TURN, type Blend, isNatural, WHISKIES, type Whisky } from '../components.ts';
import { isAlone, merchantAt } from '../rules.ts';
import type { DyceAction, DyceState, Traded, Walked } from '../state.ts';

/**
 * Plays purposefully: ends every other turn at once if others wait, and otherwise mostly picks the action with the best
 * trades if the barons came now. Random games take thousands of actions and trade hardly anything.
 */
export function bySense(seed: number): Choose {
  const rng = fastRng(seed);
  return (open, state) => oneOf(rng, sensible(rng, open, state as DyceState));
}

const oneOf = <T>(rng: Rng, items: readonly T[]): T | undefined => items[below(rng, items.length)];

function sensible(rng: Rng, open: readonly Open[], state: DyceState): readonly Open[] {
  if (isAlone(state)) return best(open, state);
  const rests = open.filter(({ action }) => ['pass', 'take', 'done'].includes(action.type));
  if (rests.length > 0 && below(rng, 5) < 3) return rests;
  return below(rng, 4) === 0 ? open : best(open, state);
}

function best(open: readonly Open[], state: DyceState): Open[] {
  const hopes = open.map((one) => hope(state, one));
  const most = Math.max(...hopes);
  return open.filter((_, i) => hopes[i] === most);
}

/** The value of a seat's trades after an action; a newly opened shop can still be stocked in the same turn. */
function hope(state: DyceState, { seat, action }: Open): number {
  const known = action as DyceAction;
  const frame = state.stack.at(-1);
  if (known.type === 'stock') return tradesWorth(withShop(state, seat, known.space, known.whisky), seat);
  if (known.type !== 'open') return tradesWorth(state, seat) - (known.type === 'advertise' ? 1 : 0);
  const canStock = frame?.at === 'turn' && frame.actions + 1 < ACTIONS_A_TURN;
  const whiskies = canStock ? WHISKIES.filter((whisky) => state.supply[whisky] > 0) : [null];
  return Math.max(...whiskies.map((whisky) => tradesWorth(withShop(state, seat, known.space, whisky), seat))) - 0.5;
}

function withShop(state: DyceState, seat: Seat, space: string, whisky: Whisky | null): DyceState {
  const world = clone(state);
  world.city[spaceNamed(space)] = { owner: seat, whisky, pounds: 0 };
  return world;
}

const tradesWorth = (state: DyceState, seat: Seat): number =>
  forecast(state).reduce((sum, event) => sum + worthOf(state, seat, event), 0);

function worthOf(state: DyceState, seat: Seat, event: Walked | Traded): number {
  // A blend that nobody offers brings the end closer.
  if (event.type === 'walked') return event.because === 'nothing' && !isNatural(event.whisky) ? -0.7 : 0;
  if (event.seat !== seat) return 0;
  if (event.type === 'closed') return -3;
  if (event.type === 'bought') return 5 - event.price;
  return merchantAt(state, seat).sold[event.whisky as Blend] > 0 ? 4 : 20;
}
