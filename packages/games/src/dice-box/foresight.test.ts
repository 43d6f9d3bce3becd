import { type AnyGame, fastRng, type Tagged } from '@taproom/engine';
import { bySeed, hitRate, isOneInSix, type ReadDie, type Run, type Throw, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { parseDie, pipsOf } from './components.ts';
import { diceBox } from './index.ts';
import type { DiceBoxEvent } from './state.ts';

const TRIES = 3_000;
const game = diceBox as unknown as AnyGame;

/** The Seed if it is rolled, else the first die of the first reroll. */
const firstDie: ReadDie = (events: readonly Tagged[]) => {
  for (const event of events as readonly DiceBoxEvent[]) {
    if (event.type === 'seeded') return event.value;
    const [die] = event.type === 'rerolled' ? event.dice : [];
    if (die) return pipsOf(parseDie(die) as number);
  }
  return undefined;
};

const gameAt = (seats: number, seed: number): Run =>
  walk(game, { seats, dice: { kind: 'seed', seed } }, bySeed(seed), { mostActions: 100 });

/** Every position of some random games at which dice are about to be rolled. */
function throwsOf(tries: number): Throw[] {
  const throws: Throw[] = [];
  for (let seed = 0; throws.length < tries; seed++) {
    const turns = gameAt(2 + (seed % 3), seed).turns.filter(({ events }) => firstDie(events) !== undefined);
    throws.push(...turns.map(({ before, seat, action }) => ({ state: before, seat, action })));
  }
  return throws.slice(0, tries);
}

describe('a player who plays on in imagined worlds', () => {
  const throws = throwsOf(TRIES);

  it('foresees the first die of a roll one time in six', () => {
    expect(hitRate(game, throws, firstDie, 'imagined')).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
  });

  it('would foresee every roll from the real state', () => {
    expect(hitRate(game, throws, firstDie, 'real')).toBe(1);
  });

  it('imagines with the dice it is given and leaves those to whoever gave them', () => {
    const state = diceBox.setup(2, { colours: 'two', first: '1' }, fastRng(1));
    const given = fastRng(2);
    diceBox.imagine(state, 0, given);
    expect(state.rng).toEqual(given);
    expect(state.rng).not.toBe(given);
  });
});
