import type { Seat } from '@taproom/engine';
import {
  type BaronName,
  type DyceEvent,
  type DyceView,
  FORMULAS,
  isNatural,
  type Traded,
  type Whisky,
} from '@taproom/games/dyce';
import type { Thing } from '../merchants/things.ts';

/** Where something lies. The castle also stands for the pounds that nobody owns. */
export type Place =
  | { readonly space: string }
  | { readonly seat: Seat }
  | { readonly supply: Whisky }
  | { readonly pool: Whisky }
  | { readonly figure: BaronName }
  | 'castle';

/** A piece on its way. */
export interface Flight {
  readonly thing: Thing;
  readonly from: Place;
  readonly to: Place;
}

const times = (count: number, flight: Flight): Flight[] => Array.from({ length: count }, () => flight);

/** What an event sends through the air, in order; the view is the one before it. */
export function flightsOf(event: DyceEvent, before: DyceView): Flight[] {
  switch (event.type) {
    case 'chose':
      return [{ thing: event.whisky, from: { pool: event.whisky }, to: { seat: event.seat } }];
    case 'opened':
      return [
        { thing: 'shop', from: { seat: event.seat }, to: { space: event.space } },
        { thing: 'pound', from: { seat: event.seat }, to: 'castle' },
      ];
    case 'stocked': {
      const { space, whisky, instead } = event;
      const back: Flight[] = instead ? [{ thing: instead, from: { space }, to: { supply: instead } }] : [];
      return [...back, { thing: whisky, from: { supply: whisky }, to: { space } }];
    }
    case 'advertised':
      return [{ thing: 'pound', from: { seat: event.seat }, to: { space: event.space } }];
    case 'passed':
      return [{ thing: 'seal', from: { seat: event.seat }, to: 'castle' }];
    case 'took':
      return [{ thing: 'pound', from: 'castle', to: { seat: event.seat } }];
    case 'bought':
    case 'sold':
    case 'closed':
      return [
        ...tradeFlights(event),
        ...times(event.pounds, { thing: 'pound', from: { space: event.space }, to: 'castle' }),
      ];
    case 'evening':
      return before.seats.flatMap(({ sealed }, seat): Flight[] =>
        sealed ? [{ thing: 'seal', from: 'castle', to: { seat } }] : [],
      );
    default:
      return [];
  }
}

function tradeFlights({ type, seat, space, whisky, price, vps, baron }: Traded): Flight[] {
  const owner: Place = { seat };
  const shop: Place = { space };
  const buyer: Place = { figure: baron };
  if (type === 'closed') {
    return [
      { thing: 'shop', from: shop, to: owner },
      { thing: whisky, from: shop, to: { supply: whisky } },
    ];
  }
  if (isNatural(whisky)) {
    return [...times(price, { thing: 'pound', from: owner, to: buyer }), { thing: whisky, from: shop, to: owner }];
  }
  return [
    ...FORMULAS[whisky].map((natural): Flight => ({ thing: natural, from: owner, to: shop })),
    ...times(price, { thing: 'pound', from: buyer, to: owner }),
    ...times(vps, { thing: 'vp', from: buyer, to: owner }),
  ];
}
