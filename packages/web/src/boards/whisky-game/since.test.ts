import type { WhiskyEvent } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { since } from './since.ts';

const walked = (seat: number, to: string): WhiskyEvent => ({ type: 'walked', seat, path: ['edinburgh', to] });
const rolled = (seat: number): WhiskyEvent => ({
  type: 'rolled',
  seat,
  throws: [3],
  hangover: 'none',
  truck: false,
  carriage: false,
  plus: 0,
  total: 3,
});
const took = (seat: number, bottle: string): WhiskyEvent => ({ type: 'took', seat, bottle });
const lost = (seat: number): WhiskyEvent => ({ type: 'lost', seat, bottle: 'oban-3', by: 'faker', hidden: false });

test('what others did since the own last deed is told, in order', () => {
  const log = [walked(1, 'oban'), rolled(0), walked(0, 'scapa'), rolled(1), walked(1, 'jura'), took(1, 'jura-1')];
  expect(since(log, 0)).toEqual([walked(1, 'jura'), took(1, 'jura-1')]);
});

test('what came of the own last deed is no news', () => {
  expect(since([rolled(0), walked(0, 'oban'), took(0, 'oban-3')], 0)).toEqual([]);
});

test('what others do to a seat is news to it', () => {
  const log = [walked(0, 'oban'), rolled(1), lost(0), walked(1, 'jura')];
  expect(since(log, 0)).toEqual([lost(0), walked(1, 'jura')]);
});

test('before the first deed of a seat all the others did is news, but not the deal', () => {
  const log: WhiskyEvent[] = [
    { type: 'cast', seat: 1, character: 'jim-swan' },
    { type: 'started', seat: 1, at: 'dublin' },
  ];
  expect(since(log, 0)).toEqual([{ type: 'started', seat: 1, at: 'dublin' }]);
});
