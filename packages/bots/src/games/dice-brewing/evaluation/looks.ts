import type { Seat } from '@taproom/engine';
import {
  type BrewingAction,
  type BrewingState,
  COLOURS,
  type Colour,
  type Die,
  SPACE_RULES,
  type Space,
} from '@taproom/games/dice-brewing';
import { at, isOneOf } from '../../../lists.ts';
import { aimLead, tokenLead } from './aims.ts';
import { add, loosen, MOST_PIPS, numberOf, placeOf, putAway } from './brewery.ts';
import { brew, change, dieOf, isAtOnce } from './deeds.ts';
import { exchangeLead, leadWith, rerollGain, rerollLead, swapLead } from './questions.ts';
import { leadIf, leadIfAll, leadIn, type Standing } from './standing.ts';

type Action<T extends BrewingAction['type']> = Extract<BrewingAction, { type: T }>;

/** For actions that are never wanted. */
const NEVER = -1000;

/** How far ahead a seat will be with an action, by the looks of it. */
export function lookOf(standing: Standing, state: BrewingState, seat: Seat, action: BrewingAction): number {
  switch (action.type) {
    case 'brew':
      return action.pay === 'chosen' ? NEVER : brewLook(standing, seat, action);
    case 'speed':
      return speedLook(standing, state, seat, action);
    case 'place':
      return isAtOnce(action.space) ? schoolLook(standing, state, seat, action) : plainLook(standing, seat, action);
    case 'play':
      return playLook(standing, state, seat, action);
    case 'pass':
    case 'done':
      return doneLook(standing, state, seat);
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

/** One who has placed a piece may place more in the next turn. */
function doneLook(standing: Standing, { stack }: BrewingState, seat: Seat): number {
  const frame = stack.at(-1);
  if (frame?.at === 'place' && frame.pieces > 0) return leadIn(standing, seat);
  return standing.judge.leadIfDone(seat, frame?.at === 'brew');
}

const plainLook = (standing: Standing, seat: Seat, action: BrewingAction): number =>
  leadIf(standing, seat, (brewery) => change(brewery, action));

/** The loss of the things an action uses. */
const missed = (standing: Standing, seat: Seat, action: BrewingAction): number =>
  leadIn(standing, seat) - plainLook(standing, seat, action);

const brewLook = (standing: Standing, seat: Seat, action: Action<'brew'>): number =>
  leadIfAll(standing, seat, (sketch) => brew(sketch, at(sketch.breweries, seat), action));

// Speeding up

function speedLook(standing: Standing, state: BrewingState, seat: Seat, action: Action<'speed'>): number {
  const { gain } = SPACE_RULES[action.space].effect;
  const piece = state.brewers[seat]?.board[action.space]?.piece;
  if (gain === 'pip' && piece && piece !== 'seed') return pipLook(standing, seat, action, piece);
  return isOneOf(COLOURS, gain) ? gainLook(standing, seat, action, gain) : plainLook(standing, seat, action);
}

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

// Questions asked at once, and answers

const schoolLook = (standing: Standing, state: BrewingState, seat: Seat, action: Action<'place'>): number =>
  lessonLead(standing, state, seat, action.space) - missed(standing, seat, action);

function lessonLead(standing: Standing, { supply }: BrewingState, seat: Seat, space: Space): number {
  const known = standing.lessons.get(space);
  if (known !== undefined) return known;
  const isReroll = SPACE_RULES[space].effect.gain === 'reroll';
  const lead = isReroll ? rerollLead(standing, seat) : exchangeLead(standing, seat, supply);
  standing.lessons.set(space, lead);
  return lead;
}

/** Tokens are kept for the window, when their effect can no longer be mended. */
const playLook = (standing: Standing, { stack }: BrewingState, seat: Seat, action: Action<'play'>): number =>
  stack.at(-1)?.at === 'window' ? tokenLead(standing, seat, action.token) - missed(standing, seat, action) : NEVER;

type Answer = Action<'keep' | 'pick' | 'colour' | 'swap' | 'aim' | 'block' | 'ban' | 'pay'>;

function answerLook(standing: Standing, { stack, supply }: BrewingState, seat: Seat, action: Answer): number {
  const frame = stack.at(-1);
  switch (action.type) {
    case 'keep':
      return frame?.at === 'keep' ? keepLook(standing, seat, frame.die, action) : NEVER;
    case 'pick':
      return leadIn(standing, seat) + rerollGain(standing, seat, action.from, dieOf(action.die));
    case 'colour':
      return exchangeLead(standing, seat, supply, [action.colour]);
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
