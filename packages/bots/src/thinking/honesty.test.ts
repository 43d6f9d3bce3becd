import { anyGame, clone, fastRng } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { specFor } from '../spec/names.ts';
import { type BotSpec, LEVELS } from '../spec/spec.ts';
import { middleOf } from '../testing/middle.ts';
import { withoutTime } from '../testing/thoughts.ts';
import { choose } from './choose.ts';

/** The bots of all levels and the one that gives hints, bounded by iterations so that they answer alike. */
function botsOf(id: GameId): readonly (readonly [name: string, spec: BotSpec])[] {
  const quick = (spec: BotSpec): BotSpec => ('budget' in spec ? { ...spec, budget: { iterations: 24 } } : spec);
  return ([...LEVELS, 'adviser'] as const).map((name) => [name, quick(specFor(id, name))]);
}

const SEATS = 2;
const ACTIONS = 14;

describe.each(GAME_IDS)('in %s', (id) => {
  const game = anyGame(gameOf(id));
  const options = 'mode' in game.options ? { mode: 'advanced' } : {};

  test.each(botsOf(id))('%s decides alike whatever lies where it cannot see', async (_, spec) => {
    for (const seed of [1, 2]) {
      const { state, seat } = await middleOf(id, { seats: SEATS, actions: ACTIONS, seed, options });
      const here = withoutTime(await choose(game, state, seat, spec, seed));
      const elsewhere = clone(state);
      game.imagine(elsewhere, seat, fastRng(seed + 10));
      expect(elsewhere).not.toEqual(state);
      expect(withoutTime(await choose(game, elsewhere, seat, spec, seed))).toEqual(here);
    }
  });
});
