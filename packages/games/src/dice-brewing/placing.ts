import { type Emit, keyed, must, pop, push, replace, type Seat } from '@taproom/engine';
import { byWord } from './actions.ts';
import { MOST_PIPS, PIECES_A_TURN, SPACE_RULES, SPACES, type Space } from './components.ts';
import { isChangeable, newDie, roll, takeWord, wordOf } from './dice.ts';
import { happen } from './effects.ts';
import { brewerAt, exchangeable, isFree, isInStock, placedOn, STORES, type Stock, stockOf } from './rules.ts';
import type { BrewingAction, BrewingEvent, BrewingState, Die, Frames, Store } from './state.ts';

type Emits = Emit<BrewingEvent>;

// Options

const SOW = keyed(SPACES, (space): BrewingAction => Object.freeze({ type: 'sow', space }));
const PLACE = keyed(SPACES, (space) => keyed(STORES, (from) => byWord((die) => ({ type: 'place', space, from, die }))));
const SPEED = keyed(SPACES, (space) => keyed(STORES, (from) => byWord((die) => ({ type: 'speed', space, from, die }))));
const STORE = byWord((die) => ({ type: 'store', die }));
const PICK = keyed(STORES, (from) => byWord((die) => ({ type: 'pick', from, die })));

/** Lists all ways to place one more piece on one's own board. */
export function listPlacements(menu: BrewingAction[], state: BrewingState, seat: Seat, stock: Stock): void {
  for (const space of SPACES) if (isFree(state, seat, space)) listPlacementsOn(menu, state, seat, space, stock);
}

function listPlacementsOn(menu: BrewingAction[], state: BrewingState, seat: Seat, space: Space, stock: Stock): void {
  const { takes, effect } = SPACE_RULES[space];
  if (takes === 'seed') {
    if (brewerAt(state, seat).seeds > 0) menu.push(SOW[space]);
    return;
  }
  if (effect.gain === 'exchange' && exchangeable(state, seat).length === 0) return;
  for (const from of STORES) {
    for (const { die, word } of stock[from]) {
      if (takes.includes(die.colour) && fits(space, die)) menu.push(PLACE[space][from](word));
    }
  }
}

function fits(space: Space, die: Die): boolean {
  const { least, effect } = SPACE_RULES[space];
  if (die.value < least) return false;
  // BR-6: a six cannot be raised, and a protected die does not change.
  return effect.gain !== 'pip' || (die.value < MOST_PIPS && isChangeable(die));
}

/** Lists the blue dice that could trigger an effect at once. */
export function listSpeedings(menu: BrewingAction[], state: BrewingState, seat: Seat, stock: Stock): void {
  const { board } = brewerAt(state, seat);
  for (const space of SPACES) {
    const { speed, effect } = SPACE_RULES[space];
    if (speed === null || !board[space]?.waiting || !isInStock(state, effect)) continue;
    for (const from of STORES) {
      for (const { die, word } of stock[from]) {
        if (die.colour === 'blue' && die.value >= speed) menu.push(SPEED[space][from](word));
      }
    }
  }
}

/** BR-3: moving dice from the reserve to the warehouse is free. */
export function listStorings(menu: BrewingAction[], { reserve }: Stock): void {
  for (const { word } of reserve) menu.push(STORE(word));
}

// Placing

export function store(state: BrewingState, seat: Seat, word: string, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  brewer.warehouse.push(takeWord(brewer.reserve, word));
  emit({ type: 'stored', seat, die: word });
}

export function sow(state: BrewingState, turn: Frames['place'], space: Space, emit: Emits): void {
  const brewer = brewerAt(state, turn.seat);
  brewer.seeds--;
  brewer.board[space] = { piece: 'seed', speeder: null, waiting: true };
  emit({ type: 'sown', seat: turn.seat, space });
  endPiece(state, turn);
}

