import {
  type BaronName,
  type Die,
  type DyceEvent,
  type DyceView,
  type SeenBaron,
  type Shop,
  SPACE_NAMES,
  type Traded,
  type Walked,
} from '@taproom/games/dyce';

/** What the board shows for a moment, and where to look meanwhile. */
export interface Frame {
  readonly view: DyceView;
  readonly milliseconds: number;
  readonly event: DyceEvent;
}

/** A whole round of barons takes less than three seconds. */
const WALK = 260;
const STAY = 180;
const TRADE = 280;
const DRAW = 160;

/** The frames of a batch that ends a round: one for each step of the barons. Nothing else takes time. */
export function film(before: DyceView, events: readonly DyceEvent[]): Frame[] {
  if (!events.some(({ type }) => type === 'walked')) return [];
  const frames: Frame[] = [];
  let view = before;
  for (const event of events) {
    view = patched(view, event);
    const milliseconds = timeOf(event);
    if (milliseconds > 0) frames.push({ view, milliseconds, event });
  }
  return frames;
}

function timeOf(event: DyceEvent): number {
  switch (event.type) {
    case 'walked':
      return event.from === event.to ? STAY : WALK;
    case 'bought':
    case 'sold':
    case 'closed':
      return TRADE;
    case 'drew':
      return DRAW;
    default:
      return 0;
  }
}

/** The view with an event applied to city and lines. Hands wait for the end. */
export function patched(view: DyceView, event: DyceEvent): DyceView {
  switch (event.type) {
    case 'opened':
      return withShop(view, event.space, () => ({ owner: event.seat, whisky: null, pounds: 0 }));
    case 'stocked':
      return withShop(view, event.space, (shop) => ({ ...shop, whisky: event.whisky }));
    case 'advertised':
      return withShop(view, event.space, (shop) => ({ ...shop, pounds: shop.pounds + 1 }));
    case 'walked':
      return event.from === event.to ? view : withBaron(view, event.baron, (baron) => ({ ...baron, space: event.to }));
    case 'bought':
    case 'sold':
      return withShop(view, event.space, (shop) => ({ ...shop, whisky: null, pounds: 0 }));
    case 'closed':
      return withShop(view, event.space, () => null);
    case 'drew':
      return withBaron(view, event.baron, (baron) => ({ ...baron, line: [...baron.line.slice(1), newDie(event)] }));
    default:
      return view;
  }
}

const newDie = ({ whisky, value }: Die): Die => ({ whisky, value });

function withShop(view: DyceView, space: string, change: (shop: Shop) => Shop | null): DyceView {
  const at = SPACE_NAMES.indexOf(space);
  return { ...view, city: view.city.map((shop, i) => (i === at ? change(shop as Shop) : shop)) };
}

const withBaron = (view: DyceView, name: BaronName, change: (baron: SeenBaron) => SeenBaron): DyceView => ({
  ...view,
  barons: view.barons.map((baron) => (baron.name === name ? change(baron) : baron)),
});

/** What each baron did in the round that a batch ended. */
export interface Visited {
  readonly walk: Walked;
  readonly trade: Traded | null;
}

const isTrade = (event: DyceEvent): event is Traded =>
  event.type === 'bought' || event.type === 'sold' || event.type === 'closed';

export function visitsIn(events: readonly DyceEvent[]): Visited[] {
  const walks = events.filter((event): event is Walked => event.type === 'walked');
  const trades = events.filter(isTrade);
  return walks.map((walk) => ({ walk, trade: trades.find(({ baron }) => baron === walk.baron) ?? null }));
}

/** The spaces that a batch changed. */
export const stirredIn = (events: readonly DyceEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => ('space' in event ? [event.space] : [])));

/** Whether nobody has done anything in the city yet. */
export const isOpening = ({ round, phase, city }: DyceView): boolean =>
  round === 1 && phase !== 'over' && city.every((shop) => shop === null);
