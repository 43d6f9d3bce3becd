import { expect, test } from 'vitest';
import { errorPathIn } from './message-error.ts';

const play = { type: 'play', id: 1, table: 'abcdefghjk', seat: 0, seq: 0, key: '0'.repeat(32), action: { type: 'go' } };
const { key: _, ...keyless } = play;

test.each([
  ['a value that does not fit', { ...play, key: 'zz' }, '/key'],
  ['a value deep inside', { ...play, action: { type: 1 } }, '/action/type'],
  ['what is missing', keyless, '/key'],
  ['what is missing deep inside', { ...play, action: {} }, '/action/type'],
  ['what does not belong there', { type: 'ping', id: 1, more: true }, '/more'],
  ['a type that does not exist', { type: 'cheat', id: 1 }, '/type'],
  ['no type at all', { id: 1 }, '/type'],
  ['no object', 'play', '/'],
])('the path leads to %s', (_, message, path) => {
  expect(errorPathIn(message)).toBe(path);
});
