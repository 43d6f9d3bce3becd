import { anyGame, clone, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxEvent, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { describe, expect, test } from 'vitest';
import { at, pick } from '../../lists.ts';
import { choose } from '../../thinking/choose.ts';
import { startEffort } from '../../thinking/effort.ts';
import type { Thought } from '../../thinking/thought.ts';
import { type Judged, solveEndgame, squaresLeft } from './endgame.ts';
import { rollsOf } from './rerolls.ts';
import { boxOf } from './search/box-of.ts';
import { moveOf } from './search/moves.ts';
import { searchBox } from './search/search.ts';

const PLENTY = 1_000_000;
const TIMES = 25;

/** Positions of casual games with so many squares left at most. */
function endgames(mostSquares: number, games: number): DiceBoxState[] {
  return Array.from({ length: games }, (_, seed) => endgameOf(mostSquares, fastRng(seed))).flatMap((one) => one ?? []);
}

function endgameOf(mostSquares: number, rng: FastRng): DiceBoxState | undefined {
  const state = diceBox.setup(2, { colours: 'two', first: 'random' }, fastRng(nextFast(rng)));
  while (squaresLeft(state) > mostSquares) {
    const seat = diceBox.actors(state)[0];
    if (seat === undefined) return undefined;
    diceBox.apply(state, seat, pick(rng, diceBox.legal(state, seat)), () => {});
  }
  return diceBox.actors(state).length > 0 ? state : undefined;
}

const leadAt = (state: DiceBoxState): number => {
  const [own = 0, other = 0] = diceBox.outcome(state)?.scores ?? [];
  return own - other;
};

/** Plain minimax over the game itself; undefined where dice are rolled on the way. */
function bruteForce(state: DiceBoxState): { wins: number; lead: number } | undefined {
  const seat = diceBox.actors(state)[0];
  if (seat === undefined) return { wins: leadAt(state) > 0 ? 1 : leadAt(state) < 0 ? 0 : 0.5, lead: leadAt(state) };
  const ends = diceBox.legal(state, seat).map((action) => {
    const next = clone(state);
    const events: DiceBoxEvent[] = [];
    diceBox.apply(next, seat, action, (event) => events.push(event));
    return events.some(({ type }) => type === 'rerolled') ? undefined : bruteForce(next);
  });
  if (ends.includes(undefined)) return undefined;
  const sign = seat === 0 ? -1 : 1;
  return ends.flatMap((end) => end ?? []).toSorted((a, b) => sign * (a.wins - b.wins || a.lead - b.lead))[0];
}

describe('the endgame solver', () => {
  test('agrees with minimax where no dice are rolled', () => {
    let compared = 0;
    for (const state of endgames(4, 400)) {
      const plain = bruteForce(state);
      if (!plain) continue;
      const best = at(solveEndgame(state, PLENTY) ?? [], 0).prospect;
      expect({ wins: best.wins, lead: best.lead }).toEqual(plain);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('is right about the share of wins when dice are rolled', () => {
    const rng = fastRng(1);
    const states = endgames(2, 40);
    let [expected, won] = [0, 0];
    for (const state of states) {
      expected += TIMES * bestOf(state).prospect.wins;
      for (let time = 0; time < TIMES; time++) won += playedOut(state, rng);
    }
    expect(states.length).toBeGreaterThan(20);
    expect(Math.abs(won - expected) / (TIMES * states.length)).toBeLessThan(0.03);
  });

  test('gives up when it would take too many looks', () => {
    const [state] = endgames(6, 10);
    expect(state && solveEndgame(state, 3)).toBeUndefined();
  });

  test('is what the expert goes by, if it has the time for it', async () => {
    const [state] = endgames(5, 20);
    if (!state) throw new Error('no endgame');
    const seat = at(diceBox.actors(state), 0);
    const thoughtWithin = (iterations: number): Promise<Thought> =>
      choose(anyGame(diceBox), state, seat, { kind: 'expert', budget: { iterations } }, 1);
    const { iterations, action, ranked } = await thoughtWithin(PLENTY);
    expect(iterations).toBe(0);
    expect(action).toEqual(bestOf(state).action);
    expect(ranked).toHaveLength(diceBox.legal(state, seat).length);
    expect(ranked.every(({ error }) => error === 0)).toBe(true);
    expect((await thoughtWithin(5)).iterations).toBe(5);
  });
});

test('the search comes to the same end, where it can be reckoned', async () => {
  const states = endgames(5, 12).filter((state) => movesIn(state).length > 2);
  expect(states.length).toBeGreaterThan(5);
  for (const [seed, state] of states.entries()) {
    const solved = solveEndgame(state, PLENTY) ?? [];
    const [found] = await searchBox(boxOf(state), startEffort({ iterations: 1_500 }), fastRng(seed), {});
    const worths = solved.map(({ action, prospect }) => ({ move: moveOf(state, action), worth: prospect.worth }));
    const lost =
      at(worths, 0).worth -
      at(
        worths.filter(({ move }) => move === found?.move),
        0,
      ).worth;
    expect(Math.abs(lost)).toBeLessThan(0.05);
  }
});

const movesIn = (state: DiceBoxState): DiceBoxAction[] => [...diceBox.legal(state, at(diceBox.actors(state), 0))];

const bestOf = (state: DiceBoxState): Judged => at(solveEndgame(state, PLENTY) ?? [], 0);

/** Seat 0's share of the win in a game that both play by the solver. */
function playedOut(from: DiceBoxState, rng: FastRng): number {
  const state = clone(from);
  diceBox.imagine(state, 0, fastRng(nextFast(rng)));
  for (let seat = diceBox.actors(state)[0]; seat !== undefined; seat = diceBox.actors(state)[0])
    diceBox.apply(state, seat, bestOf(state).action, () => {});
  return leadAt(state) > 0 ? 1 : leadAt(state) < 0 ? 0 : 0.5;
}

test('the rolls of a hand are as likely as dice make them', () => {
  const rolls = rollsOf([1, 1, 9], 0b1100); // two dice of one owner, one of the other; only 2 and 3 are of use
  expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(rolls.length).toBe(6 * 3);
  const both = rolls.find(({ hand }) => hand.join() === '2,3,10');
  expect(both?.chance).toBeCloseTo((2 / 36) * (1 / 6));
});
