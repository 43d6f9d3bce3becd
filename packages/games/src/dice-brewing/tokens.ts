import { type Emit, keyed, must, pop, push, type Seat } from '@taproom/engine';
import {
  BUILDINGS,
  type Building,
  buildingOf,
  MOST_PIPS,
  SPACES,
  type Space,
  TOKENS,
  type Token,
} from './components.ts';
import { isChangeable, roll, takeWord, wordOf } from './dice.ts';
import { brewerAt, placedOn, STORES, tokensOf, waitingSpaces } from './rules.ts';
import type { Brewer, BrewingAction, BrewingEvent, BrewingState, Die, Frames, Store } from './state.ts';

type Emits = Emit<BrewingEvent>;

/** BR-12: these two are only for the window before the brewing. */
const FOR_THE_WINDOW: readonly Token[] = ['blockBuilding', 'blockRecipe'];

/** Lists the tokens a seat can play now: those it has that would find a target. */
export function listPlayable(menu: BrewingAction[], state: BrewingState, seat: Seat, inWindow: boolean): void {
  const { tokens } = brewerAt(state, seat);
  for (const token of TOKENS) {
    if (tokens[token] > 0 && (inWindow || !FOR_THE_WINDOW.includes(token)) && hasTarget(state, seat, token)) {
      menu.push(PLAY[token]);
    }
  }
}

const PLAY = keyed(TOKENS, (token): BrewingAction => Object.freeze({ type: 'play', token }));

/**
 * BR-31: with tokens face down, a player who has any is asked whenever some kind could be played, so that being asked
 * reveals nothing about which they are.
 */
export const mightPlay = (state: BrewingState, seat: Seat): boolean =>
  state.mode === 'advanced' &&
  tokensOf(brewerAt(state, seat)) > 0 &&
  TOKENS.some((token) => !FOR_THE_WINDOW.includes(token) && hasTarget(state, seat, token));

export function playToken(state: BrewingState, seat: Seat, token: Token, emit: Emits): void {
  brewerAt(state, seat).tokens[token]--;
  state.played[token]++;
  emit({ type: 'played', seat, token });
  push(state, { at: 'aim', seat, token });
}

export function targets(state: BrewingState, seat: Seat, token: Token): BrewingAction[] {
  if (token === 'blockBuilding') return buildings(state, seat);
  if (token === 'blockRecipe') return recipes(state);
  return state.brewers.flatMap((brewer, at) => {
    if (token === 'raise' && at !== seat) return [];
    return placesOf(token).flatMap((place) =>
      [
        ...new Set(
          diceAt(brewer, place)
            .filter((die) => isTarget(token, die))
            .map(wordOf),
        ),
      ].map((die): BrewingAction => ({ type: 'aim', seat: at, place, die })),
    );
  });
}

/** Whether there is any, which is often clear from the first die. */
function hasTarget(state: BrewingState, seat: Seat, token: Token): boolean {
  if (token === 'blockBuilding' || token === 'blockRecipe') return targets(state, seat, token).length > 0;
  const brewers = token === 'raise' ? [brewerAt(state, seat)] : state.brewers;
  const isThere = (brewer: Brewer, place: Store | Space): boolean =>
    diceAt(brewer, place).some((die) => isTarget(token, die));
  return brewers.some((brewer) => placesOf(token).some((place) => isThere(brewer, place)));
}

const EVERYWHERE: readonly (Store | Space)[] = [...STORES, ...SPACES];

function placesOf(token: Token): readonly (Store | Space)[] {
  if (token === 'withdraw') return ['warehouse'];
  return token === 'lock' ? STORES : EVERYWHERE;
}

/** A locked or protected die cannot be changed, locked or withdrawn; a six cannot be raised. */
const isTarget = (token: Token, die: Die): boolean => isChangeable(die) && (token !== 'raise' || die.value < MOST_PIPS);

/** The dice in a store, or the one waiting on a space. */
export function diceAt(brewer: Brewer, place: Store | Space): Die[] {
  if (place === 'reserve' || place === 'warehouse') return brewer[place];
  const placed = brewer.board[place];
  return placed?.waiting && placed.piece !== null && placed.piece !== 'seed' ? [placed.piece] : [];
}

const buildings = (state: BrewingState, seat: Seat): BrewingAction[] =>
  state.brewers.flatMap((brewer, at) =>
    at === seat
      ? []
      : BUILDINGS.filter((building) => waitingIn(brewer, building).length > 0).map(
          (building): BrewingAction => ({ type: 'block', seat: at, building }),
        ),
  );

const waitingIn = (brewer: Brewer, building: Building): Space[] =>
  waitingSpaces(brewer).filter((space) => buildingOf(space) === building);

const recipes = ({ display, blocked }: BrewingState): BrewingAction[] =>
  display.filter((recipe) => !blocked.includes(recipe)).map((recipe) => ({ type: 'ban', recipe }));

// Effects

export function aim(
  state: BrewingState,
  { seat, token }: Frames['aim'],
  at: Seat,
  place: Store | Space,
  word: string,
  emit: Emits,
): void {
  const owner = brewerAt(state, at);
  const die = must(diceAt(owner, place).find((one) => wordOf(one) === word));
  if (token === 'raise') raise(die);
  else if (token === 'reroll') roll(state.rng, die);
  else if (token === 'lock') die.lock = at === seat ? 'protected' : 'locked';
  else withdraw(state, at, word);
  emit({ type: 'aimed', seat, token, at, place, die: word, into: wordOf(die) });
  pop(state);
}

function raise(die: Die): void {
  die.value++;
  die.raised++;
}

/**
 * Puts the die first in the reserve: among dice that look the same, tokens then find this one, which may be stored
 * again.
 */
function withdraw(state: BrewingState, at: Seat, word: string): void {
  const owner = brewerAt(state, at);
  const die = takeWord(owner.warehouse, word);
  die.withdrawn = state.passed[at] === true && state.stack.some((frame) => frame.at === 'purchase');
  owner.reserve.unshift(die);
}

/** The pieces waiting in the building return to their owner. */
export function block(state: BrewingState, seat: Seat, at: Seat, building: Building, emit: Emits): void {
  const owner = brewerAt(state, at);
  for (const space of waitingIn(owner, building)) {
    takeBackPiece(owner, space);
    delete owner.board[space];
  }
  emit({ type: 'blocked', seat, at, building });
  pop(state);
}

/** A die returns to the reserve, a seed to the warehouse. */
export function takeBackPiece(owner: Brewer, space: Space): void {
  const { piece } = placedOn(owner, space);
  if (piece === 'seed') owner.seeds++;
  else if (piece) owner.reserve.push(piece);
}

export function ban(state: BrewingState, seat: Seat, recipe: string, emit: Emits): void {
  state.blocked.push(recipe);
  emit({ type: 'banned', seat, recipe });
  pop(state);
}
