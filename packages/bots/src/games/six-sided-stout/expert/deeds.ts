import { never } from '../../../lists.ts';
import {
  bring,
  diceIn,
  freeDice,
  GOOD_NUMBER,
  HOPS,
  helperFor,
  type Kitchen,
  roast,
  unitsFrom,
  YEAST,
} from './kitchen.ts';
import { couldPut } from './placement.ts';

/**
 * The deeds for a day: the market for malt, hops or yeast, with an assistant where there is a star, or roasting
 * pale malt (r) or caramel malt (R).
 */
export const DEEDS = ['M', 'M*', 'H', 'H*', 'Y', 'Y*', 'r', 'R'] as const;
export type Deed = (typeof DEEDS)[number];
export type Plan = readonly Deed[];

/** The dice of every day to come, as they may fall: nine a day, three for each good. */
export type Fate = Uint8Array;
export const DICE_A_DAY = 9;

const GOOD_OF: Readonly<Record<string, number>> = { M: GOOD_NUMBER.malt, H: GOOD_NUMBER.hops, Y: GOOD_NUMBER.yeast };

/** The good that is bought, or nothing. */
export const goodOf = (deed: Deed): number | undefined => GOOD_OF[deed.charAt(0)];
export const isHelped = (deed: Deed): boolean => deed.length === 2;
const storeOf = (deed: Deed): number => (deed === 'r' ? 0 : 1);

export function mayDo(kitchen: Kitchen, deed: Deed): boolean {
  const good = goodOf(deed);
  if (good === undefined) return diceIn(kitchen, storeOf(deed)) > 0;
  if (kitchen.lastDeed === good || freeDice(kitchen) < (isHelped(deed) ? 3 : 2)) return false;
  if (isHelped(deed) && helperFor(kitchen, good) < 0) return false;
  return good === GOOD_NUMBER.malt || couldPut(kitchen, good === GOOD_NUMBER.hops ? HOPS : YEAST);
}

/** The same without an assistant. */
const UNHELPED: Readonly<Record<Deed, Deed>> = {
  M: 'M',
  'M*': 'M',
  H: 'H',
  'H*': 'H',
  Y: 'Y',
  'Y*': 'Y',
  r: 'r',
  R: 'R',
};

/** The replacements for an impossible deed, best first. */
const INSTEAD: readonly Deed[] = ['R', 'r', 'M*', 'M', 'Y*', 'Y', 'H*', 'H'];

/** The deed itself if it can be done, else the same without help, else something else; nothing if nothing can. */
export function possible(kitchen: Kitchen, deed: Deed): Deed | undefined {
  if (mayDo(kitchen, deed)) return deed;
  const plain = UNHELPED[deed];
  if (mayDo(kitchen, plain)) return plain;
  return INSTEAD.find((other) => mayDo(kitchen, other));
}

/** Does a deed with the dice of `fate` from `at` on: of three dice malt takes the highest, hops and yeast the lowest. */
export function perform(kitchen: Kitchen, deed: Deed, fate: Fate, at: number): void {
  const good = goodOf(deed);
  if (good === undefined) roast(kitchen, storeOf(deed));
  else goToMarket(kitchen, good, isHelped(deed), diceFor(deed, good, fate, at));
}

const diceFor = (deed: Deed, good: number, fate: Fate, at: number): Uint8Array =>
  fate.slice(at + good * 3, at + good * 3 + (isHelped(deed) ? 3 : 2)).sort();

function goToMarket(kitchen: Kitchen, good: number, helped: boolean, dice: Uint8Array): void {
  if (helped) kitchen.helpers &= ~(1 << helperFor(kitchen, good));
  const from = good === GOOD_NUMBER.malt ? dice.length - 2 : 0;
  bring(kitchen, good, dice[from] ?? never(), dice[from + 1] ?? never());
}

/** The numbers of units of hops or yeast that two of the dice bring home, fewest first; 0 for everything else. */
export function countsFor(deed: Deed, fate: Fate, at: number): number[] {
  const good = goodOf(deed);
  if (good === undefined || good === GOOD_NUMBER.malt) return [0];
  const dice = diceFor(deed, good, fate, at);
  const pairs = [...dice].flatMap((a, i) => [...dice.subarray(i + 1)].map((b) => unitsFrom(good, a, b)));
  return [...new Set(pairs)];
}
