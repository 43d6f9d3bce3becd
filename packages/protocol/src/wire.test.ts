import { expect, test } from 'vitest';
import { readMessage, writePush } from './wire.ts';

test('a move goes over the wire as a list, and comes out as it was', () => {
  const quiet = { m: 'abc', n: 7, e: [0] as const };
  expect(writePush(quiet)).toBe('["abc",7,[0],null]');
  const busy = { ...quiet, d: [-1, 2, [0, 1]] as const, s: [['type']], y: 12 };
  expect(writePush(busy)).toBe('["abc",7,[0],[-1,2,[0,1]],{"s":[["type"]],"y":12}]');
  for (const push of [quiet, busy]) expect(readMessage(writePush(push))).toEqual(push);
});

test('other messages are as they are written', () => {
  expect(readMessage('{"type":"yes","id":3}')).toEqual({ type: 'yes', id: 3 });
});
