import { isOneOf, keysOf } from '@taproom/engine';
import { DISTILLERIES, type FieldId, fieldOf, type Region } from './map/index.ts';

export const TOKENS = ['barley', 'water', 'yeast'] as const;
export type Token = (typeof TOKENS)[number];
export const TOKENS_OF_EACH = 30;
/** Tokens of each kind for a lost bottle. */
export const LOST_COST = 2;

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
export const POINTS: Readonly<Record<Level, number>> = { easy: 1, medium: 3, hard: 5 };

export const MOST_ROUNDS = 150;
export const LUCKY_FIELDS = 10;
export const LEAKED = 5;
export const COLLAPSED = 6;
export const CRASHED = 2;
export const TURNS_MISSED = 2;
export const PROHIBITION_THROWS = 3;
/** Nick Offerman's armchair. */
export const ARMCHAIR: FieldId = 'lagavulin';

export type CardSet = 'base' | 'extended';

// Characters

export type Ability =
  | { readonly type: 'multiply'; readonly distillery: FieldId; readonly factor: number }
  /** Throws to see the right answer. */
  | { readonly type: 'reveal'; readonly success: readonly number[] }
  /** Throws for another question. */
  | { readonly type: 'exchange'; readonly success: readonly number[] }
  | { readonly type: 'twoDice'; readonly country: 'ireland' | 'scotland' }
  | { readonly type: 'plus'; readonly country: 'ireland' | 'scotland'; readonly plus: number }
  | { readonly type: 'jump'; readonly from: FieldId; readonly to: FieldId }
  | { readonly type: 'pour' }
  | { readonly type: 'wild' };

interface CharacterRules {
  readonly set: CardSet;
  readonly ability: Ability;
}

const multiply = (distillery: FieldId, factor: number): Ability => ({ type: 'multiply', distillery, factor });

export const CHARACTER_RULES = {
  'alan-winchester': { set: 'base', ability: multiply('glenlivet', 3) },
  'billy-leighton': { set: 'base', ability: multiply('midleton', 2) },
  'billy-walker': { set: 'base', ability: { type: 'reveal', success: [1, 2] } },
  'david-stewart': { set: 'base', ability: { type: 'reveal', success: [1, 2] } },
  'gordon-motion': { set: 'base', ability: multiply('highland-park', 2) },
  'jim-mcewan': { set: 'base', ability: { type: 'exchange', success: [2, 4, 6] } },
  'john-quinn': { set: 'base', ability: { type: 'twoDice', country: 'ireland' } },
  'nick-savage': { set: 'base', ability: { type: 'jump', from: 'macallan', to: 'bladnoch' } },
  'rachel-barrie': { set: 'base', ability: multiply('glendronach', 2) },
  'richard-paterson': { set: 'base', ability: { type: 'pour' } },
  'friar-john-cor': { set: 'extended', ability: { type: 'wild' } },
  'jim-swan': { set: 'extended', ability: { type: 'twoDice', country: 'scotland' } },
  'john-campbell': { set: 'extended', ability: multiply('laphroaig', 2) },
  'john-jameson': { set: 'extended', ability: { type: 'plus', country: 'ireland', plus: 5 } },
  'stephanie-macleod': { set: 'extended', ability: { type: 'twoDice', country: 'scotland' } },
} as const satisfies Readonly<Record<string, CharacterRules>>;

export type Character = keyof typeof CHARACTER_RULES;
export const CHARACTERS = keysOf(CHARACTER_RULES);
export const abilityOf = (character: Character): Ability => CHARACTER_RULES[character].ability;

// Special cards

/**
 * When a card takes effect. Some are kept for later (`roll`: instead of the roll; `turn`: before the roll, or where the
 * move has ended; `distillery`: before the level is chosen; `question`; `airport`), the others take effect when drawn
 * (`now`; `self`, `other`: laid in front of a player; `bottle`).
 */
export type Moment = 'roll' | 'turn' | 'distillery' | 'question' | 'airport' | 'now' | 'self' | 'other' | 'bottle';

interface CardRules {
  readonly set: CardSet;
  readonly count: number;
  readonly when: Moment;
  /** Points of a bottle card. */
  readonly points?: number;
}

