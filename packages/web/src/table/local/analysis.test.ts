import { type BaseState, clone, fastRng, must, recordOf, replay, type Seat, type Tagged } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { play } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import type { TablePlan } from '../table.ts';
import { type Analysis, analysisSnapshot, type Leaving, leaveMatch, playIn, throwAnew, undoIn } from './analysis.ts';
import { openingOf, setTable } from './kept-table.ts';

const seedsFrom = (first: number) => {
  let seed = first;
  return () => seed++;
};

const planFor = (game: GameId): TablePlan => ({
  game,
  options: {},
  seats: Array.from({ length: 2 }, (_, at) => ({ kind: 'human', name: `P${at}` })),
});

/** A match after so many first legal actions. */
function matchOf(id: GameId, entries: number): Omit<Leaving, 'knower'> {
  const game = gameOf(id);
  const plan = planFor(id);
  const table = setTable(game, 'one', plan, { kind: 'seed', seed: entries }, 0);
  if (!table.ok) throw new Error(table.error.code);
  let { live } = table.value;
  for (let i = 0; i < entries; i++) {
    const [seat = -1] = live.actors;
    const [action = { type: 'none' }] = game.legal(live.match.state, seat);
    const played = play(live, seat, action, 1);
    if (!played.ok) throw new Error(played.error.code);
    live = played.value;
  }
  const record = recordOf(live.match);
  const way = replay(game, record);
  if (!way.ok) throw new Error(way.error.code);
  return { id: 'analysis-one', plan, opening: openingOf(game, plan, record.dice, 0), way: way.value };
}

/** Left by somebody to whom all of it is known, since it is over. */
const left = (id: GameId, entries: number): Analysis =>
  leaveMatch({ ...matchOf(id, entries), knower: undefined }, seedsFrom(1));

const shownIn = (analysis: Analysis) => analysisSnapshot(analysis);
const stateIn = ({ ways }: Analysis): BaseState => must(ways.at(-1)?.at(-1)).match.state;

function playFirst(analysis: Analysis, at = 0): Analysis {
  const { seat, legal } = shownIn(analysis);
  const played = playIn(analysis, seat ?? -1, (legal[at] ?? { type: 'none' }) as Tagged);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

describe.each(GAME_IDS)('an analysis of %s', (id) => {
  test('lets one person play every seat, and goes back to where the match was left', () => {
    const start = left(id, 2);
    const before = shownIn(start);
    expect(before).toMatchObject({ secret: false, canUndo: false, outcome: null });
    let tried = start;
    for (let i = 0; i < 6; i++) tried = playFirst(tried);
    expect(shownIn(tried).canUndo).toBe(true);
    for (let back = undoIn(tried); back; back = undoIn(back)) tried = back;
    expect(shownIn(tried)).toEqual({ ...before, batch: { id: 12, events: [] } });
    expect(tried.ways).toEqual(start.ways);
  });

  test('throws other dice as often as one likes, and takes them back', () => {
    const start = left(id, 5);
    const seeds = seedsFrom(100);
    const seen = new Set([JSON.stringify(shownIn(start).view)]);
    let now = start;
    for (let i = 0; i < 6; i++) {
      const thrown = throwAnew(now, seeds);
      if (!thrown) throw new Error('nothing was thrown');
      now = thrown;
      seen.add(JSON.stringify(shownIn(now).view));
    }
    expect(seen.size).toBeGreaterThan(2);
    for (let back = undoIn(now); back; back = undoIn(back)) now = back;
    expect(now.ways).toEqual(start.ways);
  });

  test('shows whoever still plays what they know, in a world of its own', () => {
    const game = gameOf(id);
    const match = matchOf(id, 4);
    const real = must(match.way.at(-1)).match.state;
    const [knower = 0] = game.actors(real);
    const worlds = [1, 2].map((seed) => stateIn(leaveMatch({ ...match, knower }, seedsFrom(seed))));
    for (const world of worlds) expect(game.view(world, knower)).toEqual(game.view(real, knower));
    const dice = [real, ...worlds].map(({ rng }) => JSON.stringify(rng));
    expect(new Set(dice).size).toBe(3);
  });

  test('throws the last dice of a running match anew without a look at what is hidden', () => {
    const game = gameOf(id);
    const match = matchOf(id, 4);
    const [knower = 0] = game.actors(must(match.way.at(-1)).match.state);
    // Whoever knows no more sees the same, whatever is really hidden.
    const others = { ...match, way: imaginedWay(match, knower) };
    const thrown = [match, others].map((one) => throwAnew(leaveMatch({ ...one, knower }, seedsFrom(5)), seedsFrom(50)));
    const [one, other] = thrown.map((analysis) => analysis && game.view(stateIn(analysis), knower));
    expect(other).toEqual(one);
  });
});

/**
 * The same match with everything that a seat cannot see dealt otherwise, at each of its positions. The dice to come are others
 * wherever a die was thrown, which everybody could see.
 */
function imaginedWay({ way, opening: { game } }: Omit<Leaving, 'knower'>, seat: Seat): Leaving['way'] {
  const [deal, ...steps] = way;
  const throws: string[] = [];
  const dealtAnew = (step: Leaving['way'][number]) => {
    const state = clone(step.match.state);
    const dice = JSON.stringify(state.rng);
    if (throws.at(-1) !== dice) throws.push(dice);
    game.imagine(state, seat, fastRng(999 + throws.length));
    return { ...step, match: { ...step.match, state } };
  };
  return [dealtAnew(deal), ...steps.map(dealtAnew)];
}
