import {
  type Emit,
  isOneOf,
  machine,
  must,
  pop,
  type RuleId,
  replace,
  rollDie,
  type Seat,
  type Unchecked,
} from '@taproom/engine';
import {
  CENTRE,
  COLOURS,
  type Colour,
  colourIndex,
  DIE_NAMES,
  dieNamed,
  EMPTY,
  makeDie,
  makeSeed,
  makeSquareName,
  NEIGHBOURS,
  parseDie,
  parseSquare,
  pipsOf,
  SQUARE_NAMES,
  squareNamed,
} from './components.ts';
import {
  canPlace,
  diceBits,
  diceThatFit,
  fill,
  handOf,
  leftOf,
  lowestBit,
  namesOf,
  placeDie,
  rollAll,
} from './rules.ts';
import type { DiceBoxAction, DiceBoxEvent, DiceBoxState, Die, Frames } from './state.ts';

/** DB-7: a game this long is a bug. */
const MOST_TURNS = 10_000;

// Each action exists once: listing them costs nothing, and search can compare them by identity.
const PICK: readonly DiceBoxAction[] = COLOURS.map((colour) => Object.freeze({ type: 'pick', colour }));
const PLACE: readonly (readonly DiceBoxAction[])[] = SQUARE_NAMES.map((square) =>
  DIE_NAMES.map((die) => Object.freeze({ type: 'place', die, square })),
);

const SEAT_ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const flow = machine<DiceBoxState, Frames, DiceBoxAction, DiceBoxEvent>({
  // Set-up: four players draft the spare dice, once round and once in reverse.
  draft: {
    actors: (_, { order }) => order.slice(0, 1),
    legal: (state) => PICK.filter((_, colour) => must(state.pool[colour]) > 0),
    refuse: refusePick,
    on: {
      pick(state, { order }, seat, { colour }, emit) {
        takeFromPool(state, seat, colour, emit);
        order.shift();
        if (order.length === 0) replace(state, { at: 'opening' });
      },
    },
  },

  opening: {
    run(state, _, emit) {
      const value = rollDie(state.rng);
      fill(state, CENTRE, makeSeed(value));
      emit({ type: 'seeded', seat: state.first, value, square: makeSquareName(CENTRE) });
      for (let seat = 0; seat < state.hands.length; seat++) {
        const hand = handOf(state, seat);
        rollAll(hand, state.rng);
        emit({ type: 'rolled', seat, dice: namesOf(hand) });
      }
      giveTurn(state, state.first, emit);
    },
  },

  // Turn: place if you can.
  turn: {
    actors: (_, { seat }) => SEAT_ONLY[seat] as readonly Seat[],
    legal: (state, _, seat) => placements(state, handOf(state, seat)),
    refuse: refusePlace,
    on: {
      place(state, _, seat, { die, square }, emit) {
        placeDie(state, seat, dieNamed(die), squareNamed(square));
        emit({ type: 'placed', seat, die, square });
        countTurn(state);
        giveTurn(state, leftOf(state, seat), emit);
      },
    },
  },
});

function takeFromPool(state: DiceBoxState, seat: Seat, colour: Colour, emit: Emit<DiceBoxEvent>): void {
  const index = colourIndex(colour);
  state.pool[index] = must(state.pool[index]) - 1;
  handOf(state, seat).push(makeDie(index, 1));
  handOf(state, seat).sort((a, b) => a - b);
  emit({ type: 'picked', seat, colour });
}

/**
 * Gives the turn to `seat`, or to the next on the left who can place. A player who cannot place rerolls automatically
 * (DB-2); one without dice is skipped (DB-1). The end of the game comes before any reroll (DB-6).
 */
export function giveTurn(state: DiceBoxState, seat: Seat, emit: Emit<DiceBoxEvent>): void {
  let next = seat;
  while (state.open !== 0 && !canPlace(state, handOf(state, next))) {
    if (handOf(state, next).length > 0) reroll(state, next, emit);
    next = leftOf(state, next);
  }
  if (state.open === 0) end(state, emit);
  else replace(state, { at: 'turn', seat: next });
}

function reroll(state: DiceBoxState, seat: Seat, emit: Emit<DiceBoxEvent>): void {
  const hand = handOf(state, seat);
  rollAll(hand, state.rng);
  countTurn(state);
  emit({ type: 'rerolled', seat, dice: namesOf(hand) });
}

function countTurn(state: DiceBoxState): void {
  state.turns++;
  if (state.turns >= MOST_TURNS) throw new Error(`dice-box: ${MOST_TURNS} turns and no end (DB-7)`);
}

function end(state: DiceBoxState, emit: Emit<DiceBoxEvent>): void {
  pop(state);
  emit({ type: 'ended', ending: state.grid.includes(EMPTY) ? 'blocked' : 'full' });
}

/** Every open vacancy with every die in hand that fits it; equal dice count once. */
function placements(state: DiceBoxState, hand: readonly Die[]): DiceBoxAction[] {
  const { fits } = state;
  const actions: DiceBoxAction[] = [];
  const held = diceBits(hand);
  for (let open = state.open; open !== 0; open &= open - 1) {
    const square = lowestBit(open);
    let dice = held & diceThatFit(fits[square] as number);
    const onSquare = PLACE[square] as readonly DiceBoxAction[];
    for (; dice !== 0; dice &= dice - 1) actions.push(onSquare[lowestBit(dice)] as DiceBoxAction);
  }
  return actions;
}

// The same rules as checks, read from the grid instead of the cached bits, so that one can verify the other.

function refusePick(state: DiceBoxState, _: unknown, __: Seat, action: Unchecked): RuleId | undefined {
  if (action.type !== 'pick') return 'DB-13';
  const { colour } = action;
  if (!isOneOf(COLOURS, colour) || state.pool[colourIndex(colour)] === 0) return 'DB-12';
  return hasOnly(action, 'type', 'colour') ? undefined : 'DB-13';
}

function refusePlace(state: DiceBoxState, _: unknown, seat: Seat, action: Unchecked): RuleId | undefined {
  if (action.type !== 'place') return 'DB-13';
  const die = parseDie(action['die']);
  const square = parseSquare(action['square']);
  if (die === undefined || !handOf(state, seat).includes(die)) return 'DB-11';
  if (square === undefined || state.grid[square] !== EMPTY) return 'DB-8';
  const around = must(NEIGHBOURS[square]).map((side) => must(state.grid[side]));
  const filled = around.filter((side) => side !== EMPTY);
  if (filled.length === 0) return 'DB-9';
  if (filled.some((side) => Math.abs(pipsOf(side) - pipsOf(die)) !== 1)) return 'DB-10';
  return hasOnly(action, 'type', 'die', 'square') ? undefined : 'DB-13';
}

const hasOnly = (action: Unchecked, ...names: string[]): boolean =>
  Object.keys(action).every((name) => names.includes(name));
