import { act, openMatch, recordOf, resultOf, sealDice } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import { type Head, SAVE_FORMAT, WHOLE_FORMAT } from './head.ts';
import { finishedIn } from './heads.ts';

const COMMITMENT = /^[0-9a-f]{64}$/;
const game = findGame('dice-box');
if (!game) throw new Error('no game');
const dice = sealDice('5c'.repeat(32), ['00'.repeat(16), '01'.repeat(16)]);
const plan = {
  game: game.id,
  options: {},
  seats: [
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', level: 'guest' },
  ],
};

/** The record of a match after so many entries, or at its end. */
function recordAfter(entries = Number.POSITIVE_INFINITY) {
  if (!game) throw new Error('no game');
  const opened = openMatch(game, { seats: 2, dice });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  while (match.history.entries.length < entries && !resultOf(game, match)) {
    const [seat = 0] = game.actors(match.state);
    const moved = act(game, match, seat, game.legal(match.state, seat)[0]);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return recordOf(match);
}

const headOf = (record: object, format = SAVE_FORMAT): Head => ({
  id: 'own',
  format,
  revision: 1,
  savedAt: 5,
  body: JSON.stringify({ plan, record }),
});

test('a finished match tells its players, its result and by what its record is known', () => {
  const record = recordAfter();
  for (const format of [SAVE_FORMAT, WHOLE_FORMAT]) expect(finishedIn(headOf(record, format))?.end).toEqual(record.end);
  const found = finishedIn(headOf(record));
  expect(found).toMatchObject({ id: 'own', savedAt: 5, plan, end: record.end });
  expect(found?.commitment).toMatch(COMMITMENT);
});

test('the result is read and not computed', () => {
  const record = { ...recordAfter(), entries: [] };
  expect(finishedIn(headOf(record))?.end).toEqual(record.end);
});

test.each([
  ['still runs', headOf(recordAfter(3))],
  ['was played by other rules', headOf({ ...recordAfter(), rules: 99 })],
  ['is cut off', { ...headOf(recordAfter()), body: '{"plan":' }],
  ['is of another format', headOf(recordAfter(), 'taproom-save-0')],
])('a match that %s is not listed', (_, save) => {
  expect(finishedIn(save)).toBeUndefined();
});
