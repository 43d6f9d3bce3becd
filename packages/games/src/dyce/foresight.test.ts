import { type AnyGame, below, clone, fastRng, type Tagged } from '@taproom/engine';
import { type Choose, hitRate, isOneInSix, type ReadDie, type Run, type Throw, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { WHISKIES } from './components.ts';
import { dyce } from './index.ts';
import type { DyceEvent, DyceState } from './state.ts';

const TRIES = 3_000;
const game = dyce as unknown as AnyGame;

type Drew = Extract<DyceEvent, { type: 'drew' }>;

const firstDraw = (events: readonly Tagged[]): Drew | undefined =>
  (events as readonly DyceEvent[]).find((event) => event.type === 'drew');

/** The value as rolled: after turning it is no longer a fair die. */
const firstDie: ReadDie = (events) => firstDraw(events)?.rolled;

/** Random, but biased towards bringing the barons soon. */
function hasty(seed: number): Choose {
  const rng = fastRng(seed);
  return (open) => {
    const rests = open.filter(({ action }) => ['pass', 'take', 'done'].includes(action.type));
    const some = rests.length > 0 && below(rng, 4) > 0 ? rests : open;
    return some[below(rng, some.length)];
  };
}

const gameAt = (seats: number, seed: number): Run =>
  walk(game, { seats, dice: { kind: 'seed', seed } }, hasty(seed), { mostActions: 500 });

/** Every position of many games at which barons are about to draw dice. */
function throwsOf(tries: number): Throw[] {
  const throws: Throw[] = [];
  for (let seed = 0; throws.length < tries; seed++) {
    const turns = gameAt(1 + (seed % 4), seed).turns.filter(({ events }) => firstDraw(events));
    throws.push(...turns.map(({ before, seat, action }) => ({ state: before, seat, action })));
  }
  return throws.slice(0, tries);
}

function drawIn(thrown: Throw, seed?: number): Drew {
  const world = clone(thrown.state) as DyceState;
  if (seed !== undefined) dyce.imagine(world, thrown.seat, fastRng(seed));
  const events: DyceEvent[] = [];
  game.apply(world, thrown.seat, thrown.action, (event) => events.push(event as DyceEvent));
  return firstDraw(events) as Drew;
}

/** The chance that two draws from the same bag, including the returned die, have the same colour. */
function chanceOfSame(thrown: Throw): number {
  const { bag } = thrown.state as DyceState;
  const { back } = drawIn(thrown);
  const counts = WHISKIES.map((whisky) => bag[whisky] + (whisky === back ? 1 : 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count) => sum + (count / all) ** 2, 0);
}

describe('a merchant who goes on in imagined worlds', () => {
  const throws = throwsOf(TRIES);

  it('foresees the roll of the next die one time in six', () => {
    expect(hitRate(game, throws, firstDie, 'imagined')).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
  });

  it('foresees its colour as often as two draws from the bag agree', () => {
    const hits = throws.filter((thrown, i) => drawIn(thrown, i).whisky === drawIn(thrown).whisky).length;
    const chances = throws.map(chanceOfSame);
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const deviation = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    expect(Math.abs(hits - expected)).toBeLessThan(3 * deviation);
  });

  it('would foresee every roll from the real state', () => {
    expect(hitRate(game, throws, firstDie, 'real')).toBe(1);
  });

  it('imagines with the dice it is given and leaves those to whoever gave them', () => {
    const state = dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1));
    const given = fastRng(2);
    dyce.imagine(state, 0, given);
    expect(state.rng).toEqual(given);
    expect(state.rng).not.toBe(given);
  });
});
