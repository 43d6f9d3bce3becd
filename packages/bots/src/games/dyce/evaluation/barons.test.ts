import { fastRng, type Seat } from '@taproom/engine';
import { type DyceState, dyce, nameOf, type Traded } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { never } from '../../../lists.ts';
import { actBy } from '../../../thinking/casual.ts';
import { TEMPER } from '../temper.ts';
import { sendBarons } from './barons.ts';
import { handOf, type Market, marketOf, NATURAL_COUNT } from './market.ts';
import { SPACE_COUNT } from './ways.ts';

/** Every state of a game in which everyone acts at random. */
function statesOf(seats: number, seed: number): DyceState[] {
  const rng = fastRng(seed);
  const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
  const states: DyceState[] = [];
  for (let seat = dyce.actors(state)[0]; seat !== undefined; seat = dyce.actors(state)[0]) {
    if (state.stack.at(-1)?.at === 'turn') states.push(structuredClone(state));
    dyce.apply(state, seat, actBy(TEMPER, dyce.legal(state, seat), rng), () => {});
  }
  return states;
}

const placesIn = ({ barons }: Market): string[] => [...barons].map((at) => (at < SPACE_COUNT ? nameOf(at) : 'gate'));

const handsIn = (market: Market, seat: Seat): number =>
  Array.from({ length: NATURAL_COUNT }, (_, natural) => handOf(market, seat, natural)).reduce((sum, n) => sum + n, 0);

const paid = ({ type, price }: Traded): number => (type === 'closed' ? 0 : type === 'bought' ? -price : price);

describe.each([1, 2, 4])('barons sent through the market of %i seats', (seats) => {
  test('do what the rules foretell', () => {
    let trades = 0;
    for (const state of [3, 4, 5].flatMap((seed) => statesOf(seats, seed))) {
      const { forecast } = dyce.view(state, 0);
      const traded = forecast.flatMap(({ trade }) => trade ?? []);
      const market = marketOf(state);
      const before = marketOf(state);
      sendBarons(market);
      trades += traded.length;
      expect(placesIn(market)).toEqual(forecast.map(({ walk }) => walk.to));
      for (let seat = 0; seat < seats; seat++) {
        const own = traded.filter((one) => one.seat === seat);
        expect(market.pounds[seat]).toBe(own.reduce((sum, one) => sum + paid(one), before.pounds[seat] ?? never()));
        const closed = own.filter(({ type }) => type === 'closed').length;
        expect(market.shops[seat]).toBe((before.shops[seat] ?? never()) - closed);
        const bought = own.filter(({ type }) => type === 'bought').length;
        const sold = own.filter(({ type }) => type === 'sold').length;
        if (sold === 0) expect(handsIn(market, seat)).toBe(handsIn(before, seat) + bought);
      }
    }
    expect(trades).toBeGreaterThan(3);
  });
});
