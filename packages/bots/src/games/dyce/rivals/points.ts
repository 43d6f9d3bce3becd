import { VP_WORTH, WHISKY_WORTH } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { type Market, NATURAL_COUNT } from '../evaluation/market.ts';
import { SPACE_COUNT } from '../evaluation/ways.ts';

/** Writes down the score that each seat would have now. */
export function pointsIn({ seats, pounds, vps, hands, owners, adverts }: Market, into: number[] | Float64Array): void {
  for (let seat = 0; seat < seats; seat++) {
    let whiskies = 0;
    for (let i = 0; i < NATURAL_COUNT; i++) whiskies += hands[seat * NATURAL_COUNT + i] ?? never();
    into[seat] = (pounds[seat] ?? never()) + VP_WORTH * (vps[seat] ?? never()) + WHISKY_WORTH * whiskies;
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    const onShop = adverts[space] ?? never();
    if (onShop > 0) into[owners[space] ?? never()] = (into[owners[space] ?? never()] ?? never()) + onShop;
  }
}
