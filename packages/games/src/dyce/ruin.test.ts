import { type AnyGame, clone, fastRng, play, start } from '@taproom/engine';
import { bySeed, type Choose, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { forecast, visit } from './baron.ts';
import { spaceNamed } from './city.ts';
import { BARONS, NATURALS, type Natural } from './components.ts';
import { dyce } from './index.ts';
import { changeDie } from './rules.ts';
import type { Baron, DyceAction, DyceState, Merchant, Shop } from './state.ts';
import { bySense } from './testing/chooser.ts';
import { type After, eventsOf, played } from './testing/play.ts';
import { type Position, position } from './testing/position.ts';

const game = dyce as unknown as AnyGame;
const alone = (state: DyceState): Merchant => state.merchants[0] as Merchant;
const endOf = (after: After) => after.events.at(-1);
const RUIN = { type: 'ended', ending: 'ruin' };

/** A shop with red whisky in front of the orange baron's gate, and a price for it. */
const purchase = (price: number, merchant: Position['merchants'][number], told: Partial<Position> = {}): After => {
  const others = { green: ['blue1'], purple: ['blue1'], black: ['blue1'] } as const;
  const lines = { orange: [`red${price}`], ...others } as const;
  return played(position({ shops: { c1: '0 red' }, lines, merchants: [merchant], ...told }), 'done');
};

describe('DY-21: alone, the game is lost at once', () => {
  it('when the last pound opens a shop and nothing in hand makes a blend', () => {
    const after = played(position({ merchants: [{ pounds: 1, whiskies: { blue: 2 } }], round: 4 }), 'open a1');
    expect(after.events.map(({ type }) => type)).toEqual(['opened', 'ended']);
    expect(endOf(after)).toEqual(RUIN);
    expect(dyce.actors(after.state)).toEqual([]);
    expect(dyce.legal(after.state, 0)).toEqual([]);
    expect(dyce.outcome(after.state)).toEqual({
      places: [2],
      scores: [0],
      parts: [
        [
          { name: 'pounds', value: 0 },
          { name: 'onShops', value: 0 },
        ],
      ],
      table: [
        { name: 'blends', value: 0 },
        { name: 'rounds', value: 4 },
      ],
      endings: ['ruin'],
    });
  });

  it('when it is put on a shop: pounds there are not in hand', () => {
    const state = position({ shops: { a1: '0 blue +2' }, merchants: [{ pounds: 1, sold: ['green', 'green'] }] });
    const after = played(state, 'advertise a1');
    expect(endOf(after)).toEqual(RUIN);
    expect(dyce.outcome(after.state)).toMatchObject({
      places: [2],
      scores: [3],
      table: [{ name: 'blends', value: 1 }, {}],
    });
  });

  it('with the first of two actions as well as with the second', () => {
    const two = position({ merchants: [{ pounds: 2 }] });
    expect(eventsOf(played(two, 'open a1'), 'ended')).toEqual([]);
    expect(endOf(played(two, 'open a1', 'open a2'))).toEqual(RUIN);
  });

  it('when a baron takes it for a whisky that blends with nothing, before the next baron moves', () => {
    const after = purchase(2, { pounds: 2, whiskies: { red: 1 } });
    expect(after.events.map(({ type }) => type)).toEqual(['rested', 'walked', 'bought', 'drew', 'ended']);
    expect(endOf(after)).toEqual(RUIN);
  });

  it('even if the white die would have ended it in the same round', () => {
    const last = { shops: { c5: '0 red' }, white: 6, lines: { purple: ['red1'], orange: ['black5'] } } as const;
    const after = played(position({ ...last, merchants: [{ pounds: 1 }] }), 'done');
    expect(endOf(after)).toEqual(RUIN);
  });
});

describe('DY-21: the game goes on', () => {
  it.each([
    { blue: 1, yellow: 1 },
    { red: 1, yellow: 1 },
    { blue: 1, red: 1 },
    { blue: 1, red: 1, yellow: 1 },
  ])('without a pound, as long as %o in hand make a blend', (whiskies) => {
    const after = played(position({ merchants: [{ pounds: 1, whiskies }] }), 'open c1', 'done');
    expect(alone(after.state).pounds).toBe(0);
    expect(dyce.outcome(after.state)).toBeUndefined();
  });

  it('when the last pound buys what was missing for a blend, which then brings pounds again', () => {
    const bought = purchase(1, { pounds: 1, whiskies: { yellow: 1 } });
    expect(alone(bought.state)).toMatchObject({ pounds: 0, whiskies: { red: 1, yellow: 1 } });
    expect(dyce.outcome(bought.state)).toBeUndefined();
  });

  it('with a pound in hand, whatever else is missing', () => {
    expect(dyce.outcome(purchase(3, { pounds: 4 }).state)).toBeUndefined();
    expect(dyce.outcome(purchase(3, { pounds: 1 }).state)).toBeUndefined();
  });

  it('for those who play with others: a pound can always be had by passing', () => {
    const state = position({ merchants: [{ pounds: 1 }, {}] });
    expect(dyce.outcome(played(state, 'open a1', 'done').state)).toBeUndefined();
  });

  it('until the end that a sale brings is a win', () => {
    const merchants = [{ pounds: 0, whiskies: { blue: 1, yellow: 1 }, sold: ['orange', 'purple', 'black'] as const }];
    const lines = { orange: ['green4'] } as const;
    const after = played(position({ shops: { c1: '0 green' }, lines, merchants }), 'done');
    expect(endOf(after)).toEqual({ type: 'ended', ending: 'blends' });
  });
});

it('DY-21: what the barons would do is told up to the purchase that loses the game', () => {
  const lines = { orange: ['red2'], green: ['blue1'], purple: ['blue1'], black: ['blue1'] } as const;
  const state = position({ shops: { c1: '0 red' }, lines, merchants: [{ pounds: 2, whiskies: { red: 1 } }] });
  expect(forecast(state).map(({ type, baron }) => `${baron} ${type}`)).toEqual(['orange walked', 'orange bought']);
});

// Checks the ruling itself: games that it ended are played on by hand without it.

/** The last state of a solo game. */
function lastOf(seed: number, choose: Choose): DyceState {
  const run = walk(game, { seats: 1, dice: { kind: 'seed', seed } }, choose, { mostActions: 5_000 });
  return run.last as unknown as DyceState;
}

/** Everything that could help a solo player. */
const fortune = ({ pounds, whiskies, sold }: Merchant) => ({ pounds, whiskies, sold });

/** A round without DY-21: whiskies may be stocked, then the barons come. */
function playOn(state: DyceState, random: Choose): void {
  for (let actions = 0; actions < 2; actions++) {
    state.stack = [{ at: 'turn', seat: 0, actions, isLast: false }];
    const open = dyce.legal(state, 0).map((action) => ({ seat: 0, action }));
    const chosen = random(open, state)?.action as DyceAction;
    expect(['done', 'stock']).toContain(chosen.type);
    if (chosen.type === 'stock') stockByHand(state, chosen);
  }
  for (const number of BARONS.keys()) {
    if (visit(state, number, () => {}).changed) changeDie(state, state.barons[number] as Baron);
  }
}

function stockByHand(state: DyceState, { space, whisky }: Extract<DyceAction, { type: 'stock' }>): void {
  const shop = state.city[spaceNamed(space)] as Shop;
  if (shop.whisky) state.supply[shop.whisky]++;
  state.supply[whisky]--;
  shop.whisky = whisky;
}

describe('DY-21: nothing could have changed any more', () => {
  const ways: [string, (seed: number) => Choose][] = [
    ['by chance', bySeed],
    ['with sense', bySense],
  ];

  it.each(ways)('in games played %s', (_, choose) => {
    const ruined = Array.from({ length: 80 }, (__, seed) => lastOf(seed, choose(seed))).filter(
      ({ ending }) => ending === 'ruin',
    );
    expect(ruined.length).toBeGreaterThan(10);
    for (const [number, lost] of ruined.entries()) {
      for (let dice = 0; dice < 4; dice++) {
        const state = { ...clone(lost), rng: fastRng(100 * number + dice) };
        for (let round = 0; round < 60; round++) playOn(state, bySeed(round + dice));
        expect(fortune(alone(state))).toEqual(fortune(alone(lost)));
      }
    }
  });

  it('and no game goes on with neither a pound in hand nor two natural whiskies that differ', () => {
    for (let seed = 0; seed < 40; seed++) {
      const run = walk(game, { seats: 1, dice: { kind: 'seed', seed } }, bySeed(seed), { mostActions: 5_000 });
      for (const { before } of run.turns) {
        const { pounds, whiskies } = alone(before as unknown as DyceState);
        const kinds = NATURALS.filter((natural: Natural) => whiskies[natural] > 0).length;
        expect(pounds > 0 || kinds > 1).toBe(true);
      }
    }
  });
});

it('DY-21: a lost game takes no more actions', () => {
  const started = start(dyce, 1, fastRng(1), {});
  if (!started.ok) throw new Error(started.error.code);
  const { state } = played(started.value, 'open a1', 'open a2', 'open a4', 'open a5', 'open e1', 'open e5');
  expect(state.ending).toBe('ruin');
  for (const action of [{ type: 'done' }, { type: 'stock', space: 'a1', whisky: 'red' }])
    expect(play(dyce, state, 0, action)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
});
