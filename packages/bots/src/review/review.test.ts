import {
  type AnyGame,
  actionKey,
  anyGame,
  type BaseState,
  clone,
  fastRng,
  type History,
  isResignation,
  play,
  playThrough,
  sameRng,
} from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../games/index.ts';
import { at } from '../lists.ts';
import { type Finish, finishedMatch } from '../testing/finished.ts';
import { reviewMatch } from './match.ts';
import type { Review } from './review.ts';

/** The books balance however little is thought. */
const LITTLE = 0.02;
const DIGITS = 9;

async function reviewed(record: History): Promise<Review> {
  const review = await reviewMatch(record, {}, LITTLE);
  if (!review) throw new Error('nobody has stopped it');
  return review;
}

/** What must hold of every review. */
function expectBalance({ opening, steps, result, totals, unit }: Review): void {
  for (const [seat, { luck, loss, gifts }] of totals.entries()) {
    expect(at(opening, seat) + luck - loss + gifts).toBeCloseTo(at(result, seat), DIGITS);
    expect(loss).toBeGreaterThanOrEqual(0);
  }
  expect(steps.at(-1)?.values).toEqual(result);
  if (unit === 'points') return;
  for (const values of [opening, ...steps.map((step) => step.values)]) expectShares(values);
}

function expectShares(values: readonly number[]): void {
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1 + 1e-9);
  }
  // Alone one can also lose.
  if (values.length > 1) expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, DIGITS);
}

function expectSoundDecisions({ steps }: Review): void {
  for (const { action, decision } of steps) {
    if (!decision) continue;
    expect(decision.loss).toBeGreaterThanOrEqual(0);
    expect(decision.bestValue - decision.playedValue).toBeCloseTo(decision.loss, DIGITS);
    const isBest = actionKey(decision.best) === actionKey(action);
    expect(isBest).toBe(decision.loss === 0);
  }
}

type States = readonly BaseState[];

/** Whether an entry shows its player the same in other worlds that it could imagine. */
function leavesNothingOpen(game: AnyGame, states: States, record: History, entry: number): boolean {
  const { seat, action } = at(record.entries, entry);
  const [before, after] = [at(states, entry), at(states, entry + 1)];
  if (isResignation(action)) return true;
  if (game.isOpen) return sameRng(before.rng, after.rng);
  return Array.from({ length: 16 }, (_, seed) => seed).every((seed) => {
    const world = clone(before);
    game.imagine(world, seat, fastRng(seed));
    const played = play(game, world, seat, action);
    return played.ok && JSON.stringify(game.view(played.state, seat)) === JSON.stringify(game.view(after, seat));
  });
}

/** Each review is made once, however many tests look at it. */
const kept = new Map<string, Promise<Review>>();

async function reviewOf(id: GameId, finish: Finish): Promise<Review> {
  const key = JSON.stringify([id, finish]);
  const review = kept.get(key) ?? finishedMatch(id, finish).then(reviewed);
  kept.set(key, review);
  return review;
}

/** Whoever sits at the second seat misjudges a lot. */
const TWO = { seats: 2, seed: 9 } as const;

describe.each(GAME_IDS)('the review of a match of %s', (id) => {
  test.each([...new Set([gameOf(id).seats.min, 2])])('balances its books with %i seats', async (seats) => {
    const review = await reviewOf(id, { ...TWO, seats });
    expect(review.unit).toBe(faceOf(id).unit);
    expectBalance(review);
    expectSoundDecisions(review);
  });

  test('finds more mistakes of one who misjudges', async () => {
    const { totals } = await reviewOf(id, TWO);
    expect(at(totals, 1).mistakes).toBeGreaterThan(0);
    expect(at(totals, 1).loss).toBeGreaterThan(at(totals, 0).loss);
  });

  test('tells of luck exactly where something was left to chance', async () => {
    const record = await finishedMatch(id, TWO);
    const game = anyGame(gameOf(id));
    const states = playThrough(game, record).map(({ match }) => match.state);
    const { steps } = await reviewOf(id, TWO);
    const every = Math.ceil(steps.length / 40);
    for (const { entry, luck } of steps.filter((_, i) => i % every === 0))
      expect([entry, luck === null]).toEqual([entry, leavesNothingOpen(game, states, record, entry)]);
  });

  test('balances its books among three of whom somebody has given up', async () => {
    const review = await reviewOf(id, { seats: 3, seed: 6, givesUp: { seat: 1, after: 9 } });
    expectBalance(review);
    expect(at(review.result, 1)).toBe(0);
  });
});

describe('a review', () => {
  test('is the same for the same record', async () => {
    expect(await reviewed(await finishedMatch('dyce', TWO))).toEqual(await reviewOf('dyce', TWO));
  });

  test('counts as lost what could be expected when a seat gives up, without calling it a decision', async () => {
    const record = await finishedMatch('dyce', { seats: 2, seed: 2, givesUp: { seat: 0, after: 6 } });
    const { steps, result } = await reviewed(record);
    expect(steps.at(-1)).toMatchObject({ seat: 0, action: { type: 'resign' }, luck: null, decision: null });
    expect(at(steps, 5).values[0]).toBeGreaterThan(0.1);
    expect(result).toEqual([0, 1]);
  });

  test('does not tell what to answer to a question, but counts a right answer as luck', async () => {
    const { steps } = await reviewOf('whisky-game', TWO);
    const answers = steps.filter(({ action }) => action.type === 'answer');
    expect(answers.length).toBeGreaterThan(0);
    for (const { decision, luck } of answers) expect([decision, luck === null]).toEqual([null, false]);
  });

  test('names at most three turning points, of which mistakes come first', async () => {
    const { steps, turningPoints } = await reviewOf('dyce', TWO);
    const losses = turningPoints.map((step) => at(steps, step).decision?.loss ?? 0);
    const largest = Math.max(...steps.map(({ decision }) => decision?.loss ?? 0));
    expect(losses).toHaveLength(3);
    expect(losses[0]).toBe(largest);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  });

  test('tells how far it is, and is given up when it is stopped', async () => {
    const record = await finishedMatch('dyce', { seats: 2, seed: 2 });
    const stopper = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number): void => {
      shares.push(share);
      if (shares.length === 5) stopper.abort();
    };
    expect(await reviewMatch(record, { signal: stopper.signal, onProgress }, LITTLE)).toBeUndefined();
    expect(shares).toHaveLength(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('refuses a match that is not over', async () => {
    const record = await finishedMatch('dyce', { seats: 2, seed: 2 });
    const { end: _, ...begun } = { ...record, entries: record.entries.slice(0, 4) };
    await expect(reviewMatch(begun)).rejects.toThrow('not over');
  });
});
