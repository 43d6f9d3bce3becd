import { at } from '@taproom/engine';
import { commonText, nameOf } from '../../text/common.ts';
import { type Catalogues, type Language, loader, type Say, sayByName } from '../../text/format.ts';
import type { GameText } from '../../text/game-text.ts';
import {
  BLACK_MARKET_OPENS,
  discount,
  INGREDIENT_PRICES,
  INGREDIENTS,
  MARKET_OPENS,
  type Space,
  TOKEN_PRICES,
} from '../components.ts';
import { wordOf } from '../dice.ts';
import { type Recipe, recipeOf } from '../recipes/index.ts';
import type { BrewingAction, BrewingEvent, DieWord, Store } from '../state.ts';
import type { Asked, BrewingView, SeenBrewer } from '../view.ts';
import { readWord } from './die-word.ts';
import type { en } from './en.ts';
import { listIn, refusalText } from './refusals.ts';
import { sections } from './sections.ts';
import { spaceText } from './space-text.ts';
import { warningOf } from './warnings.ts';

export { notation } from './notation.ts';

export type Key = keyof typeof en;

const CATALOGUES: Catalogues<Key> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const load = loader(CATALOGUES, textOf);

function textOf(say: Say<Key>, language: Language): GameText {
  const list = listIn(language);
  const common = commonText(say, sections);
  return {
    ...common,
    action: (action: BrewingAction, names = []) => actionText(say, action, names),
    event: (event: BrewingEvent, names) => eventText(say, event, names),
    // In Italian the points are a component, and keep their name everywhere.
    partWithin: (name) => (language === 'it' && name === 'xp' ? common.part(name) : common.partWithin(name)),
    optionValue: (name, value) => common.optionValue(name, name === 'rounds' ? 'any' : value),
    goal: ({ brewed, toBrew, round, lastRound }: BrewingView) =>
      round === lastRound ? say('goal.last') : say('goal', { brewed, toBrew }),
    round: (event: BrewingEvent) =>
      event.type === 'began' ? { name: say('round', { round: event.round }), begins: 'with' } : undefined,
    announcement: (event: BrewingEvent, names) => announcementText(say, event, names),
    refusal: (rule, action, view: BrewingView, seat, names = []) =>
      refusalText(say, list, { rule, action: action as BrewingAction, view, seat, names }),
    prompt: (view: BrewingView, who, you) => promptText(say, view, who, you),
    warning: (action: BrewingAction, view: BrewingView) => warningText(say, action, view),
  };
}

// Dice and places

/** A die as the object of a sentence, or in a list. */
function dieText(say: Say<Key>, word: DieWord, form: 'die' | 'listed' = 'die'): string {
  const { colour, value, marks } = readWord(word);
  if (value === 0) return say(`new.${colour}`);
  const mark = marks.map((one) => ` ${say(`mark.${one}`)}`).join('');
  return say(`${form}.${colour}`, { value, mark });
}

const diceText = (say: Say<Key>, words: readonly DieWord[]): string =>
  words.map((word) => dieText(say, word, 'listed')).join(', ');

const placeText = (say: Say<Key>, place: Store | Space): string =>
  place === 'reserve' || place === 'warehouse' ? say(`in.${place}`) : say('in.space', { space: spaceText(say, place) });

const recipeText = (id: string): string => recipeOf(id).name;

/** The enhancement as the end of a phrase; empty if there is none. */
function extraText(say: Say<Key>, extra: string): string {
  if (extra === 'none') return '';
  const ingredient = INGREDIENTS.find((one) => one === extra);
  return ` ${ingredient ? say(`with.${ingredient}`) : say('with.blue', { die: dieText(say, extra) })}`;
}

// Actions

type ActionOf<T extends BrewingAction['type']> = Extract<BrewingAction, { type: T }>;

