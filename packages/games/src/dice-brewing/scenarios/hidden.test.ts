import { clone, fastRng, type Seat } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { TOKENS, type Token } from '../components.ts';
import { diceBrewing } from '../index.ts';
import { tokensOf } from '../rules.ts';
import type { BrewingState } from '../state.ts';
import { eventsOf, played, stateAfter } from '../testing/play.ts';
import { type Position, position } from '../testing/position.ts';

type Hand = Partial<Record<Token, number>>;

/** Three brewers with these tokens. */
const table = (hands: readonly Hand[], told: Partial<Position> = {}): BrewingState =>
  position({ brewers: hands.map((tokens) => ({ reserve: 'y3', coins: 9, tokens })), mode: 'advanced', ...told });

const handsSeen = (state: BrewingState, viewer: Seat | 'table'): (Hand | null)[] =>
  diceBrewing.view(state, viewer).seats.map(({ tokens }) => tokens && some(tokens));

const some = (hand: Hand): Hand => Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));

function imagined(state: BrewingState, seat: Seat, seed: number): BrewingState {
  const world = clone(state);
  diceBrewing.imagine(world, seat, fastRng(seed));
  return world;
}

const HANDS: readonly Hand[] = [{ raise: 1 }, { lock: 2, withdraw: 1 }, { reroll: 1 }];

describe('BR-27: in advanced mode', () => {
  const state = table(HANDS);

  it('everyone sees the own tokens and how many the others have', () => {
    expect(handsSeen(state, 0)).toEqual([{ raise: 1 }, null, null]);
    expect(handsSeen(state, 1)).toEqual([null, { lock: 2, withdraw: 1 }, null]);
    expect(handsSeen(state, 'table')).toEqual([null, null, null]);
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(diceBrewing.view(state, viewer).seats.map(({ tokenCount }) => tokenCount)).toEqual([1, 3, 1]);
  });

  it('of the tokens for sale everyone sees which kinds are sold out', () => {
    const sold = table([{ lock: 1 }, { lock: 2 }, { raise: 2 }], { played: { withdraw: 3 } });
    const seen = { raise: 1, reroll: 1, lock: 0, withdraw: 0, blockBuilding: 1, blockRecipe: 1 };
    for (const viewer of [0, 1, 2, 'table'] as const) expect(diceBrewing.view(sold, viewer).blackMarket).toEqual(seen);
  });

  it('tokens that were played lie open', () => {
    const after = stateAfter(state, 'play raise', 'aim 0 reserve y3');
    expect(diceBrewing.view(after, 1).played.raise).toBe(1);
  });

  it('a view does not change with what it must not show', () => {
    const other = table([{ raise: 1 }, { blockBuilding: 1, blockRecipe: 1, reroll: 1 }, { withdraw: 1 }]);
    other.rng = clone(state.rng);
    expect(diceBrewing.view(other, 0)).toEqual(diceBrewing.view(state, 0));
    expect(diceBrewing.view(other, 'table')).toEqual(diceBrewing.view(state, 'table'));
    expect(diceBrewing.view(other, 1)).not.toEqual(diceBrewing.view(state, 1));
  });

  it('others learn that a token was bought or earned, but not which', () => {
    const bought = played(table(HANDS, { phase: 'purchase' }), 'deal blockRecipe');
    const [dealt] = eventsOf(bought, 'dealt');
    if (!dealt) throw new Error('nothing was dealt');
    expect(diceBrewing.witness(dealt, 0)).toEqual(dealt);
    for (const viewer of [1, 2, 'table'] as const)
      expect(diceBrewing.witness(dealt, viewer)).toEqual({ ...dealt, token: null });
    const brewing = position({
      brewers: [{}, { warehouse: 'g3 y2' }],
      mode: 'advanced',
      phase: 'brew',
      turn: 1,
      display: ['PIL-1'],
    });
    const [earned] = eventsOf(played(brewing, 'brew PIL-1', 'claim lock'), 'dealt');
    expect([earned && diceBrewing.witness(earned, 0), earned && diceBrewing.witness(earned, 1)]).toEqual([
      { type: 'dealt', seat: 1, token: null, price: 0, open: false },
      { type: 'dealt', seat: 1, token: 'lock', price: 0, open: false },
    ]);
  });

  it('everything else that happens is seen by all', () => {
    const after = played(state, 'play raise', 'aim 0 reserve y3', 'store y4+');
    expect(after.events).toHaveLength(3);
    for (const event of after.events)
      for (const viewer of [0, 1, 'table'] as const) expect(diceBrewing.witness(event, viewer)).toEqual(event);
  });

  it('when the game is over all tokens lie open', () => {
    const end = stateAfter(table(HANDS, { phase: 'brew', round: 30 }), 'pass');
    expect(handsSeen(end, 'table')).toEqual(HANDS);
    expect(diceBrewing.view(end, 0).blackMarket).toMatchObject({ raise: 2, lock: 1 });
  });
});

