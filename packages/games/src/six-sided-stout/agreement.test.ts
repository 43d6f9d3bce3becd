import { type AnyGame, actionKey } from '@taproom/engine';
import { bySeed, statesOf, walk } from '@taproom/testkit';
import { expect, it } from 'vitest';
import { ASSISTANTS, BOARD_NAMES, BOARDS, type BoardName, GOODS, KINDS, MALTS } from './components.ts';
import { sixSidedStout as game } from './index.ts';
import { pairsOf } from './rules.ts';
import type { StoutAction, StoutState } from './state.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = pairsOf([...FACES, ...FACES]);

const conceivable = (board: BoardName): StoutAction[] => [
  ...GOODS.flatMap((good) => [null, ...ASSISTANTS].map((assistant) => ({ type: 'market', good, assistant }) as const)),
  ...MALTS.flatMap((store) =>
    [...FACES.map((face) => [face]), ...PAIRS].map((dice) => ({ type: 'roast', store, dice }) as const),
  ),
  ...PAIRS.map((dice) => ({ type: 'keep', dice }) as const),
  ...KINDS.flatMap((kind) => BOARDS[board].names.map((cell) => ({ type: 'put', kind, cell }) as const)),
  { type: 'done' },
  { type: 'stop' },
];

const keys = (actions: readonly StoutAction[]): string[] => actions.map(actionKey).sort();

const statesAt = (seats: number, board: BoardName, seed: number): StoutState[] => {
  const dice = { kind: 'seed', seed } as const;
  const run = walk(game as unknown as AnyGame, { seats, options: { board }, dice }, bySeed(seed), { mostActions: 300 });
  return statesOf(run) as StoutState[];
};

it.each(BOARD_NAMES)(
  'on the %s board, of all conceivable actions exactly those are legal that are not refused',
  (board) => {
    const states = [1, 2].flatMap((seats) => [1, 2, 3, 4, 5].flatMap((seed) => statesAt(seats, board, seed)));
    const prompts = states.flatMap((state) => game.actors(state).map((seat) => ({ state, seat })));
    expect(prompts.length).toBeGreaterThan(80);
    for (const { state, seat } of prompts) {
      const allowed = conceivable(board).filter((action) => game.refuse(state, seat, action) === undefined);
      expect(keys(game.legal(state, seat))).toEqual(keys(allowed));
    }
  },
);
