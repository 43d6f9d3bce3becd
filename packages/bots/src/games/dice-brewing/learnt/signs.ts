import { COINS_FOR_XP, COLOURS, DIE_XP, INGREDIENTS, TOKENS } from '@taproom/games/dice-brewing';
import { never } from '../../../lists.ts';
import { type Brewery, CLAIMS, COINS, COLOUR_COUNT, MOST_PIPS, placeOf, SEEDS, XP } from '../evaluation/brewery.ts';
import { NONE } from '../evaluation/formulas.ts';
import { type Offer, type Outlook, prizeOf, rankHopes } from '../evaluation/hopes.ts';

// The signs by which the network tells what a seat's position is worth. A sign has a strength: 1 if it is simply there.

let signs = 0;
/** Numbers for so many signs of a kind. */
function kind(count: number): number {
  signs += count;
  return signs - count;
}

/** How far a seat has come in the round. */
export const STAGES = { begin: 0, place: 1, buy: 2, brew: 3, tidy: 4 } as const;
const STAGE_COUNT = 5;
const MOST_SEATS = 4;
/** The recipes that each seat will still brew are told apart by halves. */
const LEFTS = 11;
const MOST_ROUND = 14;
const MOST_LOOSE = 7;
const MOST_DICE = 10;
const MOST_STORED = 3;
const MOST_SHOWN = 2;
const MOST_COINS = 14;
const MOST_SEEDS = 4;
const MOST_DISPLAY = 4;
const RANKS = 3;
/** Nothing missing, there now or only later, or one to four dice. */
const READINESS = 6;
/** Strengths are kept near 1. */
const SCORE = 10;
const PRIZE = 5;
const FEW = 4;

const SEATS = kind(MOST_SEATS + 1);
const ROUND = kind(MOST_ROUND + 1);
const LEFT = kind(LEFTS);
const ORDER = kind(STAGE_COUNT * MOST_SEATS);
const DISPLAY = kind(MOST_DISPLAY + 1);
const SCORE_AT = kind(LEFTS);
const COINS_AT = kind(LEFTS);
const PURSE = kind(MOST_COINS);
const SEEDS_AT = kind(LEFTS);
const SACK = kind(MOST_SEEDS);
const DICE_AT = kind(COLOUR_COUNT * LEFTS);
const DICE = kind(COLOUR_COUNT * MOST_DICE);
const LOOSE = kind(COLOUR_COUNT * MOST_LOOSE);
const STORED = kind(COLOUR_COUNT * MOST_PIPS * MOST_STORED);
const SHOWN = kind(2 * COLOUR_COUNT * MOST_PIPS * MOST_SHOWN);
const LATE = kind(COLOUR_COUNT);
const INGREDIENT = kind(INGREDIENTS.length);
const LARDER = kind(1);
const TOKEN = kind(TOKENS.length);
const CLAIM = kind(1);
const READY = kind(RANKS * STAGE_COUNT * READINESS);
const REWARD = kind(RANKS * 2 * READINESS);
const HOPE = kind(RANKS);
const CONTESTED = kind(2 * 2);

export const SIGN_COUNT = signs;

/** What a seat's worth depends on besides its brewery. */
export interface Setting {
  readonly offer: Offer;
  readonly outlook: Outlook;
  readonly seats: number;
  readonly round: number;
  /** Recipes to be brewed by all until the end. */
  readonly left: number;
  /** How far the seat has come in the round, and its turn in the order of play. */
  readonly stage: number;
  readonly turn: number;
  /** By recipe of the display: whether a rival can brew it who comes earlier, or later. */
  readonly earlier: number;
  readonly later: number;
}

const XP_OF: readonly number[] = COLOURS.map((colour) => DIE_XP[colour]);

/** The row of signs being filled. */
let row: Float64Array = new Float64Array(SIGN_COUNT);
const show = (sign: number, strength: number): void => {
  row[sign] = strength;
};
/** One sign for each up to a count. */
function showUpTo(first: number, count: number, most: number): void {
  for (let i = Math.min(count, most) - 1; i >= 0; i--) row[first + i] = 1;
}

