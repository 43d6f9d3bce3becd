import type { Seat } from '@taproom/engine';
import {
  type BaronName,
  type Die,
  type DyceEvent,
  type DyceView,
  FORMULAS,
  isNatural,
  type Natural,
  type SeenBaron,
  type SeenMerchant,
  type Shop,
  SPACE_NAMES,
  scoreParts,
  type Traded,
  total,
  type Whisky,
} from '@taproom/games/dyce';

/** The view with an event told: city, lines, hands, supply and castle. Whose turn comes next waits for the end. */
export const told = (view: DyceView, event: DyceEvent): DyceView => counted(changed(view, event));

function changed(view: DyceView, event: DyceEvent): DyceView {
  switch (event.type) {
    case 'chose':
      return withHand({ ...view, pool: without(view.pool, event.whisky) }, event.seat, (hand) => ({
        whiskies: added(hand.whiskies, event.whisky, 1),
      }));
    case 'opened':
      return withHand(
        withShop(view, event.space, () => ({ owner: event.seat, whisky: null, pounds: 0 })),
        event.seat,
        ({ pounds, shops }) => ({ pounds: pounds - 1, shops: shops - 1 }),
      );
    case 'stocked':
      return withShop(
        withSupply(view, { [event.whisky]: -1, ...(event.instead && { [event.instead]: 1 }) }),
        event.space,
        (shop) => ({
          ...shop,
          whisky: event.whisky,
        }),
      );
    case 'advertised':
      return withHand(
        withShop(view, event.space, (shop) => ({ ...shop, pounds: shop.pounds + 1 })),
        event.seat,
        ({ pounds }) => ({ pounds: pounds - 1 }),
      );
    case 'passed':
      return withHand(view, event.seat, () => ({ sealed: true }));
    case 'took':
      return withHand(view, event.seat, ({ pounds }) => ({ pounds: pounds + 1 }));
    case 'walked':
      return withBaron({ ...view, actor: null, forecast: [] }, event.baron, (baron) => ({
        ...baron,
        space: event.to === 'gate' ? null : event.to,
      }));
    case 'bought':
    case 'sold':
    case 'closed':
      return traded(view, event);
    case 'drew':
      return {
        ...withBaron(view, event.baron, (baron) => ({ ...baron, line: [...baron.line.slice(1), newDie(event)] })),
        bag: added(added(view.bag, event.back, 1), event.whisky, -1),
      };
    case 'evening':
      return { ...view, white: event.white, seats: view.seats.map((hand) => ({ ...hand, sealed: false })) };
    case 'ended':
      return { ...view, actor: null, forecast: [], ending: event.ending };
    default:
      return view;
  }
}

function traded(view: DyceView, event: Traded): DyceView {
  const { type, seat, space, whisky, price, vps } = event;
  if (type === 'closed') {
    const gone = withShop(withSupply(view, { [whisky]: 1 }), space, () => null);
    return withHand(gone, seat, ({ shops }) => ({ shops: shops + 1 }));
  }
  const empty = withShop(view, space, (shop) => ({ ...shop, whisky: null, pounds: 0 }));
  if (isNatural(whisky)) {
    return withHand(empty, seat, ({ pounds, whiskies }) => ({
      pounds: pounds - price,
      whiskies: added(whiskies, whisky, 1),
    }));
  }
  const formula: readonly Natural[] = FORMULAS[whisky];
  const back = Object.fromEntries(formula.map((natural) => [natural, 1]));
  // DY-11: alone, the cube of the blend is kept.
  return withHand(withSupply(empty, view.alone ? back : { ...back, [whisky]: 1 }), seat, (hand) => ({
    pounds: hand.pounds + price,
    vps: hand.vps + vps,
    whiskies: formula.reduce((left, natural) => added(left, natural, -1), hand.whiskies),
    sold: view.alone ? added(hand.sold, whisky, 1) : hand.sold,
  }));
}

const newDie = ({ whisky, value }: Die): Die => ({ whisky, value });

function without(pool: readonly Natural[], whisky: Natural): Natural[] {
  const at = pool.indexOf(whisky);
  return pool.filter((_, place) => place !== at);
}

const added = <K extends string>(counts: Readonly<Record<K, number>>, key: K, by: number): Record<K, number> => ({
  ...counts,
  [key]: counts[key] + by,
});

const withSupply = (view: DyceView, by: Readonly<Partial<Record<Whisky, number>>>): DyceView => ({
  ...view,
  supply: (Object.keys(by) as Whisky[]).reduce((supply, whisky) => added(supply, whisky, by[whisky] ?? 0), {
    ...view.supply,
  }),
});

function withShop(view: DyceView, space: string, change: (shop: Shop) => Shop | null): DyceView {
  const at = SPACE_NAMES.indexOf(space);
  return { ...view, city: view.city.map((shop, i) => (i === at ? change(shop as Shop) : shop)) };
}

const withBaron = (view: DyceView, name: BaronName, change: (baron: SeenBaron) => SeenBaron): DyceView => ({
  ...view,
  barons: view.barons.map((baron) => (baron.name === name ? change(baron) : baron)),
});

const withHand = (view: DyceView, seat: Seat, change: (hand: SeenMerchant) => Partial<SeenMerchant>): DyceView => ({
  ...view,
  seats: view.seats.map((hand, at) => (at === seat ? { ...hand, ...change(hand) } : hand)),
});

/** The scores follow from the rest. */
const counted = (view: DyceView): DyceView => ({
  ...view,
  seats: view.seats.map((hand, seat) => {
    const parts = scoreParts({ city: view.city, merchants: view.seats }, seat);
    return { ...hand, parts, score: total(parts) };
  }),
});
