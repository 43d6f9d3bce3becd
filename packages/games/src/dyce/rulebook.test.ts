import { clone, fastRng, type Outcome } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from './city.ts';
import { BARONS, type BaronName, DICE, FORMULAS, isNatural, NATURALS, type Whisky } from './components.ts';
import { dyce } from './index.ts';
import { drawDie } from './rules.ts';
import { setup } from './setup.ts';
import type { Baron, Die, DyceEvent, DyceState, Merchant, Shop } from './state.ts';
import { type After, actorIn, eventsOf, isOpen, played, refusal, whenLucky } from './testing/play.ts';
import { evening, naturals, type Position, position } from './testing/position.ts';

// The rulebook's pictures are lost, so the spaces are our own, chosen to fit the text.

const [RED, BLUE, YELLOW, WHITE] = [0, 1, 2, 3] as const;

const merchant = (state: DyceState, seat: number): Merchant => state.merchants[seat] as Merchant;
const shop = (state: DyceState, space: string): Shop | null => state.city[spaceNamed(space)] as Shop | null;
const baron = (state: DyceState, name: BaronName): Baron => state.barons[BARONS.indexOf(name)] as Baron;
const standing = (state: DyceState, name: BaronName): string | null | undefined =>
  dyce.view(state, 'table').barons.find((one) => one.name === name)?.space;
const walkOf = (after: After, name: BaronName) => eventsOf(after, 'walked').find((event) => event.baron === name);
const drawOf = (after: After, name: BaronName) => eventsOf(after, 'drew').find((event) => event.baron === name);

type Laid = Extract<DyceEvent, { type: 'laid' }>;

function dealt(seats: number, seed: number): { state: DyceState; laid: Laid[] } {
  const laid: Laid[] = [];
  const state = setup(seats, { first: '1', startDie: '1' }, fastRng(seed), (event) => {
    if (event.type === 'laid') laid.push(event);
  });
  return { state, laid };
}

