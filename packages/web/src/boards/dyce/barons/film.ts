import {
  BARONS,
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
import type { Moment } from '../../../kit/moments/moment.ts';

/** Each baron takes about a second: he walks, trades, and a die comes out of the bag. */
const WALK = 650;
const STAY = 450;
const TRADE = 750;
const DRAW = 450;
const EVENING = 900;

const LENGTHS: Readonly<Partial<Record<DyceEvent['type'], number>>> = {
  bought: TRADE,
  sold: TRADE,
  closed: TRADE,
  drew: DRAW,
  evening: EVENING,
};

function lengthOf(event: DyceEvent): number {
  if (event.type === 'walked') return event.from === event.to ? STAY : WALK;
  return LENGTHS[event.type] ?? 0;
}

/** The barons' round step by step. Nothing else takes time. */
export function momentsOf(
  events: readonly DyceEvent[],
  before: DyceView,
  after: DyceView,
): Moment<DyceView, DyceEvent>[] {
  if (!events.some(({ type }) => type === 'walked')) return [{ events, view: after, length: 0 }];
  const moments: Moment<DyceView, DyceEvent>[] = [];
  let view = before;
  let small: DyceEvent[] = [];
  for (const event of events) {
    view = patched(view, event);
    small.push(event);
    if (lengthOf(event) === 0) continue;
    moments.push({ events: small, view, length: lengthOf(event) });
    small = [];
  }
  return small.length > 0 ? [...moments, { events: small, view: after, length: 0 }] : moments;
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

/** What a baron did in his round. */
export interface Visited {
  readonly walk: Walked;
  readonly trade: Traded | null;
}

const isTrade = (event: DyceEvent): event is Traded =>
  event.type === 'bought' || event.type === 'sold' || event.type === 'closed';

/** What the barons have done in the latest round, given what was known before these events. */
export function visitsAfter(known: readonly Visited[], events: readonly DyceEvent[]): readonly Visited[] {
  let visits = known;
  for (const event of events) {
    if (event.type === 'walked') {
      const isFirst = event.baron === BARONS[0];
      visits = [...(isFirst ? [] : visits), { walk: event, trade: null }];
    } else if (isTrade(event)) {
      visits = visits.map((visit) => (visit.walk.baron === event.baron ? { ...visit, trade: event } : visit));
    }
  }
  return visits;
}

/** The spaces that a batch changed. */
export const stirredIn = (events: readonly DyceEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => ('space' in event ? [event.space] : [])));

/** Whether nobody has done anything in the city yet. */
export const isOpening = ({ round, phase, city }: DyceView): boolean =>
  round === 1 && phase !== 'over' && city.every((shop) => shop === null);
