import { expect, test } from 'vitest';
import { advance, type LiveMatch } from './live-match.ts';
import { addedBy, isUpToDate, logFor } from './seen.ts';
import { after, BOT, movedOn, online, PERSON } from './testing/matches.ts';

const start = (): LiveMatch => online('dice-box', [PERSON, PERSON]);
const turnIn = ({ actors }: LiveMatch): number => actors[0] ?? -1;
const hintsIn = (live: LiveMatch): number => logFor(live, 'table').filter(({ type }) => type === 'hinted').length;

test('that a hint was taken stands in everybody’s log, and nothing else has changed', () => {
  const before = start();
  const seat = turnIn(before);
  const live = after(before, 'hint', seat);
  expect(live.match).toBe(before.match);
  expect(logFor(live, 1).at(-1)).toEqual({ type: 'hinted', seat });
  expect(addedBy(live, { kind: 'hint', seq: 1, seat }, 'table')).toEqual([{ type: 'hinted', seat }]);
  expect([isUpToDate(live, 0, 0), isUpToDate(live, 1, 0)]).toEqual([true, true]);
});

test('taking a move back does not take back the hint that led to it', () => {
  const before = start();
  const moved = movedOn(after(before, 'hint', turnIn(before)));
  expect(hintsIn(after(moved, 'undo', turnIn(before)))).toBe(1);
  const seat = turnIn(moved);
  expect(hintsIn(after(movedOn(after(moved, 'hint', seat)), 'undo', seat))).toBe(2);
});

test('no hint is noted for whoever is not to act, nor for a bot', () => {
  const people = start();
  const hint = { kind: 'hint', seq: 1, at: 1 } as const;
  const denied = { ok: false, error: { code: 'not-your-turn' } };
  expect(advance(people, { ...hint, seat: 1 - turnIn(people) })).toEqual(denied);
  const bots = online('dice-box', [BOT, BOT]);
  expect(advance(bots, { ...hint, seat: turnIn(bots) })).toEqual(denied);
});

test('who leaves, comes back, runs out of time or is away too long stands in everybody’s log', () => {
  const before = online('dice-box', [PERSON, PERSON], { timeOut: 'bot' });
  const seat = turnIn(before);
  const left = after(before, 'standIn', seat);
  const back = after(left, 'return', seat);
  const late = after(back, 'timeout', seat);
  const away = after(back, 'absent', seat);
  expect(logFor(late, 'table').slice(-3)).toEqual([
    { type: 'left', seat },
    { type: 'returned', seat },
    { type: 'timedOut', seat, timeOut: 'bot' },
  ]);
  expect(addedBy(away, { kind: 'absent', seq: away.seq, seat }, 'table')).toEqual([
    { type: 'absent', seat, timeOut: 'bot' },
  ]);
  expect([late.standIns, away.standIns]).toEqual([[seat], [seat]]);
});

test('who loses by being away gives up, and both are told', () => {
  const before = online('dice-box', [PERSON, PERSON], { timeOut: 'loss' });
  const seat = turnIn(before);
  const lost = after(before, 'absent', seat);
  expect(lost.outcome?.places[seat]).toBe(2);
  expect(addedBy(lost, { kind: 'absent', seq: lost.seq, seat }, 'table')).toEqual([
    { type: 'resign', seat },
    { type: 'absent', seat, timeOut: 'loss' },
  ]);
});