describe('4. Game setup', () => {
  it('gives everyone six pounds, a seal and all shops, and shows 1 on the castle', () => {
    const { state } = dealt(4, 1);
    expect(state.merchants).toHaveLength(4);
    for (const one of state.merchants) {
      expect(one).toMatchObject({ pounds: 6, shops: 6, vps: 0, sealed: false, whiskies: naturals() });
    }
    expect(state.white).toBe(1);
    expect(state.barons.map((_, gate) => state.barons[gate]?.standing)).toEqual([0, 1, 2, 3].map((gate) => ({ gate })));
  });

  it('lays out 16 of the 20 dice, four in each line, and leaves 4 in the bag', () => {
    const { state } = dealt(4, 1);
    expect(state.barons.map(({ line }) => line.length)).toEqual([4, 4, 4, 4]);
    expect(Object.values(state.bag).reduce((sum, count) => sum + count)).toBe(4);
  });

  it('draws as many natural cubes as players; the start player’s right neighbour takes first, she herself last', () => {
    const told = { first: WHITE, pool: ['blue', 'red', 'yellow', 'yellow'], merchants: [{}, {}, {}, {}] } as const;
    let state = position(told);
    const takers = ['blue', 'yellow', 'red'].map((whisky) => {
      const seat = actorIn(state);
      state = played(state, `choose ${whisky}`).state;
      return seat;
    });
    // Yellow sits to White's right; only one cube is left for White, who then begins.
    expect(takers).toEqual([YELLOW, BLUE, RED]);
    expect(state.merchants.map(({ whiskies }) => whiskies)).toEqual([
      naturals('red'),
      naturals('yellow'),
      naturals('blue'),
      naturals('yellow'),
    ]);
    expect(actorIn(state)).toBe(WHITE);
  });

  it('lets the seats choose counterclockwise, from the right of whoever has the barrel', () => {
    const drafts = Array.from({ length: 20 }, (_, seed) => setup(4, { first: '3', startDie: '1' }, fastRng(seed)));
    const begun = drafts.filter(({ stack }) => stack[0]?.at === 'draft');
    expect(begun.length).toBeGreaterThan(0);
    for (const { stack } of begun) expect(stack).toEqual([{ at: 'draft', order: [BLUE, RED, WHITE, YELLOW] }]);
  });

  it('draws two to four cubes at the deal', () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < 20; seed++) {
        const { state } = dealt(seats, seed);
        const drawn = NATURALS.reduce((sum, natural) => sum + 8 - state.supply[natural], 0);
        expect(drawn).toBe(seats);
      }
    }
  });

  it('turns the black die from 2 to 5 and the blue die from 6 to 1, places yellow and blue first and black last', () => {
    const isTheExample = ({ whiskies, rolled }: Laid): boolean =>
      whiskies.toSorted().join() === 'black,blue,green,yellow' &&
      rolled[whiskies.indexOf('black')] === 2 &&
      rolled[whiskies.indexOf('blue')] === 6;
    const seed = Array.from({ length: 20_000 }, (_, i) => i).find((one) => dealt(2, one).laid.some(isTheExample));
    const { state, laid } = dealt(2, seed as number);
    const { baron: name, whiskies, values } = laid.find(isTheExample) as Laid;
    expect(whiskies.slice(0, 2).toSorted()).toEqual(['blue', 'yellow']);
    expect(whiskies.slice(2)).toEqual(['green', 'black']);
    expect(values[whiskies.indexOf('blue')]).toBe(1);
    expect(values[3]).toBe(5);
    expect(baron(state, name).line).toEqual(whiskies.map((whisky, i) => ({ whisky, value: values[i] })));
  });

  it('DY-2: dice of the same kind lie in the order drawn', () => {
    const kindOf = ({ whisky }: Die): string =>
      isNatural(whisky) ? 'natural' : whisky === 'black' ? 'black' : 'blend';
    for (let seed = 0; seed < 50; seed++) {
      const hand = { rng: fastRng(seed), bag: clone(DICE) } as DyceState;
      for (const { line } of dealt(2, seed).state.barons) {
        const drawn = Array.from({ length: 4 }, () => drawDie(hand)).map(({ whisky, value }) => ({ whisky, value }));
        const sorted = ['natural', 'blend', 'black'].flatMap((kind) => drawn.filter((die) => kindOf(die) === kind));
        expect(line).toEqual(sorted);
      }
    }
  });

  it('shows 1 to 3 on natural dice and 4 to 6 on blended ones', () => {
    const shown = new Map<Whisky, Set<number>>();
    for (let seed = 0; seed < 60; seed++) {
      for (const { whisky, value } of dealt(2, seed).state.barons.flatMap(({ line }) => line)) {
        shown.set(whisky, (shown.get(whisky) ?? new Set()).add(value));
      }
    }
    for (const [whisky, values] of shown) {
      expect([...values].sort(), whisky).toEqual(isNatural(whisky) ? [1, 2, 3] : [4, 5, 6]);
    }
    expect(shown.size).toBe(7);
  });
});

