import type { AnyGame } from '@taproom/engine';
import { type Run, statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card, isKept } from '../components.ts';
import { whiskyGame } from '../index.ts';
import { hasReachedGoal } from '../rules.ts';
import type { WhiskyEvent, WhiskyState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';

const gameAt = (seats: number, seed: number): Run => {
  const options = { extended: seed % 3 ? 'on' : 'off' };
  const setup = { seats, options, dice: { kind: 'seed', seed } as const };
  return walk(whiskyGame as unknown as AnyGame, setup, bySense(seed), { mostActions: 3_000 });
};

const SEEDS = [1, 2, 3, 4, 5];
const RUNS = [2, 5, 6].flatMap((seats) => SEEDS.map((seed) => gameAt(seats, seed)));
const STATES = RUNS.flatMap(statesOf) as WhiskyState[];
const EVENTS = RUNS.flatMap(({ turns }) => turns.flatMap(({ events }) => events as WhiskyEvent[]));

// Random games hardly ever reach a second region, so they prove little.
describe('in games of people who want to win', () => {
  it('nothing is lost or doubled at any moment', () => {
    expect(STATES.length).toBeGreaterThan(5_000);
    expect([...new Set(STATES.map(whiskyGame.check))]).toEqual([undefined]);
  });

  it('somebody reaches the goal, and nobody before', () => {
    for (const run of RUNS) {
      const last = run.last as WhiskyState;
      expect(last.ending).toBe('goal');
      const others = (statesOf(run) as WhiskyState[]).slice(0, -1);
      const reached = (state: WhiskyState): boolean => state.travellers.some((one) => hasReachedGoal(state, one));
      expect([reached(last), others.some(reached)]).toEqual([true, false]);
      expect(whiskyGame.outcome(last)?.places[last.winner as number]).toBe(1);
    }
  });

  it('the score in the end is the one that everyone sees', () => {
    for (const { last } of RUNS) {
      const state = last as WhiskyState;
      const { seats } = whiskyGame.view(state, 'table');
      expect(whiskyGame.outcome(state)?.scores).toEqual(
        seats.map(({ points, lostPoints }) => points + (lostPoints ?? 0)),
      );
    }
  });

  it('no question is asked twice before its level is used up', () => {
    for (const { turns } of RUNS) {
      const events = turns.flatMap((turn) => turn.events as WhiskyEvent[]);
      const asked = events.flatMap((event) => (event.type === 'asked' ? [event.question] : []));
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it('every card is drawn', () => {
    const drawn = new Set(EVENTS.flatMap((event) => (event.type === 'drew' ? [event.card] : [])));
    expect(CARDS.filter((card) => !drawn.has(card))).toEqual([]);
  });

  it('every card that is kept is played', () => {
    const tickets = EVENTS.flatMap((event) => (event.type === 'flew' ? [event.ticket as Card] : []));
    const played = new Set([...tickets, ...EVENTS.flatMap((event) => (event.type === 'played' ? [event.card] : []))]);
    expect(CARDS.filter((card) => isKept(card) && !played.has(card))).toEqual([]);
  });
});
