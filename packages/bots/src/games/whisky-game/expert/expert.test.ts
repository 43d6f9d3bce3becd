import { anyGame, clone, fastRng, nextFast, play, type Seat } from '@taproom/engine';
import {
  FIELDS,
  type Frames,
  rightOf,
  roadsFrom,
  type WhiskyState,
  waysOn,
  whiskyGame,
} from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { never } from '../../../lists.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { withoutTime } from '../../../testing/thoughts.ts';
import { choose } from '../../../thinking/choose.ts';
import {
  ALL_BUT_ISLANDS,
  actionIn,
  dealWhisky,
  HARD,
  hardQuestion,
  TURN,
  whiskyPosition,
} from '../testing/position.ts';
import { mindOf } from './mind.ts';
import { turnsByStep } from './walking.ts';

const game = anyGame(whiskyGame);
const PLANNER: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
const BOTS: readonly BotSpec[] = [{ kind: 'random' }, { kind: 'greedy' }, { kind: 'apprentice' }, PLANNER];

/** A field with several ways on, and one of its neighbours. */
const FORK =
  FIELDS.filter(({ kind }) => kind === 'plain')
    .map(({ id }) => ({ id, beside: roadsFrom(id)[0] ?? never() }))
    .find(({ id, beside }) => waysOn(id, beside).length >= 2) ?? never();

const actorIn = (state: WhiskyState): Seat | undefined => whiskyGame.actors(state)[0];

/** Plays by the rules until the end, or for so many actions, and shows every position to whoever looks on. */
async function played(
  state: WhiskyState,
  spec: BotSpec,
  actions: number,
  lookOn: (state: WhiskyState, seat: Seat) => unknown = () => {},
): Promise<WhiskyState> {
  const seeds = fastRng(99);
  let now = state;
  for (let seat = actorIn(now), i = 0; seat !== undefined && i < actions; seat = actorIn(now), i++) {
    await lookOn(now, seat);
    const { action } = await choose(game, now, seat, spec, nextFast(seeds));
    const next = play(whiskyGame, now, seat, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.refusal.code}`);
    now = next.state;
  }
  return now;
}

/** The positions of the first part of a game, and whose turn it is. */
async function positionsMet(actions: number): Promise<[WhiskyState, Seat][]> {
  const positions: [WhiskyState, Seat][] = [];
  await played(dealWhisky(3, 5), { kind: 'apprentice' }, actions, (state, seat) => positions.push([state, seat]));
  return positions;
}
const met = positionsMet(100);

describe.each(BOTS)('$kind in The Whisky Game', (spec) => {
  test.each([
    [2, 250],
    [6, 120],
  ])('plays by the rules with %i seats', async (seats, actions) => {
    const state = await played(dealWhisky(seats, seats), spec, actions);
    expect(whiskyGame.check?.(state)).toBeUndefined();
  });

  test('sees neither dice nor decks nor the others’ cards nor the right answer', async () => {
    for (const [state, seat] of await met) {
      const here = await choose(game, state, seat, spec, 3);
      const there = await choose(game, hiddenOtherwise(state, seat), seat, spec, 3);
      expect(withoutTime(there)).toEqual(withoutTime(here));
    }
  });
});

/** The same position, as far as a seat can see. */
function hiddenOtherwise(state: WhiskyState, seat: Seat): WhiskyState {
  const other = clone(state);
  whiskyGame.imagine(other, seat, fastRng(4711));
  const frame = other.stack.at(-1);
  if (frame?.at === 'question' && !frame.revealed) {
    frame.right = frame.options.find((option) => option !== rightOf(frame.question)) ?? never();
  }
  return other;
}

test.each([
  ['greedy', 'novice', 0.15],
  ['expert', 'expert', 0.7],
] as const)('%s answers as well as a %s knows', async (kind, knowledge, chance) => {
  const tries = 400;
  const spec: BotSpec = { ...(kind === 'expert' ? PLANNER : { kind }), knowledge };
  const state = hardQuestion({ at: 'oban' });
  let hits = 0;
  for (let seed = 0; seed < tries; seed++) {
    const action = await actionIn(state, spec, seed);
    if (action.type === 'answer' && action.option === rightOf(HARD)) hits++;
  }
  expect(Math.abs(hits / tries - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / tries));
});

describe('a walk of the planner', () => {
  test('keeps what its first step promised, unless it finds something on the way', async () => {
    let begun: { seat: Seat; turns: number; tokens: string } | undefined;
    let kept = 0;
    await played(dealWhisky(2, 8), PLANNER, 400, (state, seat) => {
      const frame = state.stack.at(-1);
      if (frame?.at !== 'move') return;
      const tokens = JSON.stringify(state.travellers[seat]?.tokens);
      const turns = promiseOf(state, seat, frame);
      if (frame.path.length > 1 && begun?.tokens === tokens) {
        expect(turns).toBeCloseTo(begun.turns, 6);
        kept++;
      }
      begun = { seat, turns, tokens };
    });
    expect(kept).toBeGreaterThan(30);
  });

  const promiseOf = (state: WhiskyState, seat: Seat, frame: Frames['move']): number => {
    const turnsBy = turnsByStep(mindOf(state, seat, 'regular'), frame);
    const fields = whiskyGame.legal(state, seat).map((action) => (action.type === 'step' ? action.to : undefined));
    return Math.min(...fields.map((field) => turnsBy(field)));
  };

  test('is begun by mistake now and then, but never changed on the way', async () => {
    const noisy: BotSpec = { ...PLANNER, noise: 2 };
    const stepsFrom = async (path: string[]): Promise<Set<string>> => {
      const state = whiskyPosition({ at: 'move', left: 4, path }, { at: path.at(-1) ?? never() });
      const actions = await Promise.all(Array.from({ length: 12 }, (_, seed) => actionIn(state, noisy, seed)));
      return new Set(actions.map((action) => JSON.stringify(action)));
    };
    const { id, beside } = FORK;
    expect((await stepsFrom([id])).size).toBeGreaterThan(1);
    expect((await stepsFrom([beside, id])).size).toBe(1);
  });

  test('stops at the distillery that it needs, though it could go further', async () => {
    const [beside = never()] = roadsFrom('talisker');
    const state = whiskyPosition(
      { at: 'move', left: 5, path: [beside] },
      { at: beside, bottles: ALL_BUT_ISLANDS },
      { bottles: ['torabhaig-1', 'torabhaig-3', 'torabhaig-5'] },
    );
    let now = state;
    while (now.stack.at(-1)?.at === 'move') now = await played(now, PLANNER, 1);
    expect(now.travellers[0]?.at).toBe('talisker');
  });

  test('goes to sea for the last region', async () => {
    const state = whiskyPosition(TURN, {
      at: 'kennacraig',
      bottles: ['bushmills-5', 'oban-5', 'macallan-5', 'talisker-5', 'bladnoch-5'],
    });
    expect(await actionIn(state, PLANNER)).toMatchObject({ type: 'sail' });
  });
});