describe('5. Player round', () => {
  // Option 3 mentions an empty shop, so Red has one beside the one with blue whisky.
  const state = position({
    shops: { b2: '0 blue', d4: '0' },
    merchants: [{ pounds: 3, sealed: true }, {}],
    turn: RED,
  });

  it('Red’s option 1: a pound from her hand goes to her blue whisky shop', () => {
    const after = played(state, 'advertise b2').state;
    expect(shop(after, 'b2')).toEqual({ owner: RED, whisky: 'blue', pounds: 1 });
    expect(merchant(after, RED).pounds).toBe(2);
  });

  it('Red’s option 2: a shop elsewhere in the city, and a pound to the supply', () => {
    const after = played(state, 'open e1').state;
    expect(shop(after, 'e1')).toEqual({ owner: RED, whisky: null, pounds: 0 });
    expect(merchant(after, RED)).toMatchObject({ pounds: 2, shops: 3 });
  });

  it('Red’s option 3: any whisky from the supply at her empty shop', () => {
    for (const whisky of ['blue', 'red', 'yellow', 'green', 'orange', 'purple', 'black'] as const) {
      const after = played(state, `stock d4 ${whisky}`).state;
      expect(shop(after, 'd4')).toEqual({ owner: RED, whisky, pounds: 0 });
      expect(after.supply[whisky]).toBe(state.supply[whisky] - 1);
      expect(merchant(after, RED).pounds).toBe(3);
    }
  });

  it('Red’s option 4: another whisky instead of the blue one, which goes back to the supply', () => {
    const { state: after, events } = played(state, 'stock b2 black');
    expect(shop(after, 'b2')?.whisky).toBe('black');
    expect([state.supply.blue, after.supply.blue]).toEqual([7, 8]);
    expect([state.supply.black, after.supply.black]).toEqual([4, 3]);
    expect(events).toEqual([{ type: 'stocked', seat: RED, space: 'b2', whisky: 'black', instead: 'blue' }]);
  });

  it('Red’s option 5: a pound from the supply, and the turn is over', () => {
    const { state: after, events } = played(state, 'take');
    expect(merchant(after, RED)).toMatchObject({ pounds: 4, sealed: true });
    expect(events).toEqual([{ type: 'took', seat: RED }]);
    expect(actorIn(after)).toBe(BLUE);
  });

  it('a replaced whisky leaves the pounds on the shop where they are', () => {
    const rich = position({ shops: { b2: '0 blue +3' }, merchants: [{}, {}] });
    expect(shop(played(rich, 'stock b2 red').state, 'b2')).toEqual({ owner: RED, whisky: 'red', pounds: 3 });
  });

  it('a pound may go to another player’s shop, and any number may lie there', () => {
    const after = played(position({ shops: { b2: '1 red +4' }, merchants: [{}, {}] }), 'advertise b2', 'advertise b2');
    expect(shop(after.state, 'b2')).toEqual({ owner: BLUE, whisky: 'red', pounds: 6 });
    expect(after.events[0]).toEqual({ type: 'advertised', seat: RED, space: 'b2', owner: BLUE });
    expect(after.state.merchants.map(({ pounds }) => pounds)).toEqual([4, 6]);
  });

  it('two actions end the turn, the same one twice as well', () => {
    const after = played(position({ merchants: [{}, {}] }), 'open a1', 'open b1').state;
    expect(merchant(after, RED)).toMatchObject({ pounds: 4, shops: 4 });
    expect(actorIn(after)).toBe(BLUE);
  });

  it('whoever starts with the seal down may still act, and the seal stays', () => {
    const after = played(state, 'open a1', 'open b1').state;
    expect(merchant(after, RED)).toMatchObject({ pounds: 1, sealed: true });
    expect(actorIn(after)).toBe(BLUE);
  });

  it('whoever starts with all seals down ends the round, also by actions', () => {
    const last = evening({ merchants: [{}, {}] });
    for (const moves of [['take'], ['open a1', 'done'], ['open a1', 'open a2']]) {
      const after = played(last, ...moves);
      expect(eventsOf(after, 'evening')).toHaveLength(1);
      expect(after.state.round).toBe(2);
    }
  });

  it('the seal that completes the castle does not end the round: the next turn does', () => {
    const after = played(position({ merchants: [{}, { sealed: true }] }), 'pass');
    expect(eventsOf(after, 'evening')).toEqual([]);
    expect(actorIn(after.state)).toBe(BLUE);
    expect(dyce.view(after.state, 'table').isLast).toBe(true);
    expect(eventsOf(played(after.state, 'take'), 'evening')).toHaveLength(1);
  });
});

/** The position of section 6a; the barons have gone once all seals lie on the castle. */
const STREETS: Position = {
  shops: { b2: '1 purple', a5: '3 purple', e1: '2 yellow', c5: '0 yellow +1', d3: '2 red' },
  barons: { green: 'e4', purple: 'b5', black: 'b3' },
  lines: { orange: ['purple4'], green: ['yellow2'], purple: ['black5'], black: ['red1'] },
  merchants: [{}, {}, {}, {}],
};

