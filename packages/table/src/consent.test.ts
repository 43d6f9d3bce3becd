import { expect, test } from 'vitest';
import { mustConsent, stillAsked } from './consent.ts';
import { advance, type LiveMatch } from './live-match.ts';
import { after, BOT, movedOn, online, PERSON } from './testing/matches.ts';

const three = movedOn(online('dice-box', [PERSON, PERSON, PERSON, BOT]));
const denied = (live: LiveMatch, kind: 'askUndo' | 'grantUndo' | 'declineUndo', seat: number) => {
  const result = advance(live, { kind, seat, seq: live.seq + 1, at: 9 });
  return result.ok ? undefined : result.error.code;
};

test('all other people are asked, but no bot and nobody who has left or given up', () => {
  expect(mustConsent(three, 0)).toEqual([1, 2]);
  expect(mustConsent(after(three, 'standIn', 1), 0)).toEqual([2]);
  expect(mustConsent(after(after(three, 'standIn', 1), 'resign', 2), 0)).toEqual([]);
});

test('whoever has answered is asked no more, and nobody answers what was not asked', () => {
  const asked = after(three, 'askUndo', 0);
  expect([asked.asked, stillAsked(asked), asked.match]).toEqual([
    { seat: 0, granted: [], isDeclined: false },
    [1, 2],
    three.match,
  ]);
  const one = after(asked, 'grantUndo', 2);
  expect(stillAsked(one)).toEqual([1]);
  expect([denied(one, 'grantUndo', 2), denied(one, 'declineUndo', 0), denied(three, 'grantUndo', 1)]).toEqual([
    'nothing-asked',
    'nothing-asked',
    'nothing-asked',
  ]);
});

test('only one’s own last move is asked for, once, and what was declined is not asked again', () => {
  const asked = after(three, 'askUndo', 0);
  expect([denied(three, 'askUndo', 1), denied(asked, 'askUndo', 0)]).toEqual(['nothing-to-undo', 'already-asked']);
  const declined = after(asked, 'declineUndo', 1);
  expect([denied(declined, 'askUndo', 0), denied(declined, 'grantUndo', 2)]).toEqual([
    'undo-declined',
    'nothing-asked',
  ]);
});

test('the request lapses with the next move, and with what it asked for', () => {
  const asked = after(three, 'askUndo', 0);
  expect(movedOn(asked).asked).toBeUndefined();
  expect(after(asked, 'undo', 0).asked).toBeUndefined();
  expect(after(asked, 'standIn', 1).asked).toEqual(asked.asked);
});
