import { checkDaily } from '@taproom/bots';
import { chained, type Deed, type MatchRecord, RESIGN } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import type { PlayedDaily, Rival } from '@taproom/games/daily';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedDaily } from '../testing/finished-daily.ts';
import type { DailyOn } from './daily-on.ts';
import { MOST_MOVES, markAttempt } from './mark.ts';

const GAME = 'dice-box';
const DAY = '2026-11-18';
const { rules } = gameOf(GAME);

/** A whole match of two against an eager rival. */
const daily: PlayedDaily = {
  kind: 'played',
  rival: { kind: 'greedy' },
  load: async () => ({ rules, days: [{ seats: 2, seed: 5 }] }),
  loadWords: async () => ({ about: '', score: String }),
  score: ({ scores: [own = 0] }) => own,
  picture: () => '',
};
/** Another one, who plays by the same rules. */
const LENIENT: Rival = { kind: 'expert', budget: { iterations: 1 } };
const on: DailyOn = { game: GAME, day: DAY, daily, rules };
const checker = { check: (id: GameId, day: string, record: MatchRecord) => checkDaily(id, daily, day, record) };

const mark = (record: MatchRecord) => markAttempt(checker, on, { record });
const noResult = (why: string, at?: number) => ({
  ok: false,
  error: { code: 'no-result', why, ...(at !== undefined && { at }) },
});

let honest: MatchRecord;
beforeAll(async () => {
  honest = await finishedDaily(GAME, daily, DAY, { kind: 'random' });
});

/** As a forger would who makes the chain anew. */
const forged = (change: Partial<MatchRecord>): MatchRecord => chained({ ...honest, ...change });
const withDeeds = (entries: readonly Deed[]): MatchRecord => chained({ ...honest, entries });

describe('a record of a daily', () => {
  test('is worth what it replays to', async () => {
    expect(await mark(honest)).toEqual({ ok: true, value: honest.end?.scores[0] });
  });

  test('counts whatever the order of its fields', async () => {
    const turned = <T extends object>(fields: T): T => Object.fromEntries(Object.entries(fields).toReversed()) as T;
    const entries = honest.entries.map((entry) => turned({ ...entry, action: turned(entry.action) }));
    const { dice, options } = honest;
    expect(await mark(turned({ ...honest, dice: turned(dice), options: turned(options), entries }))).toMatchObject({
      ok: true,
    });
  });

  test('does not count if the rival plays otherwise, however well it fits the rules', async () => {
    const lenient = await finishedDaily(GAME, { ...daily, rival: LENIENT }, DAY, { kind: 'greedy' });
    const marked = await mark(lenient);
    expect(marked).toMatchObject(noResult('not-the-rivals-move'));
    const { at } = (marked as { error: { at: number } }).error;
    expect(lenient.entries[at]?.seat).toBe(1);
  });

  test('does not count by what it says of its end', async () => {
    const end = honest.end as NonNullable<MatchRecord['end']>;
    expect(await mark(forged({ end: { ...end, scores: [99, 0] } }))).toEqual(noResult('does-not-replay'));
  });

  test('does not count with a changed move, whether or not the chain is made anew', async () => {
    const at = honest.entries.findIndex(({ seat }) => seat === 0);
    const action = { type: 'cheat' };
    const changed = honest.entries.with(at, { seat: 0, action, check: honest.entries[at]?.check ?? '' });
    expect(await mark({ ...honest, entries: changed })).toEqual(noResult('does-not-replay', at));
    expect(await mark(withDeeds(changed))).toEqual(noResult('does-not-replay', at));
  });

  test('does not count with other dice, seats or options', async () => {
    const changes: Partial<MatchRecord>[] = [
      { dice: { kind: 'seed', seed: 6 } },
      { dice: { kind: 'sealed', commitment: '00'.repeat(32), nonces: [] } },
      { seats: 3 },
      { options: { ...honest.options, extra: 'die' } },
    ];
    for (const change of changes) expect(await mark(forged(change))).toEqual(noResult('other-position'));
  });

  test('does not count if it is of another game, or of other rules', async () => {
    expect(await mark(forged({ game: 'dyce' }))).toEqual(noResult('other-position'));
    expect(await mark(forged({ rules: rules + 1 }))).toEqual(noResult('other-rules'));
  });

  test('does not count before the match is over, or if somebody gave up', async () => {
    const { end: _, ...open } = honest;
    expect(await mark({ ...open, entries: honest.entries.slice(0, -1) })).toEqual(noResult('not-over'));
    expect(await mark({ ...honest, entries: honest.entries.slice(0, -1) })).toMatchObject(noResult('does-not-replay'));
    const end = (places: number[]) => ({ entries: 1, places, scores: [] });
    const given = (seat: number, places: number[]): MatchRecord =>
      forged({ entries: [{ seat, action: RESIGN, check: '' }], end: end(places) });
    expect(await mark(given(1, [1, 2]))).toEqual(noResult('not-over'));
    expect(await mark(given(0, [2, 1]))).toEqual(noResult('not-over'));
  });

  test('is not even looked at if it is longer than any daily', async () => {
    const more = Array.from({ length: MOST_MOVES + 1 }, () => ({ seat: 0, action: { type: 'pass' }, check: '' }));
    expect(await mark({ ...honest, entries: more })).toEqual({ ok: false, error: { code: 'too-big' } });
  });
});
