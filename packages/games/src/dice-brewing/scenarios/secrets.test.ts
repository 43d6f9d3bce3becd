import { type AnyGame, clone, fastRng, type Seat } from '@taproom/engine';
import { type Turn, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { TOKENS, type Token } from '../components.ts';
import { diceBrewing } from '../index.ts';
import type { BrewingEvent, BrewingState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';
import { askedIn, openOf, refusal, stateAfter } from '../testing/play.ts';
import { type Bench, type Position, position } from '../testing/position.ts';

const game = diceBrewing as unknown as AnyGame;

/** The first of two brewers acts; the other has only a token. */
const besideToken = (token: Token, first: Bench, told: Partial<Position> = {}): BrewingState =>
  position({ brewers: [first, { tokens: { [token]: 1 } }], mode: 'advanced', ...told });

describe('BR-31: where tokens lie face down', () => {
  it.each(TOKENS)('whoever holds %s and has nothing to place is asked', (token) => {
    const state = besideToken(token, { reserve: 'y1', warehouse: 'b2' });
    expect(askedIn(stateAfter(state, 'pass'))).toBe('place 1');
  });

  it.each(TOKENS)('whoever holds %s and has nothing to buy or store is asked', (token) => {
    const state = besideToken(token, { reserve: 'y1', warehouse: 'b2' }, { phase: 'purchase' });
    expect(askedIn(stateAfter(state, 'done'))).toBe('purchase 1');
  });

  it.each(TOKENS)('whoever holds %s is asked before the brewing', (token) => {
    const state = besideToken(token, { tokens: { lock: 1 } }, { phase: 'window' });
    expect(askedIn(stateAfter(state, 'pass'))).toBe('window 1');
  });

  it('a token that does not fit is refused as ever, and whoever is asked in vain declines', () => {
    const asked = stateAfter(besideToken('raise', { reserve: 'y1' }), 'pass');
    expect([openOf(asked, 'play'), refusal(asked, 'play raise')]).toEqual([[], 'BR-25']);
    expect(diceBrewing.legal(asked, 1)).toEqual([{ type: 'pass' }]);
    expect(stateAfter(asked, 'pass').passed).not.toEqual(asked.passed);
  });

  it('only the one who is asked is told that there is nothing to do', () => {
    const asked = stateAfter(besideToken('blockRecipe', { reserve: 'y1' }), 'pass');
    const idle = ([0, 1, 'table'] as const).map((viewer) => diceBrewing.view(asked, viewer).asked);
    expect(idle).toEqual([false, true, false].map((one) => ({ at: 'place', pieces: 0, idle: one })));
    const able = stateAfter(besideToken('reroll', { reserve: 'y1' }), 'pass');
    expect(diceBrewing.view(able, 1).asked).toEqual({ at: 'place', pieces: 0, idle: false });
  });

  it('nobody is asked where no token of any kind could be played', () => {
    const state = besideToken('reroll', { reserve: 'y1!', board: { MH1: 'seed' } });
    const next = stateAfter(state, 'pass', 'done');
    // The second is not asked again until before the brewing.
    expect(askedIn(next)).toBe('window 1');
  });

  it('without tokens BR-28 holds as ever', () => {
    const state = position({ brewers: [{ reserve: 'y1' }, {}], mode: 'advanced' });
    expect(askedIn(stateAfter(state, 'pass'))).toBe('purchase 0');
  });
});

describe('BR-31: where tokens lie open', () => {
  it('whoever has nothing to place and no token that fits is not asked', () => {
    const asked = (token: Token): string =>
      askedIn(stateAfter(besideToken(token, { reserve: 'y1' }, { mode: 'standard' }), 'pass'));
    expect([asked('raise'), asked('blockRecipe'), asked('reroll')]).toEqual(['purchase 0', 'purchase 0', 'place 1']);
  });
});

// The law: in a world that a seat cannot tell from the real one, the same action looks the same to it.

/** The same position with other tokens in the others' hands, consistent with what a seat knows. */
function withOtherTokens(state: BrewingState, viewer: Seat, seed: number): BrewingState {
  const world = clone(state);
  diceBrewing.imagine(world, viewer, fastRng(seed));
  return { ...world, rng: clone(state.rng), deck: [...state.deck] };
}

const handsIn = ({ brewers }: BrewingState): string => JSON.stringify(brewers.map(({ tokens }) => tokens));

/** What a seat sees of an action, who is asked next, and the seat's own options then. */
function seenBy(viewer: Seat, state: BrewingState, { seat, action }: Turn): unknown {
  const after = clone(state);
  const events: unknown[] = [];
  game.apply(after, seat, action, (event) => events.push(diceBrewing.witness(event as BrewingEvent, viewer)));
  return { actors: game.actors(after), view: game.view(after, viewer), legal: game.legal(after, viewer), events };
}

/** BR-27: taking the last token of its kind reveals that it was the last. */
const mayShowStock = ({ action }: Turn): boolean => action.type === 'deal' || action.type === 'claim';

const isOpenIn = (world: BrewingState, { seat, action }: Turn): boolean =>
  game.refuse(world, seat, { ...action }) === undefined;

/**
 * Replays every turn but the last, which reveals all tokens, in other worlds; counts those in which the tokens
 * differed.
 */
function replayedElsewhere(seats: number, seed: number): number {
  const setup = { seats, options: { mode: 'advanced' }, dice: { kind: 'seed', seed } as const };
  const { turns } = walk(game, setup, bySense(seed), { mostActions: 1_000 });
  let others = 0;
  for (const [at, turn] of turns.slice(0, -1).entries()) {
    const state = turn.before as BrewingState;
    for (let viewer = 0; viewer < seats; viewer++) {
      const world = withOtherTokens(state, viewer, at);
      if (handsIn(world) === handsIn(state) || !isOpenIn(world, turn) || mayShowStock(turn)) continue;
      others++;
      expect(seenBy(viewer, world, turn)).toEqual(seenBy(viewer, state, turn));
    }
  }
  return others;
}

describe('BR-31: over whole games', () => {
  it.each([2, 3, 4])(
    'with %i seats other tokens in others’ hands never change who is asked, or anything that is seen',
    (seats) => {
      const others = [1, 2, 3, 4, 5, 6].map((seed) => replayedElsewhere(seats, seed));
      expect(others.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
    },
  );
});