function actionText(say: Say<Key>, action: BrewingAction, names: readonly string[]): string {
  switch (action.type) {
    case 'sow':
      return sayByName(say, `action.sow.${action.space}`);
    case 'place':
      return sayByName(say, `action.place.${action.space}`, taken(say, action));
    case 'speed':
      return say('action.speed', { space: spaceText(say, action.space), ...taken(say, action) });
    case 'store':
    case 'pay':
      return say(`action.${action.type}`, { die: dieText(say, action.die) });
    case 'keep':
      return say(`action.keep.${action.where}`);
    case 'pick':
      return say('action.pick', { die: dieText(say, action.die), place: placeText(say, action.from) });
    case 'colour':
    case 'take':
      return sayByName(say, `action.${action.type}.${action.colour}`);
    case 'swap':
      return say('action.swap', { value: action.value, ...taken(say, action) });
    case 'buy':
      return buyText(say, action);
    case 'deal':
    case 'play':
    case 'claim':
      return say(`action.${action.type}`, { token: say(`token.${action.token}`), price: TOKEN_PRICES[action.token] });
    case 'aim':
      return say('action.aim', {
        die: dieText(say, action.die),
        place: placeText(say, action.place),
        owner: nameOf(names, action.seat),
      });
    case 'block':
      return say('action.block', {
        building: say(`building.${action.building}`),
        owner: nameOf(names, action.seat),
      });
    case 'ban':
      return say('action.ban', { recipe: recipeText(action.recipe) });
    case 'brew': {
      const { recipe, extra, pay } = action;
      return say(`action.brew.${pay}`, { recipe: recipeText(recipe), extra: extraText(say, extra) });
    }
    case 'pass':
    case 'done':
    case 'roll':
    case 'decline':
      return say(`action.${action.type}`);
  }
}

/** The die taken, and where from. */
const taken = (say: Say<Key>, { die, from }: { die: DieWord; from: Store }): { die: string; from: string } => ({
  die: dieText(say, die),
  from: say(`from.${from}`),
});

function buyText(say: Say<Key>, { ingredient, from, die }: ActionOf<'buy'>): string {
  const name = say(`ingredient.${ingredient}`);
  const price = INGREDIENT_PRICES[ingredient];
  if (from === null || die === null) return say('action.buy', { ingredient: name, price });
  const lower = price - discount(ingredient, readWord(die).value);
  return say('action.buy.cheaper', { ingredient: name, price: lower, ...taken(say, { die, from }) });
}

// Events

type EventOf<T extends BrewingEvent['type']> = Extract<BrewingEvent, { type: T }>;

function eventText(say: Say<Key>, event: BrewingEvent, names: readonly string[]): string {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'drawn':
      return say('event.drawn', { who, rolls: event.rolls.join(', ') });
    case 'began':
      return say(`event.began.${event.season}`, { who, round: event.round });
    case 'phase':
      return say(`event.phase.${event.phase}`);
    case 'rolled':
      return rolledText(say, event, who);
    case 'sown':
      return sayByName(say, `event.sown.${event.space}`, { who });
    case 'placed':
      return sayByName(say, `event.placed.${event.space}`, { who, ...taken(say, event) });
    case 'sped':
      return say('event.sped', { who, space: spaceText(say, event.space), die: dieText(say, event.die) });
    case 'stored':
      return say('event.stored', { who, die: dieText(say, event.die) });
    case 'gained':
      return gainedText(say, event, who);
    case 'improved':
      return say('event.improved', { who, die: dieText(say, event.die, 'listed') });
    case 'kept':
      return say(`event.kept.${event.where}`, { who, die: dieText(say, event.die) });
    case 'seeded':
      return say('event.seeded', { who, count: event.count });
    case 'earned':
      return earnedText(say, event, who);
    case 'rerolled':
      return say('event.rerolled', { who, dice: diceText(say, event.dice), into: diceText(say, event.into) });
    case 'searched':
      return say(`event.searched.${event.colour}`, { who, rolled: event.rolled.join(', ') });
    case 'swapped':
      return say('event.swapped', { who, die: dieText(say, event.die), into: dieText(say, event.into) });
    case 'ended':
      return say(`event.ended.${event.ending}`);
    case 'passed':
    case 'declined':
      return say(`event.${event.type}`, { who });
    default:
      return dealingText(say, event, names, who);
  }
}

