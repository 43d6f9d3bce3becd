import { type AnyGame, sealDice, type Tagged } from '@taproom/engine';
import { sixSidedStout } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { isSimultaneous, playAt, type Seated, seat, snapshotOf, turnAt, undoTo } from './seated.ts';
import type { SeatPlan } from './table.ts';

const ANNA: SeatPlan = { kind: 'human', name: 'Anna' };
const BEN: SeatPlan = { kind: 'human', name: 'Ben' };
const BOT: SeatPlan = { kind: 'bot', level: 'guest' };

function contest(...seats: SeatPlan[]): Seated {
  const plan = { game: 'six-sided-stout', options: {}, seats };
  const dice = sealDice(
    'a1'.repeat(32),
    seats.map(() => '01'.repeat(16)),
  );
  const table = seat(sixSidedStout as unknown as AnyGame, 'table', plan, dice);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

function after(table: Seated, at: number, ...actions: Tagged[]): Seated {
  return actions.reduce((now, action) => {
    const played = playAt(now, at, action);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    return played.value;
  }, table);
}

const MALT = { type: 'market', good: 'malt', assistant: null } as Tagged;
const DONE = { type: 'done' };
const PALE = { type: 'put', kind: 'pale', cell: 'a1' } as Tagged;

test('where all act at once, people go before bots', () => {
  const table = contest(BOT, ANNA, BOT);
  expect(isSimultaneous(table)).toBe(true);
  expect(turnAt(table)).toMatchObject({ kind: 'human', seat: 1 });
  expect(turnAt(after(table, 1, MALT, DONE))).toMatchObject({ kind: 'bot', seat: 0 });
});

test('what one person sees is kept from the other, and nothing from a lone one', () => {
  expect(snapshotOf(contest(ANNA, BEN), false)).toMatchObject({ seat: 0, secret: true });
  expect(snapshotOf(after(contest(ANNA, BEN), 0, MALT, DONE), false)).toMatchObject({ seat: 1, secret: true });
  expect(snapshotOf(contest(ANNA, BOT), false).secret).toBe(false);
  expect(snapshotOf(contest(ANNA), false).secret).toBe(false);
});

test('what was put can be taken back until the day is closed, the dice of the market cannot', () => {
  const bought = after(contest(ANNA), 0, MALT);
  expect(undoTo(bought)).toBeUndefined();
  expect(undoTo(after(bought, 0, PALE))).toBe(1);
  expect(undoTo(after(bought, 0, PALE, DONE))).toBeUndefined();
});
