import { type Emit, must, type Seat } from '@taproom/engine';
import {
  castleDistance,
  clockwise,
  distance,
  distanceFrom,
  nameOf,
  SPACES,
  type Space,
  type Standing,
  stepsFrom,
} from './city.ts';
import {
  BARONS,
  type BaronName,
  type Blend,
  FORMULAS,
  isNatural,
  type Natural,
  vpsFor,
  type Whisky,
} from './components.ts';
import { copy } from './copy.ts';
import { isAlone, isComplete, isRuined } from './rules.ts';
import type { Baron, Because, City, Die, DyceState, Merchant, Traded, Walked } from './state.ts';

/** A baron's next step and the reason for it. */
export interface Way {
  /** Null if he stays. */
  readonly to: Space | null;
  readonly targets: readonly Space[];
  readonly because: Because;
}

const firstDie = ({ line }: Baron): Die => must(line[0]);

/** The best items, several if they tie. */
function best<T>(items: readonly T[], worth: (item: T) => number): T[] {
  const most = Math.max(...items.map(worth));
  return items.filter((item) => worth(item) === most);
}

/** Applies the four priorities in turn until a single step is left. */
export function wayOf(city: City, standing: Standing, whisky: Whisky): Way {
  const wanted = SPACES.filter((space) => city[space]?.whisky === whisky);
  if (wanted.length === 0) return { to: null, targets: [], because: 'nothing' };
  if ('space' in standing && wanted.includes(standing.space)) {
    return { to: null, targets: [standing.space], because: 'there' };
  }
  const nearest = best(wanted, (space) => -distanceFrom(standing, space));
  const targets = best(nearest, (space) => must(city[space]).pounds);
  return { ...stepOf(standing, nearest, targets), targets };
}

function stepOf(standing: Standing, nearest: readonly Space[], targets: readonly Space[]): Omit<Way, 'targets'> {
  const closer = stepsTowards(standing, nearest);
  if (closer.length === 1) return { to: must(closer[0]), because: 'nearest' };
  const richer = stepsTowards(standing, targets);
  if (richer.length === 1) return { to: must(richer[0]), because: 'pounds' };
  const inner = best(richer, (space) => -must(castleDistance[space]));
  if (inner.length === 1) return { to: must(inner[0]), because: 'castle' };
  const [left] = best(inner, (space) => clockwise(standing, space));
  return { to: left as Space, because: 'clockwise' };
}

/** The steps that bring him closer to one of the shops. */
const stepsTowards = (standing: Standing, shops: readonly Space[]): Space[] =>
  stepsFrom(standing).filter((step) => shops.some((shop) => distance(step, shop) < distanceFrom(standing, shop)));

/** The result of a baron's visit; `changed` if his first die goes back to the bag. */
export interface Visit {
  readonly changed: boolean;
}

/** A baron moves, then trades if he stands on a target shop. */
export function visit(state: DyceState, number: number, emit: Emit<Walked | Traded>): Visit {
  const baron = must(state.barons[number]);
  const way = wayOf(state.city, baron.standing, firstDie(baron).whisky);
  emit(walk(baron, must(BARONS[number]), way));
  const space = targetUnder(state, baron);
  if (space === undefined) return { changed: way.because === 'nothing' };
  const traded = trade(state, must(BARONS[number]), space, firstDie(baron));
  emit(traded);
  return { changed: traded.type !== 'closed' };
}

/** The baron's space, if it has a shop with the whisky he wants. */
function targetUnder({ city }: DyceState, baron: Baron): Space | undefined {
  const { standing } = baron;
  if ('gate' in standing) return undefined;
  return city[standing.space]?.whisky === firstDie(baron).whisky ? standing.space : undefined;
}

const placeName = (standing: Standing): string => ('space' in standing ? nameOf(standing.space) : 'gate');

function walk(baron: Baron, name: BaronName, { to, targets, because }: Way): Walked {
  const from = placeName(baron.standing);
  if (to !== null) baron.standing = { space: to };
  return {
    type: 'walked',
    baron: name,
    from,
    to: placeName(baron.standing),
    whisky: firstDie(baron).whisky,
    targets: targets.map(nameOf),
    because,
  };
}

/** DY-9: the owner must trade, and pays from the hand. Either way the shop ends up empty. */
function trade(state: DyceState, baron: BaronName, space: Space, { whisky, value: price }: Die): Traded {
  const shop = must(state.city[space]);
  const { owner: seat, pounds } = shop;
  const merchant = must(state.merchants[seat]);
  const type = isNatural(whisky) ? buy(merchant, whisky, price) : sell(state, merchant, whisky, price);
  const leaves = type === 'bought' || (type === 'sold' && isAlone(state));
  if (!leaves) state.supply[whisky]++;
  shop.whisky = null;
  shop.pounds = 0;
  if (type === 'closed') takeBack(state, seat, space);
  const vps = type === 'sold' && !isAlone(state) ? vpsFor(whisky as Blend) : 0;
  return { type, baron, seat, space: nameOf(space), whisky, price, pounds, vps };
}

function buy(merchant: Merchant, whisky: Natural, price: number): 'bought' | 'closed' {
  if (merchant.pounds < price) return 'closed';
  merchant.pounds -= price;
  merchant.whiskies[whisky]++;
  return 'bought';
}

function sell(state: DyceState, merchant: Merchant, blend: Blend, price: number): 'sold' | 'closed' {
  const formula = FORMULAS[blend];
  if (formula.some((natural) => merchant.whiskies[natural] === 0)) return 'closed';
  for (const natural of formula) {
    merchant.whiskies[natural]--;
    state.supply[natural]++;
  }
  merchant.pounds += price;
  // DY-11: in a solo game the cube is kept instead of VPs.
  if (isAlone(state)) merchant.sold[blend]++;
  else merchant.vps += vpsFor(blend);
  return 'sold';
}

function takeBack(state: DyceState, seat: Seat, space: Space): void {
  state.city[space] = null;
  must(state.merchants[seat]).shops++;
}

/** What the barons would do now. It is certain: new dice join the ends of the lines and do not count yet. */
export function forecast(state: DyceState): (Walked | Traded)[] {
  const events: (Walked | Traded)[] = [];
  const world = copy(state);
  for (let number = 0; number < BARONS.length && !isComplete(world) && !isRuined(world); number++) {
    visit(world, number, (event) => events.push(event));
  }
  return events;
}