describe('BR-27: in standard mode', () => {
  const state = table(HANDS, { mode: 'standard' });

  it('all tokens lie open', () => {
    for (const viewer of [0, 2, 'table'] as const) expect(handsSeen(state, viewer)).toEqual(HANDS);
    expect(diceBrewing.view(state, 0).blackMarket).toEqual(state.blackMarket);
    const [dealt] = eventsOf(played(table(HANDS, { mode: 'standard', phase: 'purchase' }), 'deal lock'), 'dealt');
    expect(dealt && diceBrewing.witness(dealt, 1)).toMatchObject({ token: 'lock' });
  });

  it('imagined worlds leave them where they are', () => {
    for (const seed of [1, 2, 3]) {
      const world = imagined(state, 0, seed);
      expect([handsSeen(world, 0), world.blackMarket]).toEqual([HANDS, state.blackMarket]);
    }
  });
});

describe('BR-27: imagined worlds', () => {
  const SOLD_OUT: readonly Hand[] = [
    { raise: 1, reroll: 1 },
    { lock: 2, withdraw: 1, raise: 1 },
    { lock: 1, raise: 1 },
  ];
  const state = table(SOLD_OUT, { played: { reroll: 1, blockRecipe: 3 } });
  const worlds = Array.from({ length: 500 }, (_, seed) => imagined(state, 0, seed));

  it('keep the own tokens, the counts of the others and the tokens that were played', () => {
    for (const world of worlds) {
      expect(check(world)).toBeUndefined();
      expect(world.brewers[0]?.tokens).toEqual(state.brewers[0]?.tokens);
      expect(world.brewers.map(tokensOf)).toEqual([2, 4, 2]);
      expect(world.played).toEqual(state.played);
    }
  });

  it('have the same kinds sold out, and no others', () => {
    for (const world of worlds)
      expect(TOKENS.filter((token) => world.blackMarket[token] === 0)).toEqual(['raise', 'lock', 'blockRecipe']);
  });

  it('look the same to whoever imagines them, and not always the same to the others', () => {
    for (const world of worlds) expect(diceBrewing.view(world, 0)).toEqual(diceBrewing.view(state, 0));
    expect(new Set(worlds.map((world) => JSON.stringify(handsSeen(world, 1)[1]))).size).toBeGreaterThan(5);
  });

  it('are the same whatever the truth is', () => {
    const truths = [HANDS, [{ raise: 1 }, { blockBuilding: 1, blockRecipe: 1, reroll: 1 }, { withdraw: 1 }]] as const;
    const [one, other] = truths.map((hands) => table(hands)) as [BrewingState, BrewingState];
    other.deck.reverse();
    for (let seed = 0; seed < 50; seed++) expect(imagined(other, 0, seed)).toEqual(imagined(one, 0, seed));
  });

  it.each<Token>(['raise', 'lock', 'blockRecipe'])(
    'guess a single token right one time in six, also if it is %s',
    (truth) => {
      const tries = 3_000;
      const single = table([{}, { [truth]: 1 }]);
      const guesses = Array.from({ length: tries }, (_, seed) => imagined(single, 0, seed).brewers[1]?.tokens);
      const often = TOKENS.map((token) => guesses.filter((hand) => hand?.[token] === 1).length);
      const deviation = Math.sqrt((tries * 5) / 36);
      for (const count of often) expect(Math.abs(count - tries / 6)).toBeLessThan(4 * deviation);
    },
  );
});
