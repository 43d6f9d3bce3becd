import { below, type Emit, rollDie, type ScorePart, type Seat } from '@taproom/engine';
import { SPACES, type Space } from './city.ts';
import {
  BLENDS,
  NATURALS,
  type Natural,
  priceOn,
  VP_WORTH,
  WHISKIES,
  WHISKY_WORTH,
  type Whisky,
} from './components.ts';
import type { Baron, Die, DyceEvent, DyceState, Merchant } from './state.ts';

export const merchantAt = ({ merchants }: DyceState, seat: Seat): Merchant => merchants[seat] as Merchant;

export const isAlone = ({ merchants }: DyceState): boolean => merchants.length === 1;

/** Whether every blend has been sold alone. */
export const isComplete = ({ merchants: [alone] }: DyceState): boolean =>
  BLENDS.every((blend) => (alone as Merchant).sold[blend] > 0);

export const allSealed = ({ merchants }: DyceState): boolean => merchants.every(({ sealed }) => sealed);

export const hasBaron = ({ barons }: DyceState, space: Space): boolean =>
  barons.some(({ standing }) => 'space' in standing && standing.space === space);

/** A die as it came out of the bag. */
export interface DrawnDie {
  readonly whisky: Whisky;
  readonly rolled: number;
  readonly value: number;
}

/** Takes any die out of the bag, each as likely, rolls it and turns it if need be. */
export function drawDie({ rng, bag }: DyceState): DrawnDie {
  let left = below(
    rng,
    WHISKIES.reduce((sum, whisky) => sum + bag[whisky], 0),
  );
  const whisky = WHISKIES.find((one) => {
    left -= bag[one];
    return left < 0;
  }) as Whisky;
  bag[whisky]--;
  const rolled = rollDie(rng);
  return { whisky, rolled, value: priceOn(whisky, rolled) };
}

/** The first die goes back, and a new one comes to the end of the line. It may be the same. */
export function changeDie(
  state: DyceState,
  { line }: Baron,
): Omit<Extract<DyceEvent, { type: 'drew' }>, 'type' | 'baron'> {
  const [first] = line.splice(0, 1) as [Die];
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

/** DY-12: pounds on a shop are its owner's. Alone only pounds are counted. */
export function scoreParts(state: DyceState, seat: Seat): ScorePart[] {
  const merchant = merchantAt(state, seat);
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