type Dealing = EventOf<
  'bought' | 'dealt' | 'played' | 'aimed' | 'blocked' | 'banned' | 'brewed' | 'revealed' | 'wasted' | 'tidied'
>;

/** Purchases, tokens, brewing and the rewards. */
function dealingText(say: Say<Key>, event: Dealing, names: readonly string[], who: string): string {
  switch (event.type) {
    case 'bought':
      return boughtText(say, event, who);
    case 'dealt':
      return dealtText(say, event, who);
    case 'played':
      return say('event.played', { who, token: say(`token.${event.token}`) });
    case 'aimed':
      return aimedText(say, event, names);
    case 'blocked':
      return blockedText(say, event, names);
    case 'banned':
      return say('event.banned', { who, recipe: recipeText(event.recipe) });
    case 'brewed':
      return brewedText(say, event, who);
    case 'revealed':
      return say('event.revealed', { recipe: recipeText(event.recipe) });
    case 'wasted':
      return say('event.wasted', { who, space: spaceText(say, event.space) });
    case 'tidied':
      return say('event.tidied', { round: event.round });
  }
}

const rolledText = (say: Say<Key>, { dice }: EventOf<'rolled'>, who: string): string =>
  dice.length === 0 ? say('event.rolled.none', { who }) : say('event.rolled', { who, dice: diceText(say, dice) });

const blockedText = (say: Say<Key>, { seat, at: owner, building }: EventOf<'blocked'>, names: readonly string[]) =>
  say('event.blocked', {
    who: nameOf(names, seat),
    owner: nameOf(names, owner),
    building: say(`building.${building}`),
  });

function brewedText(say: Say<Key>, { recipe, extra, dice }: EventOf<'brewed'>, who: string): string {
  const told = { who, recipe: recipeText(recipe), extra: extraText(say, extra), dice: diceText(say, dice) };
  return say('event.brewed', told);
}

/** A die rolled at once shows its value; others are not rolled yet. */
const gainedText = (say: Say<Key>, { die }: EventOf<'gained'>, who: string): string =>
  readWord(die).value === 0
    ? say('event.gained.new', { who, die: dieText(say, die) })
    : say('event.gained.rolled', { who, die: dieText(say, die, 'listed') });

function earnedText(say: Say<Key>, { coins, xp }: EventOf<'earned'>, who: string): string {
  if (xp === 0) return say('event.earned.coins', { who, coins });
  return coins === 0 ? say('event.earned.xp', { who, xp }) : say('event.earned.both', { who, xp, coins });
}

function boughtText(say: Say<Key>, { ingredient, price, die }: EventOf<'bought'>, who: string): string {
  const told = { who, ingredient: say(`ingredient.${ingredient}`), price };
  return die === null ? say('event.bought', told) : say('event.bought.cheaper', { ...told, die: dieText(say, die) });
}

function dealtText(say: Say<Key>, { token, price }: EventOf<'dealt'>, who: string): string {
  if (token === null) return say(price > 0 ? 'event.dealt.hidden' : 'event.dealt.earnedHidden', { who, price });
  return say(price > 0 ? 'event.dealt.bought' : 'event.dealt.earned', { who, price, token: say(`token.${token}`) });
}

function aimedText(say: Say<Key>, event: EventOf<'aimed'>, names: readonly string[]): string {
  const { seat, token, at, place, die, into } = event;
  return say(aimedKey(token, at === seat), {
    who: nameOf(names, seat),
    owner: nameOf(names, at),
    place: placeText(say, place),
    die: dieText(say, die),
    into: dieText(say, into, 'listed'),
  });
}

function aimedKey(token: EventOf<'aimed'>['token'], isOwn: boolean): Key {
  if (token === 'raise') return 'event.aimed.raise';
  if (token === 'lock') return isOwn ? 'event.aimed.protect' : 'event.aimed.lock';
  return `event.aimed.${token === 'reroll' ? 'reroll' : 'withdraw'}.${isOwn ? 'own' : 'other'}`;
}

// Announcements: what is rolled, while it still tumbles