describe('6a. Whisky baron move', () => {
  const after = played(evening(STREETS), 'take');

  it('orange moves for the first time: the blue shop is closer than the white one', () => {
    expect(walkOf(after, 'orange')).toMatchObject({ from: 'gate', to: 'b1', targets: ['b2'], because: 'nearest' });
    expect(standing(after.state, 'orange')).toBe('b1');
  });

  it('green: yellow and red are equally close, red has a pound; he moves along the path closer to the castle', () => {
    expect(walkOf(after, 'green')).toMatchObject({ from: 'e4', to: 'd4', targets: ['c5'], because: 'castle' });
    const withoutPound = { ...STREETS, shops: { ...STREETS.shops, c5: '0 yellow' } };
    expect(walkOf(played(evening(withoutPound), 'take'), 'green')).toMatchObject({ targets: ['e1', 'c5'] });
  });

  it('purple looks for black whisky, and since there is none he does not move', () => {
    expect(walkOf(after, 'purple')).toMatchObject({ from: 'b5', to: 'b5', targets: [], because: 'nothing' });
    expect(standing(after.state, 'purple')).toBe('b5');
  });

  it('black has the castle in his way to the yellow shop and moves round it clockwise', () => {
    expect(walkOf(after, 'black')).toMatchObject({ from: 'b3', to: 'b2', targets: ['d3'], because: 'clockwise' });
  });

  it('nobody has arrived, so nobody trades; only purple’s black die goes back to the bag', () => {
    expect(after.events.map(({ type }) => type)).toEqual([
      'took',
      'walked',
      'walked',
      'walked',
      'drew',
      'walked',
      'evening',
    ]);
    expect(drawOf(after, 'purple')?.back).toBe('black');
    const untouched = (name: BaronName) => baron(after.state, name).line;
    expect([untouched('orange')[0], untouched('green')[0], untouched('black')[0]]).toEqual([
      { whisky: 'purple', value: 4 },
      { whisky: 'yellow', value: 2 },
      { whisky: 'red', value: 1 },
    ]);
  });

  it('a baron who stands at a target shop does not move', () => {
    const there = evening({
      shops: { c1: '0 red', d1: '0 red +5' },
      barons: { orange: 'c1' },
      lines: { orange: ['red2'], green: ['blue1'], purple: ['blue1'], black: ['blue1'] },
      merchants: [{}, {}],
    });
    const done = played(there, 'take');
    expect(walkOf(done, 'orange')).toMatchObject({ from: 'c1', to: 'c1', because: 'there' });
    expect(eventsOf(done, 'bought')).toMatchObject([{ baron: 'orange', seat: RED, space: 'c1', price: 2 }]);
  });

  it('each baron completes move and trade before the next: what one has bought no other heads for', () => {
    const only = evening({
      shops: { c1: '0 red' },
      lines: { orange: ['red2'], green: ['red1'] },
      merchants: [{}, {}],
    });
    const done = played(only, 'take');
    expect(eventsOf(done, 'bought')).toMatchObject([{ baron: 'orange', price: 2 }]);
    expect(walkOf(done, 'green')).toMatchObject({ because: 'nothing', to: 'gate' });
  });
});

/** The orange baron is about to reach the blue shop with purple whisky. */
const SALE: Position = {
  shops: { b2: '1 purple +2' },
  barons: { orange: 'b1' },
  lines: { orange: ['purple4', 'red2', 'yellow3', 'black5'] },
  merchants: [{}, { pounds: 3, whiskies: { blue: 1, red: 1 } }, {}, {}],
};

/** The black baron is about to reach the red shop with yellow whisky and a pound. */
const PURCHASE: Position = {
  shops: { a3: '0 yellow +1' },
  lines: { black: ['yellow2', 'green4', 'purple6', 'black5'] },
  merchants: [{ pounds: 3 }, {}, {}, {}],
};

/** The other barons look for whisky that no shop has, so only the one in the example trades. */
const only = (told: Position, name: BaronName): Position => {
  const others = BARONS.filter((one) => one !== name);
  return { ...told, lines: { ...told.lines, ...Object.fromEntries(others.map((one) => [one, ['blue1']])) } };
};

