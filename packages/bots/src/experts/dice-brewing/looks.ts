import { type FastRng, nextFast, type Seat } from '@taproom/engine';
import {
  type Asked,
  type BrewingAction,
  type BrewingState,
  COLOURS,
  type Colour,
  type Die,
  diceBrewing,
  SPACE_RULES,
} from '@taproom/games/dice-brewing';
import { aimLead } from '../../evaluations/dice-brewing/aims.ts';
import { add, type Brewery, MOST_PIPS, numberOf, placeOf } from '../../evaluations/dice-brewing/brewery.ts';
import {
  leadWhenAsked,
  leadWith,
  loosen,
  putAway,
  rerollGain,
  swapLead,
} from '../../evaluations/dice-brewing/questions.ts';
import { leadIf, leadIfAll, leadIn, type Standing, standingOf } from '../../evaluations/dice-brewing/standing.ts';
import { brew, change, dieOf, isAtOnce } from './deeds.ts';

export interface Look {
  readonly action: BrewingAction;
  /** How far ahead it seems to lead. */
  readonly lead: number;
}

export const leadAt = (state: BrewingState, seat: Seat): number => leadIn(standingOf(state), seat);

/** All that a seat may do, and what it looks like. */
export function looks(state: BrewingState, seat: Seat): Look[] {
  const standing = standingOf(state);
  return diceBrewing.legal(state, seat).map((action) => ({ action, lead: lookOf(standing, state, seat, action) }));
}

/** What one who goes by looks does, give or take a whim. */
export function byLooks(state: BrewingState, seat: Seat, whim: number, rng: FastRng): BrewingAction {
  const standing = standingOf(state);
  let best: BrewingAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of diceBrewing.legal(state, seat)) {
    const liking = lookOf(standing, state, seat, action) + (whim * nextFast(rng)) / 2 ** 32;
    if (liking <= most) continue;
    most = liking;
    best = action;
  }
  if (!best) throw new Error(`dice-brewing: seat ${seat} cannot do anything`);
  return best;
}

/** Things that nobody does. */
const NEVER = -1000;

function lookOf(standing: Standing, state: BrewingState, seat: Seat, action: BrewingAction): number {
  switch (action.type) {
    case 'brew':
      return action.pay === 'chosen' ? NEVER : brewLook(standing, seat, action);
    case 'speed':
      return speedLook(standing, state, seat, action);
    case 'place':
      return isAtOnce(action.space) ? schoolLook(standing, state, seat, action) : plainLook(standing, seat, action);
    case 'play':
      return playLook(standing, state, seat, action);
    case 'keep':
    case 'pick':
    case 'colour':
    case 'swap':
    case 'aim':
    case 'block':
    case 'ban':
    case 'pay':
      return answerLook(standing, state, seat, action);
    default:
      return plainLook(standing, seat, action);
  }
}
type Action<T extends BrewingAction['type']> = Extract<BrewingAction, { type: T }>;

const plainLook = (standing: Standing, seat: Seat, action: BrewingAction): number =>
  leadIf(standing, seat, (brewery) => change(brewery, action));

const brewLook = (standing: Standing, seat: Seat, action: Action<'brew'>): number =>
  leadIfAll(standing, seat, (table) => brew(table, table.breweries[seat] as Brewery, action));

// Speeding up

function speedLook(standing: Standing, state: BrewingState, seat: Seat, action: Action<'speed'>): number {
  const { gain } = SPACE_RULES[action.space].effect;
  const piece = state.brewers[seat]?.board[action.space]?.piece;
  if (gain === 'pip' && piece && piece !== 'seed') return pipLook(standing, seat, action, piece);
  return isColour(gain) ? gainLook(standing, seat, action, gain) : plainLook(standing, seat, action);
}

const isColour = (gain: string): gain is Colour => (COLOURS as readonly string[]).includes(gain);

/** The die is there in this round. */
const pipLook = (standing: Standing, seat: Seat, action: Action<'speed'>, { colour, value }: Die): number =>
  leadIf(standing, seat, (brewery) => {
    change(brewery, action);
    add(brewery.late, placeOf(numberOf(colour), Math.min(MOST_PIPS, value + 1)), -1);
  });

/** The die that would have come is rolled at once, and can be stored. */
function gainLook(standing: Standing, seat: Seat, action: Action<'speed'>, colour: Colour): number {
  let sum = 0;
  for (let value = 1; value <= MOST_PIPS; value++) {
    sum += leadWith(standing, seat, { colour, value }, (brewery) => {
      change(brewery, action);
      add(brewery.loose, numberOf(colour), -1);
    });
  }
  return sum / MOST_PIPS;
}

// Questions

/** The school of skills asks at once what is to be done: what that is worth, and what else the die is missed for. */
function schoolLook(standing: Standing, state: BrewingState, seat: Seat, action: Action<'place'>): number {
  const { gain } = SPACE_RULES[action.space].effect;
  const asked: Asked = gain === 'reroll' ? { at: 'reroll', reserve: [], warehouse: [] } : { at: 'colour' };
  const missed = plainLook(standing, seat, action) - leadIn(standing, seat);
  return leadWhenAsked(standing, seat, asked, state.supply) + missed;
}

/** Tokens are kept for the window, when nobody can mend what they do. */
function playLook(standing: Standing, state: BrewingState, seat: Seat, action: Action<'play'>): number {
  if (state.stack.at(-1)?.at !== 'window') return NEVER;
  const missed = plainLook(standing, seat, action) - leadIn(standing, seat);
  return leadWhenAsked(standing, seat, { at: 'aim', token: action.token }, state.supply) + missed;
}

type Answer = Action<'keep' | 'pick' | 'colour' | 'swap' | 'aim' | 'block' | 'ban' | 'pay'>;

function answerLook(standing: Standing, state: BrewingState, seat: Seat, action: Answer): number {
  const frame = state.stack.at(-1);
  switch (action.type) {
    case 'keep':
      return frame?.at === 'keep' ? keepLook(standing, seat, frame.die, action) : NEVER;
    case 'pick':
      return leadIn(standing, seat) + rerollGain(standing, seat, action.from, dieOf(action.die));
    case 'colour':
      return colourLook(standing, state, seat, action.colour);
    case 'swap':
      return swapLead(standing, seat, action.from, dieOf(action.die), action.value);
    case 'pay':
      return -dieOf(action.die).value;
    default:
      return frame?.at === 'aim' ? aimLead(standing, seat, frame.token, action) : NEVER;
  }
}

const keepLook = (standing: Standing, seat: Seat, die: Die, { where }: Action<'keep'>): number =>
  leadIf(standing, seat, (brewery) => (where === 'reserve' ? loosen(brewery, die.colour) : putAway(brewery, die)));

/** As if no other colour were in the supply. */
function colourLook(
  standing: Standing,
  { supply }: BrewingState,
  seat: Seat,
  colour: Action<'colour'>['colour'],
): number {
  const only = { yellow: 0, black: 0, green: 0, blue: 0, [colour]: supply[colour] };
  return leadWhenAsked(standing, seat, { at: 'colour' }, only);
}
