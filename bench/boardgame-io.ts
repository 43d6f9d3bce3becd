import { below, type Rng } from '@taproom/engine';
import {
  CreateGameReducer,
  type Definition,
  INVALID_MOVE,
  InitializeGame,
  MCTSBot,
  type Move,
  makeMove,
  ProcessGameConfig,
  type State,
} from './boardgame-io-library.ts';
import { ALL_SQUARES, BESIDE, CENTRE, COLOURS, DICE_OF_EACH, lowestBit, SQUARES, VALUES } from './squares.ts';

/** What lies in the middle at the beginning, for those who draw it. */
const SEED = COLOURS * VALUES;

/**
 * Two-player Dice Box, two colours each, for boardgame.io: moves, rerolls inside the move that makes them necessary,
 * turn order from the state. The state is as small as can be, because every field of it costs the library dearly.
 */
export interface Box {
  vacant: number;
  touched: number;
  /** Per value, the squares that no filled neighbour forbids it. */
  allowed: number[];
  /** Per seat its dice: colour × 6 + value − 1. */
  hands: number[][];
  /** Per colour the pips on the grid. */
  tallies: number[];
  mover: number;
  over: boolean;
  /** The dice on the grid, for a client that is to draw it; a move needs them not. */
  grid?: (number | null)[];
}

type Roll = () => number;

function fill(box: Box, square: number, value: number): void {
  const around = BESIDE[square] as number;
  box.vacant &= ~(1 << square);
  box.touched |= around;
  for (let v = 1; v <= VALUES; v++)
    if (v !== value - 1 && v !== value + 1) box.allowed[v] = (box.allowed[v] as number) & ~around;
}

/** Rerolls and passes on until a seat can move or no seat ever will. */
function settle(box: Box, roll: Roll): void {
  const open = openValues(box);
  if (open === 0) box.over = true;
  while (!box.over && !canMove(box, open)) {
    const hand = box.hands[box.mover] as number[];
    box.hands[box.mover] = hand.map((die) => die - (die % VALUES) + roll() - 1);
    box.mover = 1 - box.mover;
  }
}

function openValues({ vacant, touched, allowed }: Box): number {
  let values = 0;
  for (let v = 1; v <= VALUES; v++) if (((allowed[v] as number) & vacant & touched) !== 0) values |= 1 << v;
  return values;
}

const canMove = ({ hands, mover }: Box, open: number): boolean =>
  (hands[mover] as number[]).some((die) => ((open >> ((die % VALUES) + 1)) & 1) === 1);

const squaresFor = ({ vacant, touched, allowed }: Box, die: number): number =>
  (allowed[(die % VALUES) + 1] as number) & vacant & touched;

export function enumerate(box: Box): Move[] {
  const moves: Move[] = [];
  let listed = 0;
  for (const die of box.hands[box.mover] as number[]) {
    if (((listed >> die) & 1) === 1) continue;
    listed |= 1 << die;
    for (let squares = squaresFor(box, die); squares !== 0; squares &= squares - 1)
      moves.push({ move: 'place', args: [die, lowestBit(squares)] });
  }
  return moves;
}

function place(box: Box, die: number, square: number, roll: Roll): string | undefined {
  const hand = box.hands[box.mover] as number[];
  const held = hand.indexOf(die);
  if (held < 0 || ((squaresFor(box, die) >> square) & 1) === 0) return INVALID_MOVE;
  hand.splice(held, 1);
  const colour = Math.floor(die / VALUES);
  box.tallies[colour] = (box.tallies[colour] as number) + (die % VALUES) + 1;
  fill(box, square, (die % VALUES) + 1);
  if (box.grid) box.grid[square] = die;
  box.mover = 1 - box.mover;
  settle(box, roll);
  return undefined;
}

function deal(roll: Roll): Box {
  const box: Box = {
    vacant: ALL_SQUARES,
    touched: 0,
    allowed: Array.from({ length: VALUES + 1 }, () => ALL_SQUARES),
    hands: [freshHand(roll), freshHand(roll)],
    tallies: Array.from({ length: COLOURS }, () => 0),
    mover: roll() % 2,
    over: false,
  };
  fill(box, CENTRE, roll());
  settle(box, roll);
  return box;
}

const freshHand = (roll: Roll): number[] =>
  Array.from({ length: COLOURS * DICE_OF_EACH }, (_, i) => Math.floor(i / DICE_OF_EACH) * VALUES + roll() - 1);

/** Red and blue against yellow and white. */
function result({ tallies }: Box): { winner?: string; draw?: boolean } {
  const [red = 0, yellow = 0, blue = 0, white = 0] = tallies;
  const lead = red + blue - yellow - white;
  return lead === 0 ? { draw: true } : { winner: lead > 0 ? '0' : '1' };
}

const config: Definition<Box> = {
  name: 'dice-box',
  seed: 0,
  disableUndo: true,
  setup: ({ random }) => deal(() => random.Die(VALUES)),
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.mover, next: ({ G }) => G.mover } },
  moves: {
    place: ({ G, random }, die = -1, square = -1) => place(G, die, square, () => random.Die(VALUES)),
  },
  endIf: ({ G }) => (G.over ? result(G) : undefined),
  ai: { enumerate },
};

export const definition = ProcessGameConfig(config);

/** As it is served: with the dice on the grid, which clients must draw, and with undo, as it comes and as ours has it. */
export const served = ProcessGameConfig<Box>({
  ...config,
  disableUndo: false,
  setup: (input) => withGrid(config.setup(input)),
});

const withGrid = (box: Box): Box => ({
  ...box,
  grid: Array.from({ length: SQUARES }, (_, square) => (square === CENTRE ? SEED : null)),
});

const reduce = CreateGameReducer({ game: definition });
const opening = (seed: number): State<Box> => InitializeGame({ game: { ...definition, seed }, numPlayers: 2 });

/** Plays a random game with the bare reducer, which is faster than the library's client; returns the moves. */
export function playBoardgameIo(seed: number, choices: Rng): number {
  let state = opening(seed);
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const legal = enumerate(state.G);
    const move = legal[below(choices, legal.length)] as Move;
    state = reduce(state, makeMove(move, state.ctx.currentPlayer));
  }
  return moves;
}

/** Lets the library's own bot think about an opening, every playout to the end of the game; returns the iterations. */
export async function searchBoardgameIo(iterations: number, seed: number): Promise<number> {
  const state = opening(seed);
  const bot = new MCTSBot({ game: definition, enumerate, iterations, playoutDepth: 1000, seed });
  await bot.play(state, state.ctx.currentPlayer);
  return iterations;
}