describe('6b. Whisky baron trade', () => {
  const before = evening(only(SALE, 'orange'));
  const sale = played(before, 'take');

  it('blue sells purple for 4: a blue and a red whisky for 4 pounds and a VP', () => {
    expect(standing(sale.state, 'orange')).toBe('b2');
    expect(merchant(sale.state, BLUE)).toMatchObject({ pounds: 3 + 4, vps: 1, whiskies: naturals() });
    expect(eventsOf(sale, 'sold')).toEqual([
      {
        type: 'sold',
        baron: 'orange',
        seat: BLUE,
        space: 'b2',
        whisky: 'purple',
        price: 4,
        pounds: 2,
        vps: 1,
      },
    ]);
  });

  it('the purple whisky, the two natural ones and the pounds on the shop go to the supply; the shop stays, empty', () => {
    expect(shop(before, 'b2')).toEqual({ owner: BLUE, whisky: 'purple', pounds: 2 });
    expect(shop(sale.state, 'b2')).toEqual({ owner: BLUE, whisky: null, pounds: 0 });
    const changed = (whisky: Whisky) => sale.state.supply[whisky] - before.supply[whisky];
    expect([changed('purple'), changed('blue'), changed('red'), changed('yellow')]).toEqual([1, 1, 1, 0]);
  });

  it('the purple die goes to the bag; a blue die is drawn and rolled 6, turned to 1 and placed last', () => {
    // The text says "in the black whisky baron's line", but it is the first die of orange's line that left.
    const state = evening({ ...SALE, bag: ['blue', 'blue', 'blue', 'green'] });
    const isBlueSix = (after: After) =>
      drawOf(after, 'orange')?.whisky === 'blue' && drawOf(after, 'orange')?.rolled === 6;
    const after = whenLucky(state, ['take'], isBlueSix);
    expect(drawOf(after, 'orange')).toEqual({
      type: 'drew',
      baron: 'orange',
      back: 'purple',
      whisky: 'blue',
      rolled: 6,
      value: 1,
    });
    expect(baron(after.state, 'orange').line).toEqual([
      { whisky: 'red', value: 2 },
      { whisky: 'yellow', value: 3 },
      { whisky: 'black', value: 5 },
      { whisky: 'blue', value: 1 },
    ]);
  });

  it('the die that went back may come out again', () => {
    const after = whenLucky(before, ['take'], (one) => drawOf(one, 'orange')?.whisky === 'purple');
    expect(baron(after.state, 'orange').line.at(-1)).toMatchObject({ whisky: 'purple' });
  });

  it('red buys yellow for 2: she pays from her hand, takes the whisky, and the pound on the shop is gone', () => {
    const state = evening(only(PURCHASE, 'black'));
    const after = played(state, 'take');
    expect(standing(after.state, 'black')).toBe('a3');
    expect(merchant(after.state, RED)).toMatchObject({ pounds: 3 - 2, vps: 0, whiskies: naturals('yellow') });
    expect(shop(after.state, 'a3')).toEqual({ owner: RED, whisky: null, pounds: 0 });
    expect(after.state.supply.yellow).toBe(state.supply.yellow);
    expect(eventsOf(after, 'bought')).toMatchObject([
      { baron: 'black', whisky: 'yellow', price: 2, pounds: 1, vps: 0 },
    ]);
    expect(drawOf(after, 'black')?.back).toBe('yellow');
  });

  it('had red not been able to pay, the shop is hers again and both whisky and pound go to the supply', () => {
    const poor = { ...only(PURCHASE, 'black'), merchants: [{ pounds: 1 }, {}, {}, {}] };
    const state = evening(poor);
    const after = played(state, 'take');
    expect(shop(after.state, 'a3')).toBeNull();
    expect([merchant(state, RED).shops, merchant(after.state, RED).shops]).toEqual([5, 6]);
    expect(merchant(after.state, RED)).toMatchObject({ pounds: 1, whiskies: naturals() });
    expect(after.state.supply.yellow).toBe(state.supply.yellow + 1);
    expect(eventsOf(after, 'closed')).toMatchObject([{ baron: 'black', seat: RED, space: 'a3', pounds: 1 }]);
  });

  it('a trade that fails leaves the die and the baron where they are', () => {
    const poor = { ...only(PURCHASE, 'black'), merchants: [{ pounds: 1 }, {}, {}, {}] };
    const after = played(evening(poor), 'take');
    expect(drawOf(after, 'black')).toBeUndefined();
    expect(baron(after.state, 'black').line[0]).toEqual({ whisky: 'yellow', value: 2 });
    expect(standing(after.state, 'black')).toBe('a3');
    expect(refusal(after.state, 'open a3')).toBe('DY-13');
  });

  it('a sale without all the whiskies of the formula closes the shop', () => {
    for (const missing of ['blue', 'red'] as const) {
      const whiskies = { blue: 2, red: 2, yellow: 2, [missing]: 0 };
      const merchants = [{}, { pounds: 3, whiskies }, {}, {}];
      const after = played(evening({ ...only(SALE, 'orange'), merchants }), 'take');
      expect(eventsOf(after, 'closed')).toHaveLength(1);
      expect(merchant(after.state, BLUE)).toMatchObject({ pounds: 3, vps: 0, shops: 6, whiskies });
      expect(after.state.supply.purple).toBe(4);
    }
  });

  it.each([
    ['green', 1],
    ['orange', 1],
    ['purple', 1],
    ['black', 2],
  ] as const)('%s is blended by its formula and worth %i VPs', (blend, vps) => {
    const state = evening({
      shops: { c1: `0 ${blend}` },
      lines: { orange: [`${blend}6`] },
      merchants: [{ pounds: 0, whiskies: { blue: 1, red: 1, yellow: 1 } }, {}],
    });
    const after = played(state, 'take').state;
    const left = NATURALS.filter((natural) => !FORMULAS[blend].includes(natural));
    expect(merchant(after, RED)).toMatchObject({ pounds: 6, vps, whiskies: naturals(...left) });
    expect(after.supply[blend]).toBe(4);
  });

  it('the formulas are blue and yellow, red and yellow, blue and red, and all three', () => {
    expect(FORMULAS).toEqual({
      green: ['blue', 'yellow'],
      orange: ['red', 'yellow'],
      purple: ['blue', 'red'],
      black: ['blue', 'red', 'yellow'],
    });
  });
});

