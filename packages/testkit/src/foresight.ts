import { type AnyGame, type BaseState, clone, fastRng, nextFast, type Tagged } from '@taproom/engine';
import { applied, type Open } from './walk.ts';

/** A roll about to happen: playing the action rolls dice. */
export interface Throw extends Open {
  readonly state: BaseState;
}

/** The value of the first die rolled, if any. */
export type ReadDie = (events: readonly Tagged[]) => number | undefined;

/** Where a guesser may look: into worlds it imagines, as every bot must, or into the real one, as none may. */
export type Looking = 'imagined' | 'real';

const WORLDS = 7;

/** How often a guesser predicts the first die of a throw by playing it out in the worlds it may see. */
export function hitRate(game: AnyGame, throws: readonly Throw[], read: ReadDie, looking: Looking): number {
  const luck = fastRng(throws.length);
  const hits = throws.filter((thrown) => {
    const worlds = Array.from({ length: WORLDS }, () => lookInto(game, thrown, looking, nextFast(luck)));
    return mostFrequent(worlds.map((world) => dieIn(game, world, read))) === dieIn(game, thrown, read);
  });
  return hits.length / throws.length;
}

function lookInto(game: AnyGame, thrown: Throw, looking: Looking, seed: number): Throw {
  const state = clone(thrown.state);
  if (looking === 'imagined') game.imagine(state, thrown.seat, fastRng(seed));
  return { ...thrown, state };
}

const dieIn = (game: AnyGame, thrown: Throw, read: ReadDie): number | undefined =>
  read(applied(game, thrown.state, thrown).events);

function mostFrequent<T>(items: readonly T[]): T | undefined {
  const often = (item: T): number => items.filter((other) => other === item).length;
  return items.toSorted((a, b) => often(b) - often(a))[0];
}

/** Whether a rate is within three standard deviations of the chance of one face. */
export const isOneInSix = (rate: number, tries: number): boolean =>
  Math.abs(rate - 1 / 6) <= 3 * Math.sqrt(((1 / 6) * (5 / 6)) / tries);
