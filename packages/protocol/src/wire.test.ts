import { expect, test } from 'vitest';
import { beginPush, endPush, readMessage } from './wire.ts';

test('a move goes over the wire as a list, and comes out as it was', () => {
  const quiet = { m: 'abc', n: 7, e: [0] as const };
  expect(endPush(beginPush(quiet), undefined, {})).toBe('["abc",7,[0],null]');
  expect(readMessage('["abc",7,[0],null]')).toEqual(quiet);
  const changed = { ...quiet, d: [-1, 2, [0, 1]] as const };
  const own = '[1,["place die","r2"]]';
  expect(endPush(beginPush(changed), own, {})).toBe(`["abc",7,[0],[-1,2,[0,1]],${own}]`);
  expect(readMessage(endPush(beginPush(changed), own, {}))).toEqual({ ...changed, o: JSON.parse(own) });
});

test('what is rare comes last', () => {
  const quiet = { m: 'abc', n: 7, e: [0] as const };
  const text = endPush(beginPush(quiet), undefined, { s: [['type']], y: 0 });
  expect(text).toBe('["abc",7,[0],null,null,{"s":[["type"]],"y":0}]');
  expect(readMessage(text)).toEqual({ ...quiet, s: [['type']], y: 0 });
});

test('other messages are as they are written', () => {
  expect(readMessage('{"type":"yes","id":3}')).toEqual({ type: 'yes', id: 3 });
});
