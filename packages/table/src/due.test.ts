import type { Seat, Tagged } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { clocksAt } from './clocks-at.ts';
import { nextDue } from './due.ts';
import type { LiveMatch } from './live-match.ts';
import { BOT, movedOn, online, PERSON, played } from './testing/matches.ts';

const NONE: Clock = { kind: 'none' };
const LIVE: Clock = { kind: 'live', bank: 60, increment: 5 };

const diceBox = (clock: Clock): LiveMatch => online('dice-box', [PERSON, BOT], { clock, startedAt: 1_000 });

/** Two players at a question with 45 seconds to answer it, and the time it was asked. */
function asking(clock: Clock): { live: LiveMatch; seat: Seat; asked: number } {
  let live = online('whisky-game', [PERSON, PERSON], { clock, options: { questionSeconds: '45' } });
  while (!live.timeLimit) {
    const [seat = -1] = live.actors;
    const legal = live.opening.game.legal(live.match.state, seat);
    live = played(
      live,
      seat,
      firstOf(legal, 'ask') ?? firstOf(legal, 'start', 'roll', 'step', 'stop') ?? legal.at(-1) ?? NOTHING,
    );
  }
  return { live, seat: live.timeLimit.seat, asked: live.times.since };
}

const NOTHING: Tagged = { type: '' };
const firstOf = (legal: readonly Tagged[], ...types: string[]): Tagged | undefined =>
  legal.find(({ type }) => types.includes(type));

describe('what is due', () => {
  test('is nothing while people think without a clock', () => {
    expect(nextDue(diceBox(NONE))).toBeUndefined();
  });

  test('is a bot’s move, at once', () => {
    expect(nextDue(movedOn(diceBox(LIVE), 2_000))).toEqual({ kind: 'bot', seat: 1, at: 2_000 });
  });

  test('is the end of somebody’s time', () => {
    expect(nextDue(diceBox(LIVE))).toEqual({ kind: 'timeout', seat: 0, at: 61_000 });
  });

  test('is what the game plays when the time for a question is up, unless the clock runs out before', () => {
    const { live, seat, asked } = asking(NONE);
    expect(nextDue(live)).toEqual({ kind: 'timeLimit', seat, at: asked + 45_000, action: { type: 'timeUp' } });
    expect(nextDue(asking(LIVE).live)?.kind).toBe('timeLimit');
    expect(nextDue(asking({ kind: 'live', bank: 30, increment: 0 }).live)?.kind).toBe('timeout');
  });
});

describe('the clocks', () => {
  test('show nothing where no time is counted', () => {
    expect(clocksAt(diceBox(NONE), 5_000, 0)).toBeNull();
  });

  test('show what is left, and whose time runs', () => {
    expect(clocksAt(diceBox(LIVE), 5_000, 0)).toEqual({ now: 5_000, left: [56_000, 60_000], running: [0] });
    expect(clocksAt(diceBox(LIVE), 99_000, 0)?.left).toEqual([0, 60_000]);
  });

  test('show those who look later as much more', () => {
    expect(clocksAt(diceBox(LIVE), 5_000, 3_000)).toEqual({ now: 5_000, left: [59_000, 60_000], running: [0] });
  });

  test('show the time for a question, which goes on whatever is done meanwhile', () => {
    const { live, seat, asked } = asking(NONE);
    expect(clocksAt(live, asked + 5_000, 0)).toEqual({
      now: asked + 5_000,
      left: [null, null],
      running: [seat],
      limit: 40_000,
    });
    expect(clocksAt(live, asked + 60_000, 0)?.limit).toBe(0);
    expect(played(live, seat, { type: 'timeUp' }).timeLimit).toBeUndefined();
  });
});