function announcementText(say: Say<Key>, event: BrewingEvent, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'rolled':
      return say('announced.rolled', { who });
    case 'rerolled':
      return say('announced.rerolled', { who, dice: diceText(say, event.dice) });
    case 'searched':
      return say(`announced.searched.${event.colour}`, { who });
    case 'gained':
      return readWord(event.die).value > 0 ? say('announced.gained', { who }) : undefined;
    case 'aimed':
      return event.token === 'reroll' ? say('announced.aimed', { who, die: dieText(say, event.die) }) : undefined;
    default:
      return undefined;
  }
}

// Prompts

function promptText(say: Say<Key>, view: BrewingView, who: string, you: boolean): string {
  const { actor, asked } = view;
  if (actor === null || asked === null) return say('prompt.over');
  return you ? askText(say, view, asked, at(view.seats, actor)) : theirText(say, asked, who);
}

function askText(say: Say<Key>, view: BrewingView, asked: Asked, own: SeenBrewer): string {
  switch (asked.at) {
    case 'place':
      return say(`prompt.place.${asked.pieces > 0 ? 'second' : asked.idle ? 'idle' : 'first'}`);
    case 'window':
      return say(asked.idle ? 'prompt.window.idle' : 'prompt.window');
    case 'purchase':
      return purchaseText(say, view, asked);
    case 'keep':
      return say(asked.withdrawn ? 'prompt.keep.withdrawn' : 'prompt.keep', {
        die: dieText(say, wordOf(asked.die), 'listed'),
      });
    case 'reroll':
      return rerollText(say, asked, own);
    case 'exchange':
      return say(`prompt.exchange.${asked.colour}`, { rolled: asked.rolled.join(', ') });
    case 'aim':
      return say(`prompt.aim.${asked.token}`);
    case 'pay':
      return payText(say, recipeOf(asked.recipe), asked.dice.length);
    default:
      return say(`prompt.${asked.at}`);
  }
}

type AskedAt<T extends Asked['at']> = Extract<Asked, { at: T }>;

/** What can still be bought, and the coins added by unlucky dice. */
function purchaseText(say: Say<Key>, { round }: BrewingView, asked: AskedAt<'purchase'>): string {
  const { bought, dealt, luck, idle } = asked;
  if (idle && !bought && !dealt) return say('prompt.purchase.idle');
  const buys = !bought && round >= MARKET_OPENS;
  const deals = !dealt && round >= BLACK_MARKET_OPENS;
  const what = buys && deals ? 'both' : buys ? 'ingredient' : deals ? 'token' : 'store';
  const sentence = say(`prompt.purchase.${what}`);
  return luck > 0 && what !== 'store' ? say('prompt.purchase.luck', { sentence, luck }) : sentence;
}

function rerollText(say: Say<Key>, asked: AskedAt<'reroll'>, own: SeenBrewer): string {
  const picked = (['reserve', 'warehouse'] as const).flatMap((from) =>
    own[from].filter((_, at) => asked[from].includes(at)),
  );
  if (picked.length === 0) return say('prompt.reroll.none');
  return say('prompt.reroll.some', { dice: diceText(say, picked.map(wordOf)) });
}

/** The strictest requirements are paid first. */
function payText(say: Say<Key>, { name, requirements }: Recipe, paid: number): string {
  const next = at(
    requirements.toSorted((a, b) => b.least - a.least),
    paid,
  );
  return say(`prompt.pay.${next.colour}`, { recipe: name, least: next.least });
}

function theirText(say: Say<Key>, asked: Asked, who: string): string {
  switch (asked.at) {
    case 'keep':
      return say('prompt.they.keep', { who, die: dieText(say, wordOf(asked.die), 'listed') });
    case 'exchange':
      return say('prompt.they.exchange', { who, rolled: asked.rolled.join(', ') });
    case 'aim':
      return say('prompt.they.aim', { who, token: say(`token.${asked.token}`) });
    case 'pay':
      return say('prompt.they.pay', { who, recipe: recipeText(asked.recipe) });
    default:
      return say(`prompt.they.${asked.at}`, { who });
  }
}

// Warnings

function warningText(say: Say<Key>, action: BrewingAction, view: BrewingView): string | undefined {
  const warning = warningOf(action, view);
  return warning && say(warning.key, warning.params);
}
