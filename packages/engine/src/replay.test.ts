import { describe, expect, it } from 'vitest';
import { sealDice } from './dice/dice.ts';
import { act, openMatch, type ReplayError, recordOf, replay, resign } from './match.ts';
import { chained, type Deed, type MatchRecord, type RecordEntry } from './record.ts';
import { ladder } from './testing/ladder.ts';

const SECRET = 'a5'.repeat(32);
const NONCES = ['01'.repeat(16), '02'.repeat(16), '03'.repeat(16)];

/** A whole match of three with steps, a resignation and sealed dice. */
const whole: MatchRecord = (() => {
  const opened = openMatch(ladder, { seats: 3, dice: sealDice(SECRET, NONCES), options: { rungs: 'many' } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  for (let turn = 0; !match.history.end; turn++) {
    const moved =
      turn === 2 ? resign(ladder, match, 2) : act(ladder, match, ladder.actors(match.state)[0] as number, moveAt(turn));
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return recordOf(match);
})();

function moveAt(turn: number): object {
  return turn % 4 === 3 ? { type: 'roll' } : { type: 'step', by: 1 };
}

const last = whole.entries.length - 1;
const entryAt = (at: number): RecordEntry => whole.entries[at] as RecordEntry;
const withEntries = (entries: readonly RecordEntry[]): MatchRecord => ({ ...whole, entries });
const edited = (at: number, change: Partial<RecordEntry>): MatchRecord =>
  withEntries(whole.entries.with(at, { ...entryAt(at), ...change }));

/** As a forger would who knows how the chain is built, and rebuilds it. */
const rechained = (entries: readonly Deed[], header: MatchRecord = whole): MatchRecord =>
  chained({ ...header, entries });

const errorOf = (record: MatchRecord): ReplayError | undefined => {
  const replayed = replay(ladder, record);
  return replayed.ok ? undefined : replayed.error;
};

describe('replaying', () => {
  it('gives every position with its events, from the deal to the end', () => {
    const replayed = replay(ladder, JSON.parse(JSON.stringify(whole)));
    if (!replayed.ok) throw new Error(replayed.error.code);
    expect(replayed.value).toHaveLength(whole.entries.length + 1);
    expect(replayed.value[0]).toMatchObject({
      match: { history: { entries: [] }, state: { at: [0, 0, 0] } },
      events: [],
    });
    expect(replayed.value[1]?.events).toEqual([{ type: 'climbed', seat: 0, to: 1 }]);
    expect(replayed.value.map(({ match }) => recordOf(match)).at(-1)).toEqual(whole);
    expect(replayed.value.at(-1)?.match.resigned).toEqual([2]);
  });

  it('takes a match that is not over yet', () => {
    const { end: _, ...open } = whole;
    expect(errorOf({ ...open, entries: open.entries.slice(0, 3) })).toBeUndefined();
  });

  it('does not mind the order of fields', () => {
    const end = whole.end && { scores: whole.end.scores, places: whole.end.places, entries: whole.end.entries };
    expect(errorOf({ ...whole, ...(end && { end }) })).toBeUndefined();
  });
});

describe('a record that does not fit', () => {
  it('is of another game', () => {
    expect(errorOf({ ...whole, game: 'snakes' })).toEqual({ code: 'other-game', needs: 'snakes' });
  });

  it('was made with other rules', () => {
    expect(errorOf({ ...whole, rules: 2 })).toEqual({ code: 'other-rules', needs: 2, has: 3 });
  });

  it('was set up as no game can be', () => {
    expect(errorOf({ ...whole, seats: 7 })).toMatchObject({ code: 'bad-setup', why: { code: 'bad-seats' } });
    expect(errorOf({ ...whole, options: { rungs: 'none' } })).toMatchObject({
      code: 'bad-setup',
      why: { code: 'bad-value' },
    });
  });

  it('has no secret', () => {
    const { secret: _, ...dice } = whole.dice as {
      kind: 'sealed';
      commitment: string;
      nonces: string[];
      secret: string;
    };
    expect(errorOf({ ...whole, dice })).toEqual({ code: 'bad-setup', why: { code: 'secret-missing' } });
  });

  it('has a forged secret', () => {
    const dice = { ...whole.dice, secret: 'b6'.repeat(32) } as MatchRecord['dice'];
    expect(errorOf({ ...whole, dice })).toEqual({ code: 'bad-setup', why: { code: 'secret-does-not-fit' } });
  });

  it('has a forged secret and a commitment that fits it', () => {
    expect(errorOf({ ...whole, dice: sealDice('b6'.repeat(32), NONCES) })).toEqual({ code: 'broken-chain', at: 0 });
  });

  it('has other nonces or other options than it began with', () => {
    const changed: Partial<MatchRecord>[] = [
      { dice: sealDice(SECRET, NONCES.toReversed()) },
      { options: { ...whole.options, rungs: 'few' } },
    ];
    const errors = changed.map((change) => errorOf({ ...whole, ...change }));
    expect(errors).toEqual(errors.map(() => ({ code: 'broken-chain', at: 0 })));
  });

  it('has other seats than nonces', () => {
    expect(errorOf({ ...whole, seats: 2 })).toEqual({ code: 'bad-setup', why: { code: 'bad-nonces' } });
  });

  it.each([0, 3, last])('was edited at entry %i', (at) => {
    expect(errorOf(edited(at, { action: { type: 'step', by: 2 } }))).toEqual({ code: 'broken-chain', at });
    expect(errorOf(edited(at, { seat: entryAt(at).seat + 1 }))).toEqual({ code: 'broken-chain', at });
    expect(errorOf(edited(at, { check: '000000000000' }))).toEqual({ code: 'broken-chain', at });
  });

  it('was reordered', () => {
    const entries = whole.entries.with(3, entryAt(4)).with(4, entryAt(3));
    expect(errorOf(withEntries(entries))).toEqual({ code: 'broken-chain', at: 3 });
  });

  it('lost an entry in the middle, or has one twice', () => {
    expect(errorOf(withEntries(whole.entries.toSpliced(3, 1)))).toEqual({ code: 'broken-chain', at: 3 });
    expect(errorOf(withEntries(whole.entries.toSpliced(3, 0, entryAt(3))))).toEqual({ code: 'broken-chain', at: 4 });
  });

  it.each([0, 2, last])('was cut after %i entries', (at) => {
    expect(errorOf(withEntries(whole.entries.slice(0, at)))).toEqual({ code: 'missing-entry', at });
  });

  it('was edited by somebody who made the chain anew, and breaks the rules', () => {
    const entries = whole.entries.with(3, { ...entryAt(3), action: { type: 'step', by: 5 } });
    expect(errorOf(rechained(entries))).toEqual({
      code: 'refused',
      at: 3,
      refusal: { code: 'illegal-action', rule: 'LA-2' },
    });
    expect(errorOf(rechained(whole.entries.with(3, { ...entryAt(3), seat: 1 })))).toEqual({
      code: 'refused',
      at: 3,
      refusal: { code: 'not-your-turn' },
    });
  });

  it('was edited by somebody who made the chain anew, and ends otherwise', () => {
    const entries = whole.entries.with(6, { ...entryAt(6), action: { type: 'step', by: 2 } });
    expect(errorOf(rechained(entries))).toEqual({ code: 'wrong-end' });
  });

  it('goes on after the end', () => {
    const entries = [...whole.entries, { seat: 0, action: { type: 'roll' } }];
    expect(errorOf(rechained(entries))).toEqual({ code: 'refused', at: last + 1, refusal: { code: 'game-over' } });
  });

  it('has another end than the one it leads to, or none', () => {
    const { end, ...open } = whole;
    if (!end) throw new Error('the match is over');
    const errors = [
      errorOf(open),
      errorOf({ ...whole, end: { ...end, scores: [9, 9, 9] } }),
      errorOf({ ...whole, end: { ...end, places: end.places.toReversed() } }),
      errorOf({ ...whole, end: { ...end, entries: end.entries - 1 } }),
    ];
    expect(errors).toEqual(errors.map(() => ({ code: 'wrong-end' })));
  });

  it('claims an end that was not reached', () => {
    const claimed = { entries: 3, places: [1, 2, 3], scores: [8, 0, 0] };
    expect(errorOf({ ...withEntries(whole.entries.slice(0, 3)), end: claimed })).toEqual({ code: 'wrong-end' });
  });
});
