import { below, clone, fastRng, must } from '@taproom/engine';
import { expect, it } from 'vitest';
import { dyce } from './index.ts';
import { type CityAction, viewAfter, wouldRaise } from './preview.ts';
import type { DyceEvent, DyceState } from './state.ts';

interface Position {
  readonly state: DyceState;
  readonly seat: number;
}

/** Positions of a random game. */
function positions(seats: number, seed: number): Position[] {
  const rng = fastRng(seed);
  const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
  const found: Position[] = [];
  for (let i = 0; i < 250; i++) {
    const [seat] = dyce.actors(state);
    if (seat === undefined) break;
    found.push({ state: clone(state), seat });
    const legal = dyce.legal(state, seat);
    dyce.apply(state, seat, must(legal[below(rng, legal.length)]), () => {});
  }
  return found;
}

const all = [positions(1, 5), positions(2, 3), positions(4, 8)].flat();
const cityActions = ({ state, seat }: Position): CityAction[] =>
  dyce.legal(state, seat).filter((action): action is CityAction => 'space' in action);

it('a first action is previewed as it then happens', () => {
  const firsts = all.filter(({ state }) => dyce.view(state, 'table').actions === 0);
  expect(firsts.length).toBeGreaterThan(60);
  for (const position of firsts) {
    const { state, seat } = position;
    for (const action of cityActions(position).filter((_, at) => at % 9 === 0)) {
      const played = clone(state);
      dyce.apply(played, seat, action, () => {});
      const { isLast: _, ...preview } = viewAfter(dyce.view(state, 'table'), seat, action);
      expect(dyce.view(played, 'table')).toMatchObject(preview);
    }
  }
});

it('a second action is previewed before the turn goes on and the barons come', () => {
  const seconds = all.filter(({ state }) => dyce.view(state, 'table').actions === 1);
  expect(seconds.length).toBeGreaterThan(30);
  for (const position of seconds) {
    const view = dyce.view(position.state, 'table');
    for (const action of cityActions(position).filter((_, at) => at % 9 === 0)) {
      const after = viewAfter(view, position.seat, action);
      expect(after.barons).toEqual(view.barons);
      expect(after.round).toBe(view.round);
    }
  }
});

it('the white die is foreseen to rise exactly when it then does', () => {
  let rises = 0;
  const turns = all.filter(({ state }) => dyce.view(state, 'table').phase === 'turn');
  for (const { state, seat } of turns) {
    const played = clone(state);
    const events: DyceEvent[] = [];
    const rest = must(dyce.legal(played, seat).find(({ type }) => ['pass', 'take', 'done'].includes(type)));
    dyce.apply(played, seat, rest, (event) => events.push(event));
    const evening = events.find((event) => event.type === 'evening');
    if (!evening) continue;
    const isRaised = evening.raised || played.ending === 'die';
    expect(wouldRaise(dyce.view(state, 'table').forecast)).toBe(isRaised);
    rises += Number(isRaised);
  }
  expect(rises).toBeGreaterThan(5);
});
