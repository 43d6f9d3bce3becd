import { anyGame, type BaseState, clone, fastRng, nextFast, type Seat, start } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { at } from '../lists.ts';
import { specFor } from '../spec/names.ts';
import { type BotSpec, LEVELS } from '../spec/spec.ts';
import { withoutTime } from '../testing/thoughts.ts';
import { choose } from './choose.ts';

/** The bots of all levels and the one that gives hints, bounded by iterations so that they answer alike. */
function botsOf(id: GameId): readonly (readonly [name: string, spec: BotSpec])[] {
  const quick = (spec: BotSpec): BotSpec => ('budget' in spec ? { ...spec, budget: { iterations: 24 } } : spec);
  return ([...LEVELS, 'adviser'] as const).map((name) => [name, quick(specFor(id, name))]);
}

const SEATS = 2;
const ACTIONS = 14;

/** A state in the middle of a game. */
async function middleOf(id: GameId, seed: number): Promise<{ state: BaseState; seat: Seat }> {
  const game = anyGame(gameOf(id));
  const options = 'mode' in game.options ? { mode: 'advanced' } : {};
  const dealt = start(game, SEATS, fastRng(seed), options);
  if (!dealt.ok) throw new Error(dealt.error.code);
  const state = clone(dealt.value);
  const seeds = fastRng(seed);
  const asked = (): Seat => at(game.actors(state), 0);
  for (let i = 0; i < ACTIONS || game.legal(state, asked()).length < 2; i++)
    game.apply(
      state,
      asked(),
      (await choose(game, state, asked(), { kind: 'greedy' }, nextFast(seeds))).action,
      () => {},
    );
  return { state, seat: asked() };
}

describe.each(GAME_IDS)('in %s', (id) => {
  const game = anyGame(gameOf(id));

  test.each(botsOf(id))('%s decides alike whatever lies where it cannot see', async (_, spec) => {
    for (const seed of [1, 2]) {
      const { state, seat } = await middleOf(id, seed);
      const here = withoutTime(await choose(game, state, seat, spec, seed));
      const elsewhere = clone(state);
      game.imagine(elsewhere, seat, fastRng(seed + 10));
      expect(elsewhere).not.toEqual(state);
      expect(withoutTime(await choose(game, elsewhere, seat, spec, seed))).toEqual(here);
    }
  });
});
