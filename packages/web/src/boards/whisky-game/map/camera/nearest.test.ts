import { FIELDS, fieldOf } from '@taproom/games/whisky-game/map';
import { expect, test } from 'vitest';
import { distance } from '../geometry.ts';
import { inReadingOrder, keyLeads, nearestTo, roomOf } from './nearest.ts';

const ISLAY = ['bunnahabhain', 'caol-ila', 'bowmore', 'ardbeg', 'lagavulin', 'laphroaig', 'port-ellen'];

test('the nearest field wins, if it is near enough', () => {
  const { x, y } = fieldOf('ardbeg');
  expect(nearestTo({ x: x + 3, y }, ISLAY, 20)).toBe('ardbeg');
  expect(nearestTo({ x: x + 300, y }, ISLAY, 20)).toBeUndefined();
  expect(nearestTo({ x, y }, [], 20)).toBeUndefined();
});

test('the rooms of two fields never overlap', () => {
  const ids = FIELDS.map(({ id }) => id);
  for (const a of ISLAY) {
    for (const b of ids) {
      if (a === b) continue;
      expect(roomOf(a, ids) + roomOf(b, ids)).toBeLessThanOrEqual(distance(fieldOf(a), fieldOf(b)) + 1e-9);
    }
  }
});

test('a field alone has the whole sheet, which is a length that styles can name', () => {
  expect(roomOf('ardbeg', ['ardbeg'])).toBe(700);
});

test('arrow keys lead to the nearest field that way', () => {
  expect(keyLeads('ArrowDown', 'ardbeg', ISLAY)).toBe('lagavulin');
  expect(keyLeads('ArrowUp', 'lagavulin', ISLAY)).toBe('ardbeg');
  expect(keyLeads('ArrowLeft', 'laphroaig', ISLAY)).toBe('port-ellen');
});

test('where nothing lies that way, one stays', () => {
  expect(keyLeads('ArrowUp', 'bunnahabhain', ISLAY)).toBe('bunnahabhain');
});

test('Home and End lead to the first and the last, and other keys nowhere', () => {
  expect(keyLeads('Home', 'ardbeg', ISLAY)).toBe('bunnahabhain');
  expect(keyLeads('End', 'ardbeg', ISLAY)).toBe('port-ellen');
  expect(keyLeads('a', 'ardbeg', ISLAY)).toBeUndefined();
});

test('arrow keys reach every field of the map from any other', () => {
  const ids = FIELDS.map(({ id }) => id);
  const reached = new Set(['edinburgh']);
  for (const from of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      reached.add(keyLeads(key, from, ids) ?? from);
  }
  expect(ids.filter((id) => !reached.has(id))).toEqual([]);
});

test('fields are read from north to south, each once', () => {
  expect(inReadingOrder(['ardbeg', 'bunnahabhain', 'ardbeg'])).toEqual(['bunnahabhain', 'ardbeg']);
});