describe('7. End of round', () => {
  const after = played(evening(only(SALE, 'orange')), 'take').state;

  it('the seals come back', () => {
    expect(after.merchants.map(({ sealed }) => sealed)).toEqual([false, false, false, false]);
    expect(isOpen(after, 'pass')).toBe(true);
  });

  it('the white die rises since a blended die went back to the bag', () => {
    expect(after.white).toBe(2);
  });

  it('the barrel goes to the left, and who has it begins', () => {
    expect([after.first, actorIn(after), after.round]).toEqual([BLUE, BLUE, 2]);
    const again = played(evening({ ...only(SALE, 'orange'), first: WHITE }), 'take').state;
    expect([again.first, actorIn(again)]).toEqual([RED, RED]);
  });

  it('natural dice do not raise the white die', () => {
    const bought = played(evening(only(PURCHASE, 'black')), 'take');
    expect(eventsOf(bought, 'drew')).toHaveLength(4);
    expect(bought.state.white).toBe(1);
    expect(eventsOf(bought, 'evening')).toEqual([{ type: 'evening', round: 1, white: 1, raised: false }]);
  });

  it('a blended die that nobody serves raises it as well, several of them by 1 together', () => {
    const state = evening({
      lines: { orange: ['black5'], green: ['green4'], purple: ['purple6'], black: ['orange4'] },
      merchants: [{}, {}],
      white: 3,
    });
    expect(played(state, 'take').state.white).toBe(4);
  });

  it('a blended die that stays does not raise it', () => {
    const state = evening({ ...only(SALE, 'orange'), merchants: [{}, {}, {}, {}] });
    expect(eventsOf(played(state, 'take'), 'closed')).toHaveLength(1);
    expect(played(state, 'take').state.white).toBe(1);
  });
});

