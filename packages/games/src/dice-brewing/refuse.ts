import { must, type RuleId, type Seat, type Unchecked } from '@taproom/engine';
import {
  BLACK_MARKET_OPENS,
  BUILDINGS,
  type Building,
  type Colour,
  discount,
  INGREDIENT_PRICES,
  INGREDIENTS,
  type Ingredient,
  MARKET_OPENS,
  SPACE_RULES,
  SPACES,
  type Space,
  TOKEN_PRICES,
  TOKENS,
  type Token,
  UNLUCKY_COINS,
} from './components.ts';
import { wordOf } from './dice.ts';
import { findRecipe, type Recipe } from './recipes/index.ts';
import type { Brewer, BrewingState, Die, Frames } from './state.ts';

// The rules once more, as checks: why an action is not legal.

type Verdict = RuleId | undefined;
type Refuse<L> = (state: BrewingState, local: L, seat: Seat, action: Unchecked) => Verdict;

/** BR-20: an action has no fields beyond those it takes. */
const only = (action: Unchecked, ...names: string[]): Verdict =>
  Object.keys(action).every((name) => name === 'type' || names.includes(name)) ? undefined : 'BR-20';

const own = (state: BrewingState, seat: Seat): Brewer => must(state.brewers[seat]);

const isSpace = (space: unknown): space is Space => SPACES.some((one) => one === space);

/** The die in a store that an action names, if it exists. */
function named(brewer: Brewer, from: unknown, word: unknown): Die | undefined {
  if (from !== 'reserve' && from !== 'warehouse') return undefined;
  return brewer[from].find((die) => wordOf(die) === word);
}

const refuseDie = (die: Die | undefined): Verdict => (die === undefined || die.lock === 'locked' ? 'BR-22' : undefined);

// Placing

const refusePlace: Refuse<Frames['place']> = (state, _, seat, action) => {
  const { space } = action;
  if (!isSpace(space)) return 'BR-21';
  const { takes, least, effect } = SPACE_RULES[space];
  const die = named(own(state, seat), action.from, action.die);
  if (takes === 'seed' || !die || !takes.includes(die.colour) || die.value < least) return 'BR-21';
  return (
    refuseDie(die) ??
    refuseSpace(state, seat, space) ??
    (effect.gain === 'pip' && (die.value === 6 || die.lock !== null) ? 'BR-6' : undefined) ??
    (effect.gain === 'exchange' && !canExchange(state, seat) ? 'BR-16' : undefined) ??
    only(action, 'space', 'from', 'die')
  );
};

function refuseSpace(state: BrewingState, seat: Seat, space: Space): Verdict {
  if (state.round < SPACE_RULES[space].opens) return 'BR-21';
  const others = state.brewers.filter((brewer, other) => other !== seat && brewer.board[space] !== undefined).length;
  const isFull = others >= state.brewers.length - 1;
  return isFull || own(state, seat).board[space] !== undefined ? 'BR-4' : undefined;
}

function canExchange(state: BrewingState, seat: Seat): boolean {
  const { reserve, warehouse } = own(state, seat);
  return [...reserve, ...warehouse].some(
    ({ colour, lock }) => colour !== 'blue' && lock !== 'locked' && state.supply[colour] > 0,
  );
}

const refuseSow: Refuse<Frames['place']> = (state, _, seat, action) => {
  const { space } = action;
  if (!isSpace(space) || SPACE_RULES[space].takes !== 'seed' || own(state, seat).seeds === 0) return 'BR-21';
  return refuseSpace(state, seat, space) ?? only(action, 'space');
};

const refuseSpeed: Refuse<Frames['place']> = (state, _, seat, action) => {
  const { space } = action;
  const brewer = own(state, seat);
  if (!isSpace(space) || !brewer.board[space]?.waiting) return 'BR-18';
  const { speed, effect } = SPACE_RULES[space];
  const die = named(brewer, action.from, action.die);
  if (speed === null || die?.colour !== 'blue' || die.value < speed) return 'BR-18';
  const { gain } = effect;
  const isNone = gain === 'seeds' ? state.seeds === 0 : gain in state.supply && state.supply[gain as Colour] === 0;
  return isNone ? 'BR-18' : (refuseDie(die) ?? only(action, 'space', 'from', 'die'));
};

