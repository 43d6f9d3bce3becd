import { below, type Emit, must, rollDie, type ScorePart, type Seat } from '@taproom/engine';
import { SPACES, type Space } from './city.ts';
import {
  BLENDS,
  FORMULAS,
  NATURALS,
  type Natural,
  priceOn,
  VP_WORTH,
  WHISKIES,
  WHISKY_WORTH,
  type Whisky,
} from './components.ts';
import type { Baron, DyceEvent, DyceState, Merchant, Shop } from './state.ts';

export const merchantAt = ({ merchants }: DyceState, seat: Seat): Merchant => must(merchants[seat]);

export const isAlone = ({ merchants }: { readonly merchants: readonly unknown[] }): boolean => merchants.length === 1;

/** Whether every blend has been sold in a solo game. */
export const isComplete = (state: DyceState): boolean => BLENDS.every((blend) => merchantAt(state, 0).sold[blend] > 0);

/** Whether all natural whiskies for some blend are in hand. */
export const canBlend = ({ whiskies }: { readonly whiskies: Readonly<Merchant['whiskies']> }): boolean =>
  BLENDS.some((blend) => FORMULAS[blend].every((natural) => whiskies[natural] > 0));

/** DY-21: without a pound nothing can be opened or bought, and without a blend there is no way to get one. */
export const isRuined = (state: DyceState): boolean =>
  isAlone(state) && state.merchants.every((alone) => alone.pounds === 0 && !canBlend(alone));

export const allSealed = ({ merchants }: DyceState): boolean => merchants.every(({ sealed }) => sealed);

export const hasBaron = ({ barons }: DyceState, space: Space): boolean =>
  barons.some(({ standing }) => 'space' in standing && standing.space === space);

export interface DrawnDie {
  readonly whisky: Whisky;
  readonly rolled: number;
  readonly value: number;
}

/** Draws a die from the bag with equal probability, rolls it and turns it if needed. */
export function drawDie({ rng, bag }: DyceState): DrawnDie {
  let left = below(
    rng,
    WHISKIES.reduce((sum, whisky) => sum + bag[whisky], 0),
  );
  const whisky = must(
    WHISKIES.find((one) => {
      left -= bag[one];
      return left < 0;
    }),
  );
  bag[whisky]--;
  const rolled = rollDie(rng);
  return { whisky, rolled, value: priceOn(whisky, rolled) };
}

/** The first die goes back, and a new one, possibly the same, joins the end of the line. */
export function changeDie(
  state: DyceState,
  { line }: Baron,
): Omit<Extract<DyceEvent, { type: 'drew' }>, 'type' | 'baron'> {
  const first = must(line.shift());
  state.bag[first.whisky]++;
  const { whisky, rolled, value } = drawDie(state);
  line.push({ whisky, value });
  return { back: first.whisky, whisky, value, rolled };
}

export function takeWhisky(state: DyceState, seat: Seat, whisky: Natural, emit: Emit<DyceEvent>): void {
  state.pool.splice(state.pool.indexOf(whisky), 1);
  merchantAt(state, seat).whiskies[whisky]++;
  emit({ type: 'chose', seat, whisky });
}

export const shopsInCity = ({ city }: DyceState, seat: Seat): number =>
  SPACES.filter((space) => city[space]?.owner === seat).length;

/** What scores: the city and the hands. */
interface Scored {
  readonly city: readonly (Readonly<Shop> | null)[];
  readonly merchants: readonly (Readonly<Pick<Merchant, 'pounds' | 'vps'>> & {
    readonly whiskies: Readonly<Merchant['whiskies']>;
  })[];
}

/** DY-12: pounds on a shop count for its owner. In a solo game only pounds count. */
export function scoreParts(state: Scored, seat: Seat): ScorePart[] {
  const merchant = must(state.merchants[seat]);
  const onShops = state.city.reduce((sum, shop) => sum + (shop?.owner === seat ? shop.pounds : 0), 0);
  const whiskies = NATURALS.reduce((sum, natural) => sum + merchant.whiskies[natural], 0);
  const pounds = [
    { name: 'pounds', value: merchant.pounds },
    { name: 'onShops', value: onShops },
  ];
  if (isAlone(state)) return pounds;
  return [
    ...pounds,
    { name: 'whiskies', value: WHISKY_WORTH * whiskies },
    { name: 'vps', value: VP_WORTH * merchant.vps },
  ];
}

export const total = (parts: readonly ScorePart[]): number => parts.reduce((sum, { value }) => sum + value, 0);
