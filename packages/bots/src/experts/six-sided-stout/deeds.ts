import {
  bring,
  diceIn,
  freeDice,
  GOOD_NUMBER,
  HOPS,
  helperFor,
  type Kitchen,
  mayPutSomewhere,
  roast,
  YEAST,
} from './kitchen.ts';

/**
 * What a day can be spent on: the market for malt, hops or yeast, with an assistant where there is a star, or roasting
 * pale malt (r) or caramel malt (R).
 */
export const DEEDS = ['M', 'M*', 'H', 'H*', 'Y', 'Y*', 'r', 'R'] as const;
export type Deed = (typeof DEEDS)[number];
export type Plan = readonly Deed[];

/** The dice of every day to come, as they may fall: nine a day, three for each good. */
export type Fate = Uint8Array;
export const DICE_A_DAY = 9;

export const readPlan = (text: string): Plan => text.split(' ') as Deed[];

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
  return good === GOOD_NUMBER.malt || mayPutSomewhere(kitchen, good === GOOD_NUMBER.hops ? HOPS : YEAST);
}

/** What to do instead of a deed that is not possible, best first. */
const INSTEAD: readonly Deed[] = ['R', 'r', 'M*', 'M', 'Y*', 'Y', 'H*', 'H'];

/** The deed itself if it can be done, else the same without help, else something else; nothing if nothing can. */
export function possible(kitchen: Kitchen, deed: Deed): Deed | undefined {
  if (mayDo(kitchen, deed)) return deed;
  const plain = deed.charAt(0) as Deed;
  if (mayDo(kitchen, plain)) return plain;
  return INSTEAD.find((other) => mayDo(kitchen, other));
}

/** Does a deed with the dice of `fate` from `at` on: of three dice malt takes the highest, hops and yeast the lowest. */
export function perform(kitchen: Kitchen, deed: Deed, fate: Fate, at: number): void {
  const good = goodOf(deed);
  if (good === undefined) roast(kitchen, storeOf(deed));
  else goToMarket(kitchen, good, isHelped(deed), fate, at + good * 3);
}

function goToMarket(kitchen: Kitchen, good: number, helped: boolean, fate: Fate, at: number): void {
  const dice = fate.subarray(at, at + (helped ? 3 : 2));
  if (helped) kitchen.helpers &= ~(1 << helperFor(kitchen, good));
  const [a, b] = chooseTwo(dice, good);
  bring(kitchen, good, a, b);
}

function chooseTwo(dice: Uint8Array, good: number): [number, number] {
  const sorted = dice.toSorted();
  const from = good === GOOD_NUMBER.malt ? sorted.length - 2 : 0;
  return [sorted[from] as number, sorted[from + 1] as number];
}
