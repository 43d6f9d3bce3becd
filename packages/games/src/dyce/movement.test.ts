import { below, fastRng, type Rng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { wayOf } from './baron.ts';
import { distanceFrom, type Standing, spaceNamed } from './city.ts';
import { BARONS, type BaronName } from './components.ts';
import { cityOf } from './testing/position.ts';

// The oracle: the spec again, in coordinates from the castle (x east, y south), without the game's own geometry.

type Place = readonly [x: number, y: number];

const FIVE = [-2, -1, 0, 1, 2];
const PLACES: readonly Place[] = FIVE.flatMap((y) => FIVE.map((x): Place => [x, y])).filter(
  ([x, y]) => x !== 0 || y !== 0,
);
const GATES: Readonly<Record<BaronName, Place>> = { orange: [0, -3], green: [3, 0], purple: [0, 3], black: [-3, 0] };

const nameAt = ([x, y]: Place): string => `${'abcde'[x + 2]}${y + 3}`;
const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
const isGate = ([x, y]: Place): boolean => Math.abs(x) === 3 || Math.abs(y) === 3;

/** A side can be entered anywhere; in the city a baron goes straight on or turns. */
function nextTo(from: Place): Place[] {
  if (!isGate(from)) return PLACES.filter(([x, y]) => Math.abs(x - from[0]) + Math.abs(y - from[1]) === 1);
  return PLACES.filter(([x, y]) => (from[0] === 0 ? y === (from[1] * 2) / 3 : x === (from[0] * 2) / 3));
}

/** Breadth first until the shop is reached. */
function stepsTo(from: Place, shop: Place): number {
  let wave: Place[] = [from];
  for (let steps = 0; steps < 30; steps++) {
    if (wave.some((place) => same(place, shop))) return steps;
    wave = PLACES.filter((place) => wave.some((reached) => nextTo(reached).some((next) => same(next, place))));
  }
  throw new Error(`${nameAt(shop)} cannot be reached`);
}

const known = new Map<string, number>();
function far(from: Place, shop: Place): number {
  const key = `${from.join()} ${shop.join()}`;
  const steps = known.get(key) ?? stepsTo(from, shop);
  known.set(key, steps);
  return steps;
}

interface Told {
  readonly place: Place;
  readonly pounds: number;
}

interface Expected {
  readonly to: string | null;
  readonly because: string;
  readonly targets: readonly string[];
}

const lowest = <T>(items: readonly T[], cost: (item: T) => number): T[] =>
  items.filter((item) => items.every((other) => cost(item) <= cost(other)));

function oracle(from: Place, shops: readonly Told[]): Expected {
  const here = shops.find(({ place }) => same(place, from));
  if (here) return { to: null, because: 'there', targets: [nameAt(from)] };
  const near = lowest(shops, ({ place }) => far(from, place));
  const rich = lowest(near, ({ pounds }) => -pounds);
  const targets = rich.map(({ place }) => nameAt(place)).sort();
  const closer = (wanted: readonly Told[]): Place[] =>
    nextTo(from).filter((step) => wanted.some(({ place }) => far(step, place) === far(from, place) - 1));
  const inner = lowest(closer(rich), ([x, y]) => Math.abs(x) + Math.abs(y));
  const left = lowest(inner, ([x, y]) => from[1] * (x - from[0]) - from[0] * (y - from[1]));
  const priorities = { nearest: closer(near), pounds: closer(rich), castle: inner, clockwise: left };
  for (const [because, steps] of Object.entries(priorities)) {
    if (steps.length === 1) return { to: nameAt(steps[0] as Place), because, targets };
  }
  throw new Error(`no priority decides between ${left.map(nameAt).join(' and ')}`);
}

// The game

const standingAt = (from: Place): Standing =>
  isGate(from) ? { gate: BARONS.findIndex((baron) => same(GATES[baron], from)) } : { space: spaceNamed(nameAt(from)) };

function game(from: Place, shops: readonly Told[]): Expected {
  const city = cityOf(Object.fromEntries(shops.map(({ place, pounds }) => [nameAt(place), `0 red +${pounds}`])));
  const { to, because, targets } = wayOf(city, standingAt(from), 'red');
  const names = PLACES.filter((place) => targets.includes(spaceNamed(nameAt(place)))).map(nameAt);
  const step = PLACES.find((place) => spaceNamed(nameAt(place)) === to);
  return { to: step ? nameAt(step) : null, because, targets: names.sort() };
}

const STANDINGS: readonly Place[] = [...PLACES, ...Object.values(GATES)];
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

/** Two to five shops with few pounds, so that ties are common. */
function someShops(rng: Rng): Told[] {
  const left = [...PLACES];
  return Array.from({ length: 2 + below(rng, 4) }, () => ({
    place: left.splice(below(rng, left.length), 1)[0] as Place,
    pounds: below(rng, 3),
  }));
}

describe('the way of a baron', () => {
  it('is the oracle’s from all 24 spaces and 4 gates to a shop on any of the 24 spaces', () => {
    expect(STANDINGS).toHaveLength(28);
    for (const from of STANDINGS) {
      for (const place of PLACES) {
        const shops = [{ place, pounds: 0 }];
        expect(game(from, shops), `${from.join()} to ${nameAt(place)}`).toEqual(oracle(from, shops));
      }
    }
  });

  it('is the oracle’s among two to five shops with few pounds, and every priority decides somewhere', () => {
    const decided = new Set<string>();
    for (const seed of SEEDS) {
      const shops = someShops(fastRng(seed));
      for (const from of STANDINGS) {
        const expected = oracle(from, shops);
        decided.add(expected.because);
        expect(game(from, shops), `${from.join()} among ${JSON.stringify(shops)}`).toEqual(expected);
      }
    }
    expect([...decided].sort()).toEqual(['castle', 'clockwise', 'nearest', 'pounds', 'there']);
  });

  it('leads to a lone shop in exactly as many moves as it is far', () => {
    for (const from of STANDINGS) {
      for (const place of PLACES) {
        const shops = [{ place, pounds: 0 }];
        let at = from;
        for (let left = far(from, place); left > 0; left--) {
          expect(same(at, place)).toBe(false);
          const { to } = game(at, shops);
          at = PLACES.find((one) => nameAt(one) === to) as Place;
        }
        expect(at).toEqual(place);
        expect(distanceFrom(standingAt(from), spaceNamed(nameAt(place)))).toBe(far(from, place));
      }
    }
  });

  it('is nowhere if nothing is wanted', () => {
    for (const from of STANDINGS) expect(game(from, [])).toEqual({ to: null, because: 'nothing', targets: [] });
  });
});

// Examples on the board, by space name.

const placeOf = (name: string): Place => PLACES.find((place) => nameAt(place) === name) as Place;
const way = (from: string, ...shops: string[]): Expected =>
  game(
    from in GATES ? GATES[from as BaronName] : placeOf(from),
    shops.map((word) => ({ place: placeOf(word.slice(0, 2)), pounds: Number(word.slice(3)) })),
  );

describe('the rulings on the way', () => {
  it('DY-1: orange waits in the north, green in the east, purple in the south, black in the west', () => {
    const sides = BARONS.map((baron) => PLACES.map(nameAt).filter((name) => far(GATES[baron], placeOf(name)) === 1));
    expect(sides.map((names) => names.join(' '))).toEqual([
      'a1 b1 c1 d1 e1',
      'e1 e2 e3 e4 e5',
      'a5 b5 c5 d5 e5',
      'a1 a2 a3 a4 a5',
    ]);
    for (const [gate, baron] of BARONS.entries()) {
      const entered = (sides[gate] as string[]).map((name) => way(baron, name).to);
      expect(entered).toEqual(sides[gate]);
    }
  });

  it('DY-6: the way goes round the castle, and the step through the gate counts', () => {
    const distance = (from: Standing, to: string): number => distanceFrom(from, spaceNamed(to));
    expect(distance({ space: spaceNamed('b3') }, 'd3')).toBe(4);
    expect(distance({ space: spaceNamed('c1') }, 'c5')).toBe(6);
    expect(distance({ space: spaceNamed('a1') }, 'e5')).toBe(8);
    expect(distance({ gate: 0 }, 'c1')).toBe(1);
    expect(distance({ gate: 0 }, 'c4')).toBe(5);
    expect(distance({ gate: 3 }, 'e1')).toBe(5);
  });

  it('DY-6: a shop behind the castle is farther than one at its side', () => {
    // As the crow flies, d3 would be as near as b1.
    expect(way('b3', 'd3', 'b1')).toEqual({ to: 'b2', because: 'nearest', targets: ['b1'] });
  });

  it('DY-7: of two equally short ways he takes the one along the castle', () => {
    expect(way('e4', 'c5')).toEqual({ to: 'd4', because: 'castle', targets: ['c5'] });
    expect(way('a2', 'c1')).toEqual({ to: 'b2', because: 'castle', targets: ['c1'] });
  });

  it('DY-8: facing the castle from the south, left is west', () => {
    expect(way('c4', 'c2')).toEqual({ to: 'b4', because: 'clockwise', targets: ['c2'] });
    expect(way('purple', 'b4', 'd4')).toEqual({ to: 'b5', because: 'clockwise', targets: ['b4', 'd4'] });
  });

  it('DY-8: from b3, west of the castle, to d3 he goes by b2', () => {
    expect(way('b3', 'd3')).toEqual({ to: 'b2', because: 'clockwise', targets: ['d3'] });
  });

  it('DY-8: left is east in the north, south in the east, north in the west, from the gates as well', () => {
    expect(way('c2', 'c4').to).toBe('d2');
    expect(way('d3', 'b3').to).toBe('d4');
    expect(way('orange', 'b2', 'd2').to).toBe('d1');
    expect(way('green', 'd2', 'd4').to).toBe('e4');
    expect(way('black', 'b2', 'b4').to).toBe('a2');
  });

  it('pounds decide between shops equally near, not against a nearer one', () => {
    expect(way('c2', 'a2', 'e2 1')).toEqual({ to: 'd2', because: 'pounds', targets: ['e2'] });
    expect(way('c2', 'b2', 'e2 9')).toEqual({ to: 'b2', because: 'nearest', targets: ['b2'] });
  });
});