const refuseStore = (state: BrewingState, _: unknown, seat: Seat, action: Unchecked): Verdict => {
  const die = named(own(state, seat), 'reserve', action.die);
  return die ? (refuseDie(die) ?? only(action, 'die')) : 'BR-3';
};

// Tokens

const isToken = (token: unknown): token is Token => TOKENS.some((one) => one === token);

function refusePlay(state: BrewingState, seat: Seat, action: Unchecked, inWindow: boolean): Verdict {
  const { token } = action;
  if (!isToken(token) || own(state, seat).tokens[token] === 0) return 'BR-11';
  const isBlock = token === 'blockBuilding' || token === 'blockRecipe';
  if (isBlock && !inWindow) return 'BR-12';
  return hasTarget(state, seat, token) ? only(action, 'token') : 'BR-25';
}

function hasTarget(state: BrewingState, seat: Seat, token: Token): boolean {
  if (token === 'blockRecipe') return state.display.some((recipe) => !state.blocked.includes(recipe));
  return state.brewers.some((_, at) =>
    token === 'blockBuilding'
      ? BUILDINGS.some((building) => refuseBlock(state, seat, at, building) === undefined)
      : everyDie(state, at).some(({ place, die }) => refuseAim(seat, token, at, place, die) === undefined),
  );
}

/** A seat's dice that tokens might affect, with their places. */
function everyDie(state: BrewingState, seat: Seat): { place: string; die: Die }[] {
  const { reserve, warehouse, board } = own(state, seat);
  return [
    ...reserve.map((die) => ({ place: 'reserve', die })),
    ...warehouse.map((die) => ({ place: 'warehouse', die })),
    ...Object.entries(board).flatMap(([place, { piece, waiting }]) =>
      waiting && piece !== null && piece !== 'seed' ? [{ place, die: piece }] : [],
    ),
  ];
}

function refuseAim(seat: Seat, token: Token, at: Seat, place: string, { lock, value }: Die): Verdict {
  if (lock !== null) return 'BR-25';
  const isStored = place === 'reserve' || place === 'warehouse';
  if (token === 'raise') return at !== seat || value === 6 ? 'BR-25' : undefined;
  if (token === 'lock') return isStored ? undefined : 'BR-25';
  if (token === 'withdraw') return place === 'warehouse' ? undefined : 'BR-25';
  return undefined;
}

function refuseBlock(state: BrewingState, seat: Seat, at: unknown, building: unknown): Verdict {
  const target = typeof at === 'number' && at !== seat ? state.brewers[at] : undefined;
  const isWaiting = SPACES.some((space) => space.startsWith(building as Building) && target?.board[space]?.waiting);
  return BUILDINGS.some((one) => one === building) && isWaiting ? undefined : 'BR-25';
}

const refuseTarget: Refuse<Frames['aim']> = (state, { token }, seat, action) => {
  if (token === 'blockBuilding') {
    if (action.type !== 'block') return 'BR-20';
    return refuseBlock(state, seat, action.seat, action.building) ?? only(action, 'seat', 'building');
  }
  if (token === 'blockRecipe') {
    if (action.type !== 'ban') return 'BR-20';
    const isOpen =
      state.display.some((one) => one === action.recipe) && !state.blocked.some((one) => one === action.recipe);
    return isOpen ? only(action, 'recipe') : 'BR-25';
  }
  return action.type === 'aim' ? refuseDieTarget(state, seat, token, action) : 'BR-20';
};

function refuseDieTarget(state: BrewingState, seat: Seat, token: Token, action: Unchecked): Verdict {
  const at = action.seat as Seat;
  if (!state.brewers[at] || typeof at !== 'number') return 'BR-25';
  const target = everyDie(state, at).find(({ place, die }) => place === action.place && wordOf(die) === action.die);
  if (!target) return 'BR-25';
  return refuseAim(seat, token, at, target.place, target.die) ?? only(action, 'seat', 'place', 'die');
}

// Buying