export function place(
  state: BrewingState,
  turn: Frames['place'],
  space: Space,
  from: Store,
  word: string,
  emit: Emits,
): void {
  const { seat } = turn;
  const brewer = brewerAt(state, seat);
  const { gain } = SPACE_RULES[space].effect;
  const isAtOnce = gain === 'reroll' || gain === 'exchange';
  brewer.board[space] = { piece: takeWord(brewer[from], word), speeder: null, waiting: !isAtOnce };
  emit({ type: 'placed', seat, space, from, die: word });
  endPiece(state, turn);
  if (gain === 'reroll') push(state, { at: 'reroll', seat, reserve: [], warehouse: [] });
  if (gain === 'exchange') push(state, { at: 'colour', seat });
}

export function speedUp(
  state: BrewingState,
  turn: Frames['place'],
  space: Space,
  from: Store,
  word: string,
  emit: Emits,
): void {
  const { seat } = turn;
  const brewer = brewerAt(state, seat);
  const placed = placedOn(brewer, space);
  const piece = placed.piece as Die | 'seed';
  placed.speeder = takeWord(brewer[from], word);
  placed.piece = null;
  placed.waiting = false;
  emit({ type: 'sped', seat, space, die: word });
  endPiece(state, turn);
  happen(state, seat, space, piece, true, emit);
}

/** The second piece ends the turn. */
function endPiece(state: BrewingState, turn: Frames['place']): void {
  turn.pieces++;
  if (turn.pieces === PIECES_A_TURN) pop(state);
}

// BR-5, BR-15: reserve or warehouse

export function keep(state: BrewingState, { seat, die }: Frames['keep'], where: Store, emit: Emits): void {
  brewerAt(state, seat)[where].push(die);
  emit({ type: 'kept', seat, die: wordOf(die), where });
  pop(state);
}

// SK1: rerolling

/** The dice that can still be picked, equal ones once. */
export function picks(state: BrewingState, local: Frames['reroll']): BrewingAction[] {
  const brewer = brewerAt(state, local.seat);
  return STORES.flatMap((from) => {
    const words = brewer[from].flatMap((die, at) =>
      isChangeable(die) && !local[from].includes(at) ? [wordOf(die)] : [],
    );
    return [...new Set(words)].map(PICK[from]);
  });
}

export function pick(state: BrewingState, local: Frames['reroll'], from: Store, word: string): void {
  const dice = brewerAt(state, local.seat)[from];
  local[from].push(dice.findIndex((die, at) => wordOf(die) === word && !local[from].includes(at)));
}

export function rollPicked(state: BrewingState, local: Frames['reroll'], emit: Emits): void {
  const brewer = brewerAt(state, local.seat);
  const picked = STORES.flatMap((from) => local[from].map((at) => must(brewer[from][at])));
  const dice = picked.map(wordOf);
  for (const die of picked) roll(state.rng, die);
  if (dice.length > 0) emit({ type: 'rerolled', seat: local.seat, dice, into: picked.map(wordOf) });
  pop(state);
}

// SK2: an exchange with the supply

export function search(state: BrewingState, seat: Seat, colour: Frames['exchange']['colour'], emit: Emits): void {
  const rolled = Array.from({ length: state.supply[colour] }, () => {
    const die = newDie(colour);
    roll(state.rng, die);
    return die.value;
  });
  rolled.sort((a, b) => b - a);
  emit({ type: 'searched', seat, colour, rolled });
  replace(state, { at: 'exchange', seat, colour, rolled });
}

export function swaps(state: BrewingState, { seat, colour, rolled }: Frames['exchange']): BrewingAction[] {
  const stock = stockOf(brewerAt(state, seat));
  const values = [...new Set(rolled)];
  return STORES.flatMap((from) =>
    stock[from]
      .filter(({ die }) => die.colour === colour)
      .flatMap(({ word }) => values.map((value): BrewingAction => ({ type: 'swap', value, from, die: word }))),
  );
}

/** The new die takes the place of the old one. */
export function swap(
  state: BrewingState,
  { seat, colour }: Frames['exchange'],
  value: number,
  from: Store,
  word: string,
  emit: Emits,
): void {
  const dice = brewerAt(state, seat)[from];
  const at = dice.findIndex((die) => wordOf(die) === word);
  const die = newDie(colour, value);
  dice[at] = die;
  emit({ type: 'swapped', seat, die: word, into: wordOf(die) });
  pop(state);
}
