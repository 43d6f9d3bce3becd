import { playThrough } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { advance, begin, giveUp, type LiveMatch, play, resume } from './live-match.ts';
import { after, atOneDevice, BOT, movedOn, online, PERSON } from './testing/matches.ts';

const SEATS = [PERSON, PERSON, BOT];
const live = online('dice-box', SEATS, { timeOut: 'bot' });

const turnOf = ({ actors, waitedFor, bots }: LiveMatch) => ({ actors, waitedFor, bots });

/** Advances the match by this many moves, always the first legal one. */
const movedBy = (moves: number, from: LiveMatch): LiveMatch =>
  Array.from({ length: moves }).reduce((now: LiveMatch) => movedOn(now), from);

describe('a match', () => {
  test('waits for people and lets bots move', () => {
    expect(turnOf(live)).toEqual({ actors: [0], waitedFor: [0], bots: [] });
    expect(turnOf(movedBy(2, live))).toEqual({ actors: [2], waitedFor: [], bots: [2] });
  });

  test('is a value: an entry gives a new one', () => {
    const before = JSON.stringify({ ...live, opening: undefined });
    expect(movedOn(live).seq).toBe(1);
    expect(JSON.stringify({ ...live, opening: undefined })).toBe(before);
  });

  test('cannot begin without what its game needs', () => {
    expect(begin({ ...live.opening, people: [PERSON] })).toMatchObject({ ok: false });
    expect(begin({ ...live.opening, options: { first: '7' } })).toMatchObject({ ok: false });
  });

  test('refuses what is not to be played, and says why', () => {
    expect(play(live, 1, { type: 'place' }, 1)).toEqual({ ok: false, error: { code: 'not-your-turn' } });
    expect(play(live, 0, { type: 'dance' }, 1)).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
  });

  test('keeps as much of its past as was said', () => {
    const few = movedBy(6, online('dice-box', SEATS, { kept: { steps: 3, positions: 2 } }));
    expect([few.steps.map(({ seq }) => seq), few.positions.map(({ seq }) => seq)]).toEqual([
      [4, 5, 6],
      [5, 6],
    ]);
    const all = movedBy(6, atOneDevice('dice-box', SEATS));
    expect([all.steps.length, all.positions.length]).toEqual([7, 7]);
  });

  test('goes on where its record left it', () => {
    const played = after(movedBy(3, atOneDevice('dice-box', SEATS)), 'resign', 1);
    const { game } = played.opening;
    const resumed = resume(played.opening, playThrough(game, played.match.history), 9);
    expect([resumed.seq, resumed.match, turnOf(resumed)]).toEqual([9, played.match, turnOf(played)]);
    expect(resumed.steps.map(({ events }) => events)).toEqual(played.steps.map(({ events }) => events));
    expect(movedOn(resumed).match).toEqual(movedOn(played).match);
  });
});

describe('giving up', () => {
  test('is told like an event, and a bot plays on', () => {
    const resigned = after(live, 'resign', 0);
    expect(resigned.steps.at(-1)).toEqual({ seq: 1, events: [{ type: 'resign', seat: 0 }] });
    expect(turnOf(resigned)).toEqual({ actors: [0], waitedFor: [], bots: [0] });
    expect(giveUp(resigned, 0, 2)).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });

  test('ends the match when only one is left', () => {
    const over = after(after(live, 'resign', 0), 'resign', 2);
    expect([over.outcome?.places, turnOf(over)]).toEqual([[2, 1, 2], { actors: [], waitedFor: [], bots: [] }]);
    expect(giveUp(over, 1, 3)).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('a stand-in', () => {
  test('plays for a seat until its player comes back', () => {
    const away = after(live, 'standIn', 0);
    expect([away.standIns, turnOf(away).bots, away.match]).toEqual([[0], [0], live.match]);
    const back = after(away, 'return', 0);
    expect([back.standIns, turnOf(back).waitedFor, back.seq]).toEqual([[], [0], 2]);
  });

  test('is only for people who are there, and only they come back', () => {
    const denied = { ok: false, error: { code: 'no-stand-in' } };
    const entry = { seq: 1, at: 1 };
    expect(advance(live, { kind: 'standIn', seat: 2, ...entry })).toEqual(denied);
    expect(advance(live, { kind: 'return', seat: 0, ...entry })).toEqual(denied);
    expect(advance(after(live, 'standIn', 0), { kind: 'standIn', seat: 0, ...entry })).toEqual(denied);
    const over = after(after(live, 'resign', 0), 'resign', 2);
    for (const kind of ['standIn', 'return'] as const)
      expect(advance(over, { kind, seat: 1, ...entry })).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('an absent player', () => {
  test('is replaced by a bot, or counts as having given up, and takes the seat back from the bot', () => {
    const replaced = after(live, 'replace', 0);
    expect([replaced.standIns, turnOf(replaced).bots]).toEqual([[0], [0]]);
    expect(after(replaced, 'return', 0).standIns).toEqual([]);
    expect(after(live, 'claim', 0).match.resigned).toEqual([0]);
  });

  test('is missed only by those who wait for them', () => {
    const denied = { ok: false, error: { code: 'not-away' } };
    for (const kind of ['replace', 'claim'] as const) {
      expect(advance(live, { kind, seat: 1, seq: 1, at: 1 })).toEqual(denied);
      expect(advance(after(live, 'standIn', 0), { kind, seat: 0, seq: 2, at: 2 })).toEqual(denied);
      const over = after(after(live, 'resign', 0), 'resign', 2);
      expect(advance(over, { kind, seat: 1, seq: 3, at: 3 })).toMatchObject({ error: { code: 'game-over' } });
    }
  });
});

describe('time that is up', () => {
  const timedOut = (timeOut: 'bot' | 'pass' | 'loss'): LiveMatch =>
    after(online('dice-box', SEATS, { timeOut }), 'timeout', 0);

  test('lets a bot play on', () => {
    expect(timedOut('bot').standIns).toEqual([0]);
  });

  test('lets a bot make one move', () => {
    const late = timedOut('pass');
    expect([late.passing, late.bots]).toEqual([0, [0]]);
    const passed = movedOn(late);
    expect([passed.passing, passed.waitedFor]).toEqual([null, [1]]);
  });

  test('costs the match', () => {
    expect(timedOut('loss').match.resigned).toEqual([0]);
  });
});
