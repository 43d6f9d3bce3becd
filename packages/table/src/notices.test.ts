import { describe, expect, test } from 'vitest';
import { advance, type LiveMatch } from './live-match.ts';
import { isNotice } from './notices.ts';
import { addedBy, isUpToDate, logFor } from './seen.ts';
import { after, atOneDevice, BOT, movedOn, online, PERSON } from './testing/matches.ts';

const start = (): LiveMatch => online('dice-box', [PERSON, PERSON]);
const turnIn = ({ actors }: LiveMatch): number => actors[0] ?? -1;
const noticesIn = (live: LiveMatch): string[] =>
  logFor(live, 'table')
    .filter(isNotice)
    .map(({ type }) => type);

describe('a hint', () => {
  test('that was taken stands in everybody’s log, and nothing else has changed', () => {
    const before = start();
    const seat = turnIn(before);
    const live = after(before, 'hint', seat, 5);
    const hinted = { type: 'hinted', seat, at: 5 };
    expect(live.match).toBe(before.match);
    expect(logFor(live, 1).at(-1)).toEqual(hinted);
    expect(addedBy(live, { kind: 'hint', seq: 1, seat, at: 5 }, 'table')).toEqual([hinted]);
    expect([isUpToDate(live, 0, 0), isUpToDate(live, 1, 0)]).toEqual([true, true]);
  });

  test('is not taken back with the move that it led to', () => {
    const before = start();
    const moved = movedOn(after(before, 'hint', turnIn(before)));
    expect(noticesIn(after(moved, 'undo', turnIn(before)))).toEqual(['hinted', 'tookBack']);
    const seat = turnIn(moved);
    expect(noticesIn(after(movedOn(after(moved, 'hint', seat)), 'undo', seat))).toEqual([
      'hinted',
      'hinted',
      'tookBack',
    ]);
  });

  test('is noted for nobody who is not to act, nor for a bot', () => {
    const people = start();
    const hint = { kind: 'hint', seq: 1, at: 1 } as const;
    const denied = { ok: false, error: { code: 'not-your-turn' } };
    expect(advance(people, { ...hint, seat: 1 - turnIn(people) })).toEqual(denied);
    const bots = online('dice-box', [BOT, BOT]);
    expect(advance(bots, { ...hint, seat: turnIn(bots) })).toEqual(denied);
  });
});

describe('the log of a table', () => {
  test('tells who left, whose time ran out, who was replaced and who came back', () => {
    const left = after(online('dice-box', [PERSON, PERSON], { timeOut: 'pass' }), 'standIn', 1, 3);
    const back = after(left, 'return', 1, 4);
    const late = after(back, 'timeout', 0, 5);
    expect(logFor(late, 'table').filter(isNotice)).toEqual([
      { type: 'leftToBot', seat: 1, at: 3 },
      { type: 'cameBack', seat: 1, at: 4 },
      { type: 'timeRanOut', seat: 0, at: 5, next: 'pass' },
    ]);
    expect(noticesIn(after(start(), 'replace', 0))).toEqual(['replaced']);
  });

  test('tells why somebody has lost before it tells that they have', () => {
    const types = (live: LiveMatch) => live.steps.at(-1)?.events.map(({ type }) => type);
    const late = after(start(), 'timeout', 0);
    expect(types(late)).toEqual(['timeRanOut', 'resign']);
    expect(addedBy(late, { kind: 'timeout', seq: 1, seat: 0, at: 1 }, 1)).toHaveLength(2);
    expect(types(after(start(), 'claim', 0))).toEqual(['claimed', 'resign']);
  });

  test('does not grow for ever while somebody comes and goes', () => {
    let live = start();
    const dealt = live.steps.at(-1)?.events.length ?? 0;
    for (let times = 0; times < 50; times++) live = after(after(live, 'standIn', 1), 'return', 1);
    expect(noticesIn(live)).toHaveLength(12);
    expect(live.steps.at(-1)?.events).toHaveLength(dealt + 12);
  });

  test('tells nothing that people at one device see anyway', () => {
    expect(noticesIn(after(movedOn(atOneDevice('dice-box', [PERSON, PERSON])), 'undo', 0))).toEqual([]);
  });
});