describe('8. End of game', () => {
  /** Red is about to sell black whisky; 2 of her 8 pounds lie on another shop, and 2 whiskies stay in her hand. */
  const LAST: Position = {
    shops: { c1: '0 black +3', e5: '0 blue +2' },
    barons: { green: 'a1', purple: 'a1', black: 'a1' },
    lines: { orange: ['black5'], green: ['red1'], purple: ['red1'], black: ['red1'] },
    merchants: [{ pounds: 1, vps: 1, whiskies: { blue: 2, red: 2, yellow: 1 } }, { pounds: 4 }],
    white: 6,
  };

  it('red sells black whisky, the white die shows 6 and cannot be increased: the game ends and red has 32', () => {
    const { state, events } = played(evening(LAST), 'take');
    expect(merchant(state, RED)).toMatchObject({ pounds: 6, vps: 3, whiskies: naturals('blue', 'red') });
    expect(events.slice(-2)).toEqual([
      { type: 'evening', round: 1, white: 6, raised: false },
      { type: 'ended', ending: 'die' },
    ]);
    expect(dyce.actors(state)).toEqual([]);
    expect(dyce.outcome(state)).toMatchObject({
      endings: ['die'],
      scores: [32, 5],
      places: [1, 2],
      parts: [
        [
          { name: 'pounds', value: 6 },
          { name: 'onShops', value: 2 },
          { name: 'whiskies', value: 6 },
          { name: 'vps', value: 18 },
        ],
        expect.anything(),
      ],
    });
  });

  it('the round is played to its end: the barons after the last sale still trade', () => {
    const state = evening({ ...LAST, shops: { ...LAST.shops, a2: '1 red' } });
    const after = played(state, 'take');
    expect(eventsOf(after, 'bought')).toMatchObject([{ baron: 'green', seat: BLUE, price: 1 }]);
    expect(dyce.outcome(after.state)?.scores).toEqual([32, 4 + 1 - 1 + 3]);
  });

  it('the game goes on at 6 as long as no blended die goes back', () => {
    const state = evening({ ...LAST, lines: { ...LAST.lines, orange: ['red1'] } });
    const after = played(state, 'take').state;
    expect(after.white).toBe(6);
    expect(dyce.outcome(after)).toBeUndefined();
  });

  const endOf = (shops: Record<string, string>, ...pounds: number[]): Outcome | undefined => {
    const merchants = pounds.map((own, seat) => ({ pounds: seat === pounds.length - 1 ? own - 1 : own }));
    const state = evening({ shops, merchants, white: 6, lines: { orange: ['black5'] } });
    return dyce.outcome(played(state, 'take').state);
  };
  const tied = (shops: Record<string, string>, ...pounds: number[]) => endOf(shops, ...pounds)?.places;

  it('a tie goes to whoever has more shops in the city', () => {
    expect(tied({ e5: '1' }, 5, 5)).toEqual([2, 1]);
    expect(tied({ e5: '1', e4: '0', a1: '0' }, 5, 5)).toEqual([1, 2]);
    expect(tied({ e5: '1', e4: '1' }, 6, 5)).toEqual([1, 2]);
  });

  it('says so when shops have decided', () => {
    expect(endOf({ e5: '1' }, 5, 5)?.endings).toEqual(['die', 'tied']);
    expect(endOf({ e5: '1' }, 6, 5)?.endings).toEqual(['die']);
    expect(endOf({}, 5, 5)?.endings).toEqual(['die']);
  });

  it('if the tie remains, the city is big enough for several barons', () => {
    expect(tied({ e5: '1', e4: '0' }, 5, 5)).toEqual([1, 1]);
    expect(tied({}, 5, 7, 7)).toEqual([3, 1, 1]);
  });

  it('whiskies in shops do not count, pounds in shops do', () => {
    const state = evening({
      shops: { e5: '0 yellow +2' },
      merchants: [{}, {}],
      white: 6,
      lines: { orange: ['black5'] },
    });
    expect(dyce.outcome(played(state, 'take').state)?.scores).toEqual([8, 7]);
  });
});