function purseOf({ coins, reserve }: Brewer, { luckSpent }: Frames['purchase']): number {
  const ones = reserve.filter(({ value, unlucky, lock }) => unlucky && value === 1 && lock !== 'locked').length;
  return coins + Math.max(0, must(UNLUCKY_COINS[Math.min(4, ones)]) - luckSpent);
}

const refuseBuy: Refuse<Frames['purchase']> = (state, turn, seat, action) => {
  const ingredient = action.ingredient as Ingredient;
  if (!INGREDIENTS.includes(ingredient) || state.market[ingredient] === 0) return 'BR-24';
  if (turn.bought || state.round < MARKET_OPENS) return 'BR-24';
  const brewer = own(state, seat);
  const isPlain = action.from === null && action.die === null;
  const die = isPlain ? undefined : named(brewer, action.from, action.die);
  if (!isPlain && die?.colour !== 'blue') return 'BR-22';
  const off = die ? discount(ingredient, die.value) : 0;
  if (die && (die.lock === 'locked' || off === 0)) return 'BR-22';
  if (purseOf(brewer, turn) < INGREDIENT_PRICES[ingredient] - off) return 'BR-23';
  return only(action, 'ingredient', 'from', 'die');
};

const refuseDeal: Refuse<Frames['purchase']> = (state, turn, seat, action) => {
  const { token } = action;
  if (!isToken(token) || state.blackMarket[token] === 0) return 'BR-24';
  if (turn.dealt || state.round < BLACK_MARKET_OPENS) return 'BR-24';
  return purseOf(own(state, seat), turn) < TOKEN_PRICES[token] ? 'BR-23' : only(action, 'token');
};

// Brewing

const isAmong = (die: Die, used: readonly Die[]): boolean => used.includes(die);

/** Whether the dice can pay, one die for each requirement, by trying every way. */
function canPay(dice: readonly Die[], requirements: Recipe['requirements'], used: readonly Die[] = []): boolean {
  const [first, ...rest] = requirements;
  if (!first) return true;
  return dice.some(
    (die) =>
      !isAmong(die, used) &&
      die.lock !== 'locked' &&
      die.colour === first.colour &&
      die.value >= first.least &&
      canPay(dice, rest, [...used, die]),
  );
}

const refuseBrew: Refuse<Frames['brew']> = (state, _, seat, action) => {
  const recipe = findRecipe(action.recipe);
  if (!recipe || !state.display.includes(recipe.id) || state.blocked.includes(recipe.id)) return 'BR-26';
  const brewer = own(state, seat);
  if (!canPay(brewer.warehouse, recipe.requirements)) return 'BR-26';
  if (!hasExtra(brewer, recipe, action.extra)) return 'BR-26';
  if (action.pay !== 'cheapest' && !(action.pay === 'chosen' && waysToPay(brewer.warehouse, recipe) > 1)) return 'BR-8';
  return only(action, 'recipe', 'extra', 'pay');
};

function hasExtra({ warehouse, ingredients }: Brewer, { enhancements }: Recipe, extra: unknown): boolean {
  if (extra === 'none') return true;
  return enhancements.some(({ with: needed }) =>
    typeof needed === 'string'
      ? needed === extra && ingredients[needed] > 0
      : warehouse.some(
          (die) => wordOf(die) === extra && die.colour === 'blue' && die.lock !== 'locked' && die.value >= needed.blue,
        ),
  );
}

/** How many ways there are to pay for a recipe, equal dice counted once; stops at two. */
function waysToPay(warehouse: readonly Die[], recipe: Recipe): number {
  const needs = recipe.requirements.toSorted((a, b) => b.least - a.least);
  const found = new Set<string>();
  const look = (at: number, used: readonly Die[]): void => {
    const need = needs[at];
    if (found.size > 1) return;
    if (!need) found.add(used.map(wordOf).sort().join(' '));
    else for (const die of warehouse) if (!isAmong(die, used) && canPay([die], [need])) look(at + 1, [...used, die]);
  };
  look(0, []);
  return found.size;
}

