import { type MatchRecord, recordOf } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { type Line, playLine } from '@taproom/games/learning';
import { solutionOn } from '@taproom/games/solutions';
import { notationOf } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { bestLineOn } from './best-line.ts';

const GAME = 'dice-box';
const DAY = '2026-11-18';
const PAR = { kind: 'human', name: 'Par' } as const;
const record = async (_: string, line: Line): Promise<MatchRecord> =>
  recordOf(playLine(gameOf(GAME), notationOf(GAME), line));

test('the best line is played back from the position of the day on', async () => {
  const { moves } = await solutionOn(DAY, GAME);
  const best = await bestLineOn(GAME, DAY, moves, PAR, record);
  expect(best?.plan).toMatchObject({ game: GAME, daily: DAY });
  expect(best?.played.record.entries).toHaveLength((best?.start ?? 0) + moves.length);
});

test('one that does not fit the day is none', async () => {
  expect(await bestLineOn(GAME, DAY, ['zz'], PAR, record)).toBeUndefined();
});