/** Fills a row with the strength of every sign. */
export function fillSigns(into: Float64Array, brewery: Brewery, setting: Setting): void {
  row = into;
  row.fill(0);
  const left = Math.min(LEFTS - 1, Math.ceil((2 * setting.left) / setting.seats));
  showSetting(setting, left);
  showGoods(brewery, left);
  showDice(brewery, left);
  if (setting.stage === STAGES.place) showReserve(brewery, 0);
  if (setting.stage === STAGES.buy) showReserve(brewery, 1);
  showHopes(brewery, setting);
}

function showSetting({ seats, round, stage, turn, offer }: Setting, left: number): void {
  show(SEATS + seats, 1);
  show(ROUND + Math.min(round, MOST_ROUND), 1);
  show(LEFT + left, 1);
  show(ORDER + stage * MOST_SEATS + turn, 1);
  show(DISPLAY + offer.formulas.length, 1);
}

function showGoods({ goods, ingredients, tokens }: Brewery, left: number): void {
  const coins = goods[COINS] ?? never();
  const seeds = goods[SEEDS] ?? never();
  show(SCORE_AT + left, (goods[XP] ?? never()) / SCORE);
  show(COINS_AT + left, coins / COINS_FOR_XP / SCORE);
  showUpTo(PURSE, coins, MOST_COINS);
  show(SEEDS_AT + left, seeds / FEW);
  showUpTo(SACK, seeds, MOST_SEEDS);
  let larder = 0;
  for (let i = 0; i < INGREDIENTS.length; i++) {
    const count = ingredients[i] ?? never();
    larder += count;
    if (count > 0) show(INGREDIENT + i, 1);
  }
  show(LARDER, larder / FEW);
  for (let i = 0; i < TOKENS.length; i++) show(TOKEN + i, (tokens[i] ?? never()) / 2);
  show(CLAIM, goods[CLAIMS] ?? never());
}

function showDice({ loose, stored, late }: Brewery, left: number): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const rolled = loose[colour] ?? never();
    let put = 0;
    let waiting = 0;
    for (let value = MOST_PIPS; value > 0; value--) {
      put += stored[placeOf(colour, value)] ?? never();
      waiting += late[placeOf(colour, value)] ?? never();
      showUpTo(STORED + (colour * MOST_PIPS + value - 1) * MOST_STORED, put, MOST_STORED);
    }
    showUpTo(LOOSE + colour * MOST_LOOSE, rolled, MOST_LOOSE);
    showUpTo(DICE + colour * MOST_DICE, rolled + put, MOST_DICE);
    show(DICE_AT + colour * LEFTS + left, (rolled + put) / FEW);
    show(LATE + colour, waiting);
    row[SCORE_AT + left] = (row[SCORE_AT + left] ?? never()) + ((XP_OF[colour] ?? never()) * (rolled + put)) / SCORE;
  }
}

/** What the dice in the reserve show matters as long as they can be used or stored. */
function showReserve({ shown }: Brewery, part: number): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let dice = 0;
    for (let value = MOST_PIPS; value > 0; value--) {
      dice += shown[placeOf(colour, value)] ?? never();
      const first = SHOWN + ((part * COLOUR_COUNT + colour) * MOST_PIPS + value - 1) * MOST_SHOWN;
      showUpTo(first, dice, MOST_SHOWN);
    }
  }
}

function showHopes(brewery: Brewery, { offer, outlook, stage, earlier, later }: Setting): void {
  const isOver = stage === STAGES.tidy || stage === STAGES.begin ? 1 : 0;
  const found = rankHopes(brewery, offer, outlook);
  for (let rank = 0; rank < RANKS; rank++) {
    const { recipe, worth, missing, isNow } = found[rank] ?? never();
    if (recipe === NONE) return;
    const readiness = missing > 0 ? Math.min(READINESS - 1, missing + 1) : isNow ? 0 : 1;
    show(READY + (rank * STAGE_COUNT + stage) * READINESS + readiness, 1);
    show(
      REWARD + (rank * 2 + isOver) * READINESS + readiness,
      prizeOf(offer.formulas[recipe] ?? never(), outlook) / PRIZE,
    );
    show(HOPE + rank, worth / PRIZE);
    if (rank > 1) continue;
    if ((earlier & (1 << recipe)) !== 0) show(CONTESTED + 2 * rank, 1);
    if ((later & (1 << recipe)) !== 0) show(CONTESTED + 2 * rank + 1, 1);
  }
}
