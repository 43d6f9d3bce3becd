import { type AnyGame, clone, fastRng, type Tagged } from '@taproom/engine';
import { hitRate, isOneInSix, type ReadDie, type Run, type Throw, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { diceBrewing } from '../index.ts';
import type { BrewingEvent, BrewingState, DieWord } from '../state.ts';
import { bySense } from '../testing/chooser.ts';

const TRIES = 3_000;
const game = diceBrewing as unknown as AnyGame;

/** The dice of an event as they fell: rolled for a round, gained at once, or rerolled. */
function fallen(event: BrewingEvent): readonly DieWord[] {
  if (event.type === 'rolled') return event.dice;
  if (event.type === 'rerolled') return event.into;
  if (event.type === 'gained') return [event.die];
  return event.type === 'aimed' && event.token === 'reroll' ? [event.into] : [];
}

/** A die gained but not rolled shows nothing. */
const firstDie: ReadDie = (events: readonly Tagged[]) =>
  (events as readonly BrewingEvent[])
    .flatMap(fallen)
    .map((word) => Number(word[1]))
    .find((value) => value > 0);

const firstRecipe = (events: readonly Tagged[]): string | undefined =>
  (events as readonly BrewingEvent[]).find((event) => event.type === 'revealed')?.recipe;

const gameAt = (seats: number, seed: number): Run => {
  const options = { mode: seed % 2 ? 'advanced' : 'standard' };
  return walk(game, { seats, options, dice: { kind: 'seed', seed } }, bySense(seed), { mostActions: 800 });
};

/** Every position of many games at which something is about to happen. */
function throwsOf(tries: number, happens: (events: readonly Tagged[]) => boolean): Throw[] {
  const throws: Throw[] = [];
  for (let seed = 100; throws.length < tries; seed++) {
    const turns = gameAt(2 + (seed % 3), seed).turns.filter(({ events }) => happens(events));
    throws.push(...turns.map(({ before, seat, action }) => ({ state: before, seat, action })));
  }
  return throws.slice(0, tries);
}

function recipeIn(thrown: Throw, seed?: number): string | undefined {
  const world = clone(thrown.state) as BrewingState;
  if (seed !== undefined) diceBrewing.imagine(world, thrown.seat, fastRng(seed));
  const events: BrewingEvent[] = [];
  game.apply(world, thrown.seat, thrown.action, (event) => events.push(event as BrewingEvent));
  return firstRecipe(events);
}

describe('a brewer who goes on in imagined worlds', () => {
  const throws = throwsOf(TRIES, (events) => firstDie(events) !== undefined);

  it('foresees the next die one time in six', () => {
    expect(hitRate(game, throws, firstDie, 'imagined')).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
  });

  it('would foresee every roll from the real state', () => {
    expect(hitRate(game, throws, firstDie, 'real')).toBe(1);
  });

  it('foresees the next recipe as one among those in the deck', () => {
    const brews = throwsOf(TRIES / 5, (events) => firstRecipe(events) !== undefined);
    const hits = brews.filter((thrown, i) => recipeIn(thrown, i) === recipeIn(thrown)).length;
    const chances = brews.map(({ state }) => 1 / (state as BrewingState).deck.length);
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const deviation = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    expect(Math.abs(hits - expected)).toBeLessThan(3 * deviation);
  });

  it('imagines with the dice it is given and leaves those to whoever gave them', () => {
    const state = diceBrewing.setup(2, { mode: 'advanced', unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1));
    const given = fastRng(2);
    diceBrewing.imagine(state, 0, given);
    expect(given).toEqual(fastRng(2));
    expect(state.rng).not.toEqual(fastRng(1));
  });
});
