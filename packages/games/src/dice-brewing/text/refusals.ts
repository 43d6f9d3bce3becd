import { at, type RuleId, type Seat } from '@taproom/engine';
import { nameOf } from '../../text/common.ts';
import { type Language, type Say, sayByName } from '../../text/format.ts';
import {
  BLACK_MARKET_OPENS,
  buildingOf,
  discount,
  INGREDIENT_PRICES,
  MARKET_OPENS,
  SPACE_RULES,
  SPACES,
  type Space,
  TOKEN_PRICES,
} from '../components.ts';
import { pipsOf } from '../dice.ts';
import { findRecipe, type Requirement } from '../recipes/index.ts';
import type { BrewingAction, Die } from '../state.ts';
import type { BrewingView, SeenBrewer } from '../view.ts';
import type { Key } from './index.ts';
import { spaceText } from './space-text.ts';

/** How a language joins a list: `Ann, Ben and Cleo`. */
export type List = (items: readonly string[]) => string;

export function listIn(language: Language): List {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (items) => format.format(items);
}

interface Refused {
  readonly rule: RuleId;
  readonly action: BrewingAction;
  readonly view: BrewingView;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** What the ruling means here: when a house opens, who is there, what is missing. For other cases, the ruling. */
export function refusalText(say: Say<Key>, list: List, refused: Refused): string {
  return reasonOf(say, list, refused) ?? sayByName(say, refused.rule);
}

function reasonOf(say: Say<Key>, list: List, refused: Refused): string | undefined {
  const { action, rule } = refused;
  if (rule === 'BR-20') return untimely(say, action);
  switch (action.type) {
    case 'place':
    case 'sow':
    case 'speed':
      return SPACES.includes(action.space) ? onSpace(say, list, refused, action.space) : undefined;
    case 'buy':
      return rule === 'BR-24' ? noGoods(say, refused) : noMoney(say, refused, priceOf(action));
    case 'deal':
      return rule === 'BR-24' ? noTokens(say, refused) : noMoney(say, refused, TOKEN_PRICES[action.token]);
    case 'brew':
      return notBrewed(say, list, refused, action.recipe);
    default:
      return undefined;
  }
}

/** Each choice has its time. */
function untimely(say: Say<Key>, { type }: BrewingAction): string | undefined {
  if (type === 'brew') return say('refused.brewLater');
  if (type === 'buy' || type === 'deal') return say('refused.buyLater');
  if (type === 'store') return say('BR-3');
  return type === 'place' || type === 'sow' || type === 'speed' ? say('refused.placeEarlier') : undefined;
}

const ownOf = ({ view, seat }: Refused): SeenBrewer => at(view.seats, seat);

// Spaces

function onSpace(say: Say<Key>, list: List, refused: Refused, space: Space): string | undefined {
  const { rule, view, action } = refused;
  const { opens, speed } = SPACE_RULES[space];
  const named = spaceText(say, space);
  if (view.round < opens)
    return say('refused.closed', { building: say(`building.${buildingOf(space)}`), round: opens });
  if (rule === 'BR-4') return taken(say, list, refused, space, named);
  if (rule === 'BR-22') return say('refused.locked');
  if (rule === 'BR-18' && speed !== null && action.type === 'speed')
    return say('refused.slow', { space: named, least: speed });
  return rule === 'BR-21' ? say('refused.takes', { space: named, takes: sayByName(say, `takes.${space}`) }) : undefined;
}

function taken(say: Say<Key>, list: List, refused: Refused, space: Space, named: string): string {
  if (ownOf(refused).board[space]) return say('refused.used', { space: named });
  const there = refused.view.seats.flatMap(({ board }, seat) => (board[space] ? [nameOf(refused.names, seat)] : []));
  return say('refused.full', { space: named, who: list(there) });
}

// Markets

type Buying = Extract<BrewingAction, { type: 'buy' }>;

const priceOf = ({ ingredient, die }: Buying): number =>
  INGREDIENT_PRICES[ingredient] - (die === null ? 0 : discount(ingredient, pipsOf(die)));

function noMoney(say: Say<Key>, refused: Refused, price: number): string | undefined {
  if (refused.rule !== 'BR-23') return undefined;
  const { asked } = refused.view;
  const luck = asked?.at === 'purchase' ? asked.luck : 0;
  return say('refused.dear', { price, coins: ownOf(refused).coins + luck });
}

function noGoods(say: Say<Key>, { view }: Refused): string {
  if (view.round < MARKET_OPENS) return say('refused.market', { round: MARKET_OPENS });
  return say(view.asked?.at === 'purchase' && view.asked.bought ? 'refused.bought' : 'refused.soldOut');
}

function noTokens(say: Say<Key>, { view }: Refused): string {
  if (view.round < BLACK_MARKET_OPENS) return say('refused.blackMarket', { round: BLACK_MARKET_OPENS });
  return say(view.asked?.at === 'purchase' && view.asked.dealt ? 'refused.dealt' : 'refused.soldOut');
}

// Recipes

function notBrewed(say: Say<Key>, list: List, refused: Refused, id: string): string | undefined {
  const recipe = findRecipe(id);
  if (!recipe || refused.rule !== 'BR-26') return undefined;
  if (refused.view.blocked.includes(id)) return say('refused.banned', { recipe: recipe.name });
  const missing = missingFor(recipe.requirements, ownOf(refused).warehouse);
  if (missing.length === 0) return undefined;
  const dice = counted(missing).map(({ colour, least, count }) => say(`atLeast.${colour}`, { least, count }));
  return say('refused.missing', { recipe: recipe.name, dice: list(dice) });
}

/** Equal requirements are named once, with their number. */
function counted(missing: readonly Requirement[]): (Requirement & { readonly count: number })[] {
  const isSame = (a: Requirement, b: Requirement): boolean => a.colour === b.colour && a.least === b.least;
  return missing
    .filter((one, i) => missing.findIndex((other) => isSame(one, other)) === i)
    .map((one) => ({ ...one, count: missing.filter((other) => isSame(one, other)).length }));
}

/** The requirements that no die in the warehouse meets, each die counted once and the strictest first. */
function missingFor(requirements: readonly Requirement[], warehouse: readonly Readonly<Die>[]): Requirement[] {
  const left = warehouse.filter(({ lock }) => lock !== 'locked').sort((a, b) => a.value - b.value);
  return requirements
    .toSorted((a, b) => b.least - a.least)
    .filter(({ colour, least }) => {
      const found = left.findIndex((die) => die.colour === colour && die.value >= least);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    });
}
