import { type AnyGame, fastRng, type Tagged } from '@taproom/engine';
import { bySeed, hitRate, isOneInSix, type ReadDie, type Run, type Throw, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { sixSidedStout } from './index.ts';
import type { StoutEvent } from './state.ts';

const TRIES = 3_000;
const game = sixSidedStout as unknown as AnyGame;

/** The first die found at the market. */
const firstDie: ReadDie = (events: readonly Tagged[]) =>
  (events as readonly StoutEvent[]).flatMap((event) => (event.type === 'rolled' ? event.dice : []))[0];

const gameAt = (seats: number, seed: number): Run =>
  walk(game, { seats, dice: { kind: 'seed', seed } }, bySeed(seed), { mostActions: 100 });

/** Every position of random games at which a brewer goes to the market. */
function throwsOf(tries: number): Throw[] {
  const throws: Throw[] = [];
  for (let seed = 0; throws.length < tries; seed++) {
    const turns = gameAt(1 + (seed % 3), seed).turns.filter(({ events }) => firstDie(events) !== undefined);
    throws.push(...turns.map(({ before, seat, action }) => ({ state: before, seat, action })));
  }
  return throws.slice(0, tries);
}

// The day's dice are in the state from the morning on, so a new generator alone would not hide them.
describe('a brewer who goes on in imagined worlds', () => {
  const throws = throwsOf(TRIES);

  it('foresees the first die at the market one time in six', () => {
    expect(hitRate(game, throws, firstDie, 'imagined')).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
  });

  it('would foresee every roll from the real state', () => {
    expect(hitRate(game, throws, firstDie, 'real')).toBe(1);
  });

  it('imagines with the dice it is given and leaves those to whoever gave them', () => {
    const state = sixSidedStout.setup(2, { board: 'standard' }, fastRng(1));
    const given = fastRng(2);
    sixSidedStout.imagine(state, 0, given);
    expect(given).toEqual(fastRng(2));
    expect(state.rng).not.toEqual(fastRng(1));
  });
});
