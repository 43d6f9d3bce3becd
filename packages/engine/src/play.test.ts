import { describe, expect, it } from 'vitest';
import { clone } from './clone.ts';
import { fastRng } from './dice/fast.ts';
import { play, start } from './play.ts';
import { type LadderState, ladder } from './testing/ladder.ts';

function deal(seats = 2): LadderState {
  const dealt = start(ladder, seats, fastRng(1));
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value;
}

const refusal = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } });

describe('start', () => {
  it('deals with the options that were chosen', () => {
    expect(start(ladder, 3, fastRng(1), { start: 'last' })).toMatchObject({
      ok: true,
      value: { at: [0, 0, 0], stack: [{ at: 'turn', seat: 2 }] },
    });
  });

  it('says what is wrong with the seats or options', () => {
    expect(start(ladder, 9, fastRng(1))).toMatchObject({ ok: false, error: { code: 'bad-seats' } });
    expect(start(ladder, 2, fastRng(1), { start: 'middle' })).toMatchObject({ error: { code: 'bad-value' } });
  });
});

describe('play', () => {
  it('gives the new state and its events, and leaves the old state as it was', () => {
    const state = deal();
    const before = clone(state);
    expect(play(ladder, state, 0, { by: 2, type: 'step' })).toMatchObject({
      ok: true,
      state: { at: [2, 0], stack: [{ at: 'turn', seat: 1 }] },
      events: [{ type: 'climbed', seat: 0, to: 2 }],
    });
    expect(state).toEqual(before);
  });

  it('does not draw dice from the state it was given', () => {
    const state = deal();
    const before = clone(state.rng);
    const played = play(ladder, state, 0, { type: 'roll' });
    expect(state.rng).toEqual(before);
    expect(played.ok && played.state.rng).not.toEqual(before);
  });

  it('names the ruling that forbids an action', () => {
    expect(play(ladder, deal(), 0, { type: 'step', by: 3 })).toEqual(refusal('illegal-action', { rule: 'LA-2' }));
    expect(play(ladder, deal(), 0, { type: 'roll', twice: true })).toEqual(refusal('illegal-action', { rule: 'LA-1' }));
  });

  it.each([1, -1, 2, 0.5, Number.NaN, '0'])('lets seat %j wait for its turn', (seat) => {
    expect(play(ladder, deal(), seat as number, { type: 'roll' })).toEqual(refusal('not-your-turn'));
  });

  it('does not ask the game about what has not the form of an action', () => {
    expect(play(ladder, deal(), 0, { type: 'step', by: {} })).toEqual(refusal('malformed-action'));
  });

  it('is over when the game is', () => {
    const over = { ...deal(), stack: [] };
    expect(play(ladder, over, 0, { type: 'roll' })).toEqual(refusal('game-over'));
  });

  it('throws where a game neither lists nor refuses an action: that is our mistake', () => {
    const careless = { ...ladder, refuse: () => undefined };
    expect(() => play(careless, deal(), 0, { type: 'fly' })).toThrow('ladder: type="fly" is neither legal nor refused');
  });
});
