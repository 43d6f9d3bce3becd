import { parseOptions } from '@taproom/engine';
import { QUESTIONS, seenIn, whiskyGame } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import type { SmallStorage } from '../../../kit/browser/storage.ts';
import { noteSeen, seenLately, withSeen } from './seen.ts';

function storageWith(text: string | null = null): SmallStorage {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_, value) {
      kept = value;
    },
  };
}

const ALL = QUESTIONS.map(({ id }) => id);

test('the latest question stands last, and each but once', () => {
  const storage = storageWith();
  for (const id of ['e01', 'm02', 'e01']) noteSeen(id, storage);
  expect(seenLately(storage)).toEqual(['m02', 'e01']);
});

test('only the last 160 are held back', () => {
  const storage = storageWith();
  for (const id of ALL) noteSeen(id, storage);
  expect(seenLately(storage)).toEqual(ALL.slice(-160));
});

test.each(['nonsense', '{"a":1}', '7', 'null'])('what cannot be read (%s) was never seen', (text) => {
  expect(seenLately(storageWith(text))).toEqual([]);
});

test('a new table is told what was seen, in a word its game accepts', () => {
  const storage = storageWith();
  for (const id of ALL) noteSeen(id, storage);
  const options = withSeen({ target: '15', seen: 'f' }, storage);
  expect(parseOptions(whiskyGame, 3, options)).toMatchObject({ ok: true, value: { target: '15' } });
  expect(seenIn(ALL, options['seen'] ?? '')).toEqual(ALL.slice(-160));
});

test('questions of another edition are passed over', () => {
  const storage = storageWith(JSON.stringify(['gone', ALL[0]]));
  expect(seenIn(ALL, withSeen({}, storage)['seen'] ?? '')).toEqual([ALL[0]]);
});
