import { type MatchRecord, recordOf } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { dailyOf, lineOn } from '@taproom/games/daily';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { bestLineOn } from './best-line.ts';

const GAME = 'dice-box';
const DAY = '2026-11-18';
const PAR = { kind: 'human', name: 'Par' } as const;
const record = async (_: string, line: Line): Promise<MatchRecord> =>
  recordOf(playLine(gameOf(GAME), notationOf(GAME), line));

/** Any moves that can be made on the day. */
async function somePlayed(count: number): Promise<string[]> {
  const daily = dailyOf(GAME);
  if (daily.kind !== 'played') throw new Error('it is a quiz');
  const line = await lineOn(DAY, daily);
  const [game, notation] = [gameOf(GAME), notationOf(GAME)];
  const moves: string[] = [];
  while (moves.length < count) {
    const { state } = playLine(game, notation, { ...line, moves: [...(line.moves ?? []), ...moves] });
    const [action] = game.actors(state).flatMap((seat) => game.legal(state, seat));
    if (!action) throw new Error('the day is over already');
    moves.push(notation.action(action));
  }
  return moves;
}

test('the best line is played back from the position of the day on', async () => {
  const moves = await somePlayed(2);
  const best = await bestLineOn(GAME, DAY, moves, PAR, record);
  expect(best?.plan).toMatchObject({ game: GAME, daily: DAY });
  expect(best?.played.record.entries).toHaveLength((best?.start ?? 0) + moves.length);
});

test('one that does not fit the day is none', async () => {
  expect(await bestLineOn(GAME, DAY, ['zz'], PAR, record)).toBeUndefined();
});
