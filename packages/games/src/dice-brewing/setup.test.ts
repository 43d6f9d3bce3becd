import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { diceBrewing } from './index.ts';
import { setup } from './setup.ts';
import type { BrewingEvent, BrewingOptions, BrewingState } from './state.ts';
import { askedIn, openOf } from './testing/play.ts';
import { benchOf } from './testing/position.ts';

function dealt(seats: number, seed = 1, mode: BrewingOptions['mode'] = 'standard') {
  const events: BrewingEvent[] = [];
  const state = setup(seats, { mode, unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(seed), (event) =>
    events.push(event),
  );
  return { state, events };
}

const deal = (seats: number, seed = 1, mode: BrewingOptions['mode'] = 'standard'): BrewingState =>
  dealt(seats, seed, mode).state;

describe('the set-up', () => {
  it.each([2, 3, 4])('gives each of %i players a die of each colour, a seed and 2 coins', (seats) => {
    const state = deal(seats);
    for (let seat = 0; seat < seats; seat++) {
      const { reserve, ...rest } = benchOf(state, seat);
      expect(reserve).toMatch(/^b[1-6] g[1-6] u[1-6] y[1-6]$/);
      expect(rest).toEqual({ seeds: 1, coins: 2 });
    }
    expect(state.supply).toEqual({ yellow: 14 - seats, black: 14 - seats, green: 12 - seats, blue: 10 - seats });
    expect(state.seeds).toBe(6 - seats);
  });

  it('BR-29: if coins are by order of play, the last of two and of four has fewer than the others', () => {
    const coinsOf = (seats: number, seed: number): number[] => {
      const { brewers, first } = setup(
        seats,
        { mode: 'standard', unlucky: 'off', coins: 'byOrder', rounds: '30' },
        fastRng(seed),
      );
      return brewers.map((_, i) => brewers[(first + i) % seats]?.coins ?? 0);
    };
    for (const seed of [1, 2, 3, 4, 5]) expect(coinsOf(2, seed)).toEqual([5, 2]);
    expect([coinsOf(3, 1), coinsOf(4, 1)]).toEqual([
      [2, 2, 2],
      [4, 5, 5, 2],
    ]);
  });

  it('lays three of each ingredient and token on the markets', () => {
    const { market, blackMarket } = deal(2);
    expect(market).toEqual({ fruit: 3, spices: 3, malt: 3, honey: 3, hops: 3 });
    expect(blackMarket).toEqual({ raise: 3, reroll: 3, lock: 3, withdraw: 3, blockBuilding: 3, blockRecipe: 3 });
  });

  it('begins in winter, in round 1', () => {
    const { events } = dealt(3);
    expect(events.find(({ type }) => type === 'began')).toMatchObject({ round: 1, season: 'winter' });
    expect(diceBrewing.view(deal(3), 'table')).toMatchObject({ round: 1, season: 'winter', brewed: 0, toBrew: 15 });
  });

  it.each([
    [2, ['LAG-2', 'LAG-1', 'EXP-1']],
    [3, ['LAG-2', 'LAG-1', 'EXP-1']],
    [4, ['LAG-2', 'LAG-1', 'EXP-1', 'PIL-1']],
  ])('in standard mode %i players begin with %s', (seats, display) => {
    expect(deal(seats).display).toEqual(display);
    expect(deal(seats).deck).toHaveLength(30 - display.length);
    expect(deal(seats, 1).deck).not.toEqual(deal(seats, 2).deck);
  });

  it.each([
    [2, 3],
    [3, 3],
    [4, 4],
  ])('in advanced mode %i players begin with %i recipes of thirty', (seats, count) => {
    const deals = Array.from({ length: 200 }, (_, seed) => deal(seats, seed, 'advanced'));
    expect(deals.every(({ display, deck }) => display.length === count && deck.length === 30 - count)).toBe(true);
    expect(new Set(deals.flatMap(({ display }) => display)).size).toBe(30);
  });
});

describe('the first holder of the season token', () => {
  const DRAWS = Array.from({ length: 300 }, (_, seed) => dealt(3, seed).events[0] as BrewingEvent).map((event) => {
    if (event.type !== 'drawn') throw new Error(`${event.type} comes first`);
    return event;
  });

  it('is the one with the highest roll', () => {
    const clear = DRAWS.filter(({ rolls }) => rolls.length === 3);
    expect(clear.length).toBeGreaterThan(100);
    for (const { seat, rolls } of clear) {
      const best = Math.max(...rolls);
      expect(rolls.flatMap((roll, at) => (roll === best ? [at] : []))).toEqual([seat]);
    }
  });

  it('where the highest tie, those roll again', () => {
    const tied = DRAWS.filter(({ rolls }) => rolls.length === 5);
    expect(tied.length).toBeGreaterThan(30);
    for (const { seat, rolls } of tied) {
      const best = Math.max(...rolls.slice(0, 3));
      const again = [0, 1, 2].filter((at) => rolls[at] === best);
      expect(again[(rolls[3] as number) > (rolls[4] as number) ? 0 : 1]).toBe(seat);
    }
  });

  it('begins', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = deal(4, seed);
      expect(askedIn(state)).toBe(`place ${state.first}`);
    }
  });
});

describe('the first round', () => {
  it('has only the Malt House and the Hops Plantation', () => {
    const state = deal(2);
    const spaces = [...openOf(state, 'sow'), ...openOf(state, 'place')].map((words) => words.slice(0, 2));
    expect(new Set(spaces)).toEqual(new Set(['MH', 'HP']));
  });
});
