import { describe, expect, it } from 'vitest';
import { sealDice } from './dice/dice.ts';
import {
  act,
  type Match,
  type MatchSetup,
  openMatch,
  openRecord,
  recordOf,
  resign,
  resultOf,
  rewind,
} from './match.ts';
import type { RecordEntry } from './record.ts';
import { type LadderState, ladder } from './testing/ladder.ts';
import { undoPoint } from './undo.ts';

type LadderMatch = Match<LadderState>;
type Move = number | 'roll' | 'resign';

const SEED = { kind: 'seed', seed: 1 } as const;
const SEALED = sealDice('a5'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]);

function open(seats: number, setup: Partial<MatchSetup> = {}): LadderMatch {
  const opened = openMatch(ladder, { seats, dice: SEED, ...setup });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

function moved(match: LadderMatch, seat: number, move: Move): LadderMatch {
  const action = move === 'roll' ? { type: 'roll' } : { type: 'step', by: move };
  const done = move === 'resign' ? resign(ladder, match, seat) : act(ladder, match, seat, action);
  if (!done.ok) throw new Error(done.error.code);
  return done.value.match;
}

/** The match after these moves. */
const after = (match: LadderMatch, ...moves: [seat: number, move: Move][]): LadderMatch =>
  moves.reduce((now, [seat, move]) => moved(now, seat, move), match);

describe('a match', () => {
  it('opens with complete options and nothing done', () => {
    expect(open(3, { options: { rungs: 'many' } }).history).toEqual({
      format: 'taproom-record-1',
      game: 'ladder',
      rules: 3,
      seats: 3,
      options: { rungs: 'many', start: 'first' },
      dice: SEED,
      entries: [],
    });
  });

  it('does not open with wrong seats, options or dice', () => {
    const { secret: _, ...untold } = SEALED as { kind: 'sealed'; commitment: string; nonces: string[]; secret: string };
    const codes = [
      { seats: 1, dice: SEED },
      { seats: 2, dice: SEED, options: { speed: 'high' } },
      { seats: 2, dice: untold },
      { seats: 2, dice: { ...untold, secret: '00'.repeat(32) } },
    ].map((setup) => openMatch(ladder, setup as MatchSetup));
    expect(codes.map((opened) => (opened.ok ? 'open' : opened.error.code))).toEqual([
      'bad-seats',
      'unknown-option',
      'secret-missing',
      'secret-does-not-fit',
    ]);
  });

  it('is a value: acting gives another one and leaves the first as it was', () => {
    const first = open(2);
    const copy = structuredClone(first);
    const second = after(first, [0, 1]);
    expect(first).toEqual(copy);
    expect(second.history.entries).toEqual([{ seat: 0, action: { type: 'step', by: 1 } }]);
    const { check, ...deed } = recordOf(second).entries[0] as RecordEntry;
    expect(deed).toEqual(second.history.entries[0]);
    expect(check).toMatch(/^[0-9a-f]{12}$/);
  });

  it('gives the events of an action and the reason for a refusal', () => {
    const done = act(ladder, open(2), 0, { type: 'step', by: 2 });
    expect(done.ok && done.value.events).toEqual([{ type: 'climbed', seat: 0, to: 2 }]);
    expect(act(ladder, open(2), 0, { type: 'step', by: 9 })).toEqual({
      ok: false,
      error: { code: 'illegal-action', rule: 'LA-2' },
    });
  });

  it('writes the end into the history, and takes nothing after it', () => {
    const over = after(open(2), [0, 2], [1, 1], [0, 2]);
    expect(over.history.end).toEqual({ entries: 3, places: [1, 2], scores: [4, 1] });
    expect(act(ladder, over, 1, { type: 'roll' })).toEqual({ ok: false, error: { code: 'game-over' } });
    expect(resign(ladder, over, 1)).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('resigning', () => {
  it('ends a match of two at once', () => {
    const over = after(open(2), [0, 1], [0, 'resign']);
    expect(resultOf(ladder, over)).toMatchObject({ places: [2, 1], scores: [], endings: ['resigned'] });
    expect(over.history.end).toEqual({ entries: 2, places: [2, 1], scores: [] });
    expect(act(ladder, over, 1, { type: 'roll' })).toEqual({ ok: false, error: { code: 'game-over' } });
  });

  it('ends a match played alone', () => {
    const alone = { ...ladder, seats: { min: 1, max: 4 } };
    const opened = openMatch(alone, { seats: 1, dice: SEED });
    const given = opened.ok ? resign(alone, opened.value, 0) : opened;
    expect(given.ok && resultOf(alone, given.value.match)).toMatchObject({ places: [1], endings: ['resigned'] });
  });

  it('leaves a match of three to the other two, one of whom may still resign', () => {
    const two = after(open(3), [1, 'resign']);
    expect(resultOf(ladder, two)).toBeUndefined();
    expect(resultOf(ladder, after(two, [0, 'resign']))).toMatchObject({ places: [2, 2, 1], endings: ['resigned'] });
  });

  it('puts a seat behind the others, however high it climbed', () => {
    const over = after(open(3), [0, 2], [0, 'resign'], [1, 1], [2, 1], [0, 1], [1, 1], [2, 1], [0, 1]);
    expect(resultOf(ladder, over)).toMatchObject({ scores: [4, 2, 2], places: [3, 1, 1], endings: ['top'] });
  });

  it('puts several seats of four behind the others, on one place', () => {
    const round: [number, Move][] = [
      [0, 2],
      [1, 1],
      [2, 1],
      [3, 2],
    ];
    const over = after(open(4), ...round, [0, 'resign'], [3, 'resign'], [0, 1], [1, 1], [2, 2], [3, 2]);
    expect(resultOf(ladder, over)).toMatchObject({ scores: [3, 2, 3, 4], places: [3, 2, 1, 3] });
  });

  it('is possible out of turn, once, for a seat that exists', () => {
    const match = after(open(3), [2, 'resign']);
    const tries = [2, 3, -1, 0.5, Number.NaN, '1'].map((seat) => resign(ladder, match, seat as number));
    expect(tries).toEqual(tries.map(() => ({ ok: false, error: { code: 'not-your-turn' } })));
  });

  it('lets somebody else play on for the seat', () => {
    expect(after(open(3), [0, 'resign'], [0, 2]).state.at).toEqual([2, 0, 0]);
  });
});

describe('taking back', () => {
  it('goes to before one’s last decision', () => {
    const match = after(open(2), [0, 1], [1, 1], [0, 1], [1, 1]);
    expect([undoPoint(ladder, match, [0]), undoPoint(ladder, match, [1]), undoPoint(ladder, match, [0, 1])]).toEqual([
      2, 3, 3,
    ]);
  });

  it('is not possible before one has decided anything', () => {
    expect(undoPoint(ladder, after(open(2), [0, 1]), [1])).toBeUndefined();
  });

  it.each<[string, [number, Move][]]>([
    ['by oneself', [[0, 'roll']]],
    [
      'by the next',
      [
        [0, 1],
        [1, 'roll'],
      ],
    ],
  ])('is not possible once dice were rolled %s', (_, moves) => {
    expect(undoPoint(ladder, after(open(2, { options: { rungs: 'many' } }), ...moves), [0])).toBeUndefined();
  });

  it('is possible again for what was decided after the roll', () => {
    const match = after(open(2, { options: { rungs: 'many' } }), [0, 'roll'], [1, 1], [0, 1]);
    expect(undoPoint(ladder, match, [1])).toBe(1);
  });

  it('does not go past a resignation', () => {
    expect(undoPoint(ladder, after(open(3), [0, 1], [2, 'resign']), [0])).toBeUndefined();
  });

  it('restores the match as it was, sealed dice included', () => {
    const before = after(open(2, { dice: SEALED }), [0, 1], [1, 1]);
    expect(rewind(ladder, after(before, [0, 2], [1, 1]), 2)).toEqual(before);
  });

  it('takes back the end as well', () => {
    const before = after(open(2), [0, 2], [1, 1]);
    const over = after(before, [0, 2]);
    expect(undoPoint(ladder, over, [0])).toBe(2);
    expect(rewind(ladder, over, 2)).toEqual(before);
    expect(rewind(ladder, over, over.history.entries.length)).toEqual(over);
  });
});

describe('the record that may be shown', () => {
  it('is without the secret as long as the match runs', () => {
    const record = recordOf(after(open(2, { dice: SEALED }), [0, 1]));
    expect(openRecord(record).dice).toEqual({
      kind: 'sealed',
      commitment: (SEALED as { commitment: string }).commitment,
      nonces: ['01'.repeat(16), '02'.repeat(16)],
    });
    expect(record.dice).toEqual(SEALED);
  });

  it('is whole when the match is over, or when there is no secret', () => {
    const over = recordOf(after(open(2, { dice: SEALED }), [0, 'resign']));
    expect(openRecord(over)).toEqual(over);
    expect(openRecord(recordOf(open(2)))).toEqual(recordOf(open(2)));
  });
});
