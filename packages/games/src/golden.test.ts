import { type Demands, firstDifference, type Golden, replayGolden, unmet } from '@taproom/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame, GAME_IDS } from './index.ts';
import { goldenDemands, goldenFiles } from './testing/golden.ts';
import { notationOf } from './text/index.ts';

describe.each(GAME_IDS)('%s, golden games', (id) => {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const files = goldenFiles(id);
  const replayed = (text: string): Golden | undefined => replayGolden(game, notationOf(id), text);

  it.each(files)('$file goes as it is written', ({ text }) => {
    expect(firstDifference(text, replayed(text)?.text ?? '')).toBeUndefined();
  });

  it.each(files)('$file is a whole game', ({ text }) => {
    expect(replayed(text)?.isWhole).toBe(true);
  });

  describe('between them', () => {
    let demands: Demands;
    beforeAll(async () => {
      demands = await goldenDemands(game);
    });
    const goldens = (): Golden[] => files.flatMap(({ text }) => replayed(text) ?? []);

    it('show every seat count, option, action, event and way to end', () => {
      expect(unmet(demands, goldens())).toEqual([]);
    });

    it('need every excuse that is made for them', () => {
      const needless = Object.keys(demands.excuses).filter((thing) => goldens().some(({ shows }) => shows.has(thing)));
      expect(needless).toEqual([]);
    });
  });
});
