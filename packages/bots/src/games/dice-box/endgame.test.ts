import { clone, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { type DiceBoxEvent, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { describe, expect, test } from 'vitest';
import { at, pick } from '../../lists.ts';
import { choose } from '../../thinking/choose.ts';
import { type Judged, solveEndgame, squaresLeft } from './endgame.ts';
import { rollsOf } from './rerolls.ts';

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

  test('is what the expert plays, and the levels do without', async () => {
    const [state] = endgames(5, 20);
    if (!state) throw new Error('no endgame');
    const seat = at(diceBox.actors(state), 0);
    const game = { ...diceBox } as unknown as Parameters<typeof choose>[0];
    const expert = await choose(game, state, seat, { kind: 'expert', budget: { iterations: 5 } }, 1);
    expect(expert.iterations).toBe(0);
    expect(expert.ranked.map(({ value }) => value)).toEqual(
      expert.ranked.map(({ value }) => value).toSorted((a, b) => b - a),
    );
    const master = await choose(game, state, seat, { kind: 'search', budget: { iterations: 5 } }, 1);
    expect(diceBox.legal(state, seat).length === 1 || master.iterations === 5).toBe(true);
  });
});

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