export const CARD_RULES = {
  'fifty-fifty': { set: 'base', count: 5, when: 'question' },
  'alwynne-gwilt': { set: 'base', count: 1, when: 'question' },
  'becky-paskin': { set: 'base', count: 1, when: 'question' },
  'dave-broom': { set: 'base', count: 2, when: 'question' },
  'charles-maclean': { set: 'base', count: 2, when: 'question' },
  'bottle-arran': { set: 'base', count: 1, when: 'bottle', points: 3 },
  'bottle-ben-nevis-10': { set: 'base', count: 1, when: 'bottle', points: 4 },
  'bottle-flora-fauna': { set: 'base', count: 1, when: 'bottle', points: 5 },
  'bottle-powers': { set: 'base', count: 1, when: 'bottle', points: 2 },
  'bottle-teeling': { set: 'base', count: 1, when: 'bottle', points: 3 },
  'bottle-benriach': { set: 'base', count: 1, when: 'bottle', points: 3 },
  birthday: { set: 'base', count: 4, when: 'now' },
  faker: { set: 'base', count: 3, when: 'turn' },
  'feis-ile': { set: 'base', count: 2, when: 'now' },
  'flight-one-way': { set: 'base', count: 4, when: 'airport' },
  'flight-return': { set: 'base', count: 3, when: 'airport' },
  hangover: { set: 'base', count: 4, when: 'self' },
  carriage: { set: 'base', count: 2, when: 'self' },
  'leaking-barrel': { set: 'base', count: 5, when: 'now' },
  'lost-enthusiast': { set: 'base', count: 1, when: 'turn' },
  'luck-of-the-irish': { set: 'base', count: 3, when: 'roll' },
  prohibition: { set: 'base', count: 4, when: 'other' },
  'robbie-macpherson': { set: 'base', count: 2, when: 'distillery' },
  'spirit-of-speyside': { set: 'base', count: 2, when: 'now' },
  truck: { set: 'base', count: 2, when: 'self' },
  'aeneas-coffey': { set: 'extended', count: 1, when: 'turn' },
  angels: { set: 'extended', count: 2, when: 'turn' },
  'broken-cork': { set: 'extended', count: 3, when: 'turn' },
  'bottle-bunnahabhain-25': { set: 'extended', count: 1, when: 'bottle', points: 6 },
  'bottle-craigellachie-31': { set: 'extended', count: 1, when: 'bottle', points: 7 },
  'bottle-glenfarclas-105': { set: 'extended', count: 1, when: 'bottle', points: 4 },
  'bottle-kilchoman-100': { set: 'extended', count: 1, when: 'bottle', points: 4 },
  'bottle-royal-salute-21': { set: 'extended', count: 1, when: 'bottle', points: 5 },
  'gordon-macphail': { set: 'extended', count: 2, when: 'turn' },
  'michael-jackson': { set: 'extended', count: 1, when: 'question' },
  'nick-offerman': { set: 'extended', count: 1, when: 'turn' },
  shackleton: { set: 'extended', count: 1, when: 'turn' },
  'pattison-crash': { set: 'extended', count: 2, when: 'now' },
  'warehouse-collapse': { set: 'extended', count: 3, when: 'turn' },
  'whisky-show': { set: 'extended', count: 2, when: 'now' },
} as const satisfies Readonly<Record<string, CardRules>>;

export type Card = keyof typeof CARD_RULES;
export const CARDS = keysOf(CARD_RULES);

export const whenOf = (card: Card): Moment => CARD_RULES[card].when;

/** The cards of a moment, by name. */
export type CardOf<M extends Moment> = {
  [K in Card]: (typeof CARD_RULES)[K]['when'] extends M ? K : never;
}[Card];

const KEPT: readonly Moment[] = ['roll', 'turn', 'distillery', 'question', 'airport'];
/** Whether a card goes into the hand, hidden from others. */
export const isKept = (card: Card): boolean => KEPT.includes(whenOf(card));

export const EXPERTS = ['alwynne-gwilt', 'becky-paskin', 'dave-broom', 'charles-maclean', 'michael-jackson'] as const;
export const isExpert = (card: Card): boolean => isOneOf(EXPERTS, card);

/** The special deck, not shuffled yet. */
export const specialDeck = (isExtended: boolean): Card[] =>
  CARDS.filter((card) => isExtended || CARD_RULES[card].set === 'base').flatMap((card) =>
    Array<Card>(CARD_RULES[card].count).fill(card),
  );

// Lost distilleries

export const LOST_POINTS = {
  'lost-kinclaith': 4,
  'lost-ladyburn': 4,
  'lost-glenury-royal': 4,
  'lost-convalmore': 5,
  'lost-imperial': 5,
  'lost-glen-mhor': 5,
  'lost-littlemill': 6,
  'lost-st-magdalene': 6,
  'lost-royal-irish': 6,
  'lost-nuns-island': 7,
  'lost-stromness': 7,
  'lost-lochindaal': 8,
  'lost-old-hazelburn': 8,
  'lost-malt-mill': 10,
} as const;

export type LostBottle = keyof typeof LOST_POINTS;
export const LOST_BOTTLES = keysOf(LOST_POINTS);

// Bottles

/**
 * A bottle by its word: `ardbeg-5` from a distillery, `bottle-arran` from a card, `lost-malt-mill` from a lost
 * distillery.
 */
export type Bottle = string;

export interface BottleFacts {
  readonly word: Bottle;
  readonly kind: 'distillery' | 'card' | 'lost';
  /** As printed; characters may multiply them. */
  readonly points: number;
  /** Null for bottles not from a distillery. */
  readonly distillery: FieldId | null;
  readonly region: Region | null;
}

export const bottleFrom = (distillery: FieldId, points: number): Bottle => `${distillery}-${points}`;

const ofDistilleries = DISTILLERIES.flatMap((distillery) =>
  LEVELS.map(
    (level): BottleFacts => ({
      word: bottleFrom(distillery, POINTS[level]),
      kind: 'distillery',
      points: POINTS[level],
      distillery,
      region: fieldOf(distillery).region,
    }),
  ),
);

const without = { distillery: null, region: null };

const ofCards = Object.entries<CardRules>(CARD_RULES).flatMap(([word, { points }]): BottleFacts[] =>
  points === undefined ? [] : [{ word, kind: 'card', points, ...without }],
);

const ofLost = LOST_BOTTLES.map((word): BottleFacts => ({ word, kind: 'lost', points: LOST_POINTS[word], ...without }));

export const BOTTLES: readonly BottleFacts[] = [...ofDistilleries, ...ofCards, ...ofLost];

const BY_WORD: ReadonlyMap<unknown, BottleFacts> = new Map(BOTTLES.map((facts) => [facts.word, facts]));

export const findBottle = (word: unknown): BottleFacts | undefined => BY_WORD.get(word);

export function bottleOf(word: Bottle): BottleFacts {
  const facts = BY_WORD.get(word);
  if (!facts) throw new Error(`no bottle ${word}`);
  return facts;
}