const refusePay: Refuse<Frames['pay']> = (state, { recipe, dice }, seat, action) => {
  const needs = (findRecipe(recipe) as Recipe).requirements.toSorted((a, b) => b.least - a.least);
  const need = needs[dice.length];
  const die = named(own(state, seat), 'warehouse', action.die);
  return die && need && canPay([die], [need]) ? only(action, 'die') : 'BR-8';
};

// Questions

const refuseKeep: Refuse<Frames['keep']> = (_, { withdrawn }, __, action) => {
  if (action.where === 'reserve' || action.where === 'warehouse') return only(action, 'where');
  return withdrawn ? 'BR-30' : 'BR-5';
};

const refusePick: Refuse<Frames['reroll']> = (state, local, seat, action) => {
  const { from } = action;
  if (from !== 'reserve' && from !== 'warehouse') return 'BR-22';
  const isThere = own(state, seat)[from].some(
    (die, at) => wordOf(die) === action.die && die.lock === null && !local[from].includes(at),
  );
  return isThere ? only(action, 'from', 'die') : 'BR-22';
};

const refuseColour: Refuse<unknown> = (state, _, seat, action) => {
  const { colour } = action;
  const { reserve, warehouse } = own(state, seat);
  const has = [...reserve, ...warehouse].some((die) => die.colour === colour && die.lock !== 'locked');
  const isThere = colour !== 'blue' && has && state.supply[colour as Colour] > 0;
  return isThere ? only(action, 'colour') : 'BR-16';
};

const refuseSwap: Refuse<Frames['exchange']> = (state, { colour, rolled }, seat, action) => {
  const die = named(own(state, seat), action.from, action.die);
  if (die?.colour !== colour || !rolled.some((value) => value === action.value)) return 'BR-16';
  return refuseDie(die) ?? only(action, 'value', 'from', 'die');
};

const refuseClaim: Refuse<unknown> = (state, _, __, action) =>
  isToken(action.token) && state.blackMarket[action.token] > 0 ? only(action, 'token') : 'BR-24';

const refuseChoice: Refuse<Frames['choose']> = (_, { among }, __, action) =>
  among.some((colour) => colour === action.colour) ? only(action, 'colour') : 'BR-9';

/** BR-19: a turn without a piece is passed, a turn with one is ended. */
const refuseEnd: Refuse<Frames['place']> = (_, { pieces }, __, action) =>
  (action.type === 'pass') === (pieces === 0) ? only(action) : 'BR-19';

const simply = (_: unknown, __: unknown, ___: unknown, action: Unchecked): Verdict => only(action);

/** Refuses any action that is not in the table of the current frame. */
const among =
  <L>(table: Readonly<Record<string, Refuse<L>>>): Refuse<L> =>
  (state, local, seat, action) =>
    Object.hasOwn(table, action.type) ? table[action.type]?.(state, local, seat, action) : 'BR-20';

export const refusals = {
  place: among<Frames['place']>({
    place: refusePlace,
    sow: refuseSow,
    speed: refuseSpeed,
    store: refuseStore,
    play: (state, _, seat, action) => refusePlay(state, seat, action, false),
    pass: refuseEnd,
    done: refuseEnd,
  }),
  purchase: among<Frames['purchase']>({
    buy: refuseBuy,
    deal: refuseDeal,
    store: refuseStore,
    play: (state, _, seat, action) => refusePlay(state, seat, action, false),
    done: simply,
  }),
  window: among<Frames['window']>({
    play: (state, _, seat, action) => refusePlay(state, seat, action, true),
    pass: simply,
  }),
  brew: among<Frames['brew']>({ brew: refuseBrew, pass: simply }),
  keep: among<Frames['keep']>({ keep: refuseKeep }),
  reroll: among<Frames['reroll']>({ pick: refusePick, roll: simply }),
  colour: among<Frames['colour']>({ colour: refuseColour }),
  exchange: among<Frames['exchange']>({ swap: refuseSwap, decline: simply }),
  aim: refuseTarget,
  pay: among<Frames['pay']>({ pay: refusePay }),
  claim: among<Frames['claim']>({ claim: refuseClaim }),
  choose: among<Frames['choose']>({ take: refuseChoice }),
};
