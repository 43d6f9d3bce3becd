import type { Seat } from '@taproom/engine';
import {
  ARMCHAIR,
  type Bottle,
  bottleFrom,
  bottleOf,
  type Card,
  isInStock,
  type OpponentCard,
  type Traveller,
} from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { mapTokens } from '../veteran/stash.ts';
import { type Blow, type Rival, relief } from './rivals.ts';
import { WEIGHTS } from './weights.ts';

const COLLAPSED = 6;
const TURNS_MISSED = 2;

/** How much it helps if a rival has one bottle less. */
const reliefWithout = (rivals: readonly Rival[], { seat, traveller }: Rival, lost: Bottle): number =>
  relief(rivals, seat, { bottles: traveller.bottles.filter((bottle) => bottle !== lost) });

const reliefsWithout = (rivals: readonly Rival[], rival: Rival): number[] =>
  rival.traveller.bottles.map((bottle) => reliefWithout(rivals, rival, bottle));

const cheapOne = (bottle: Bottle): Bottle => bottleFrom(bottleOf(bottle).distillery ?? never(), 1);

/** Angels leave the cheapest bottle of the distillery. */
const reliefByAngels = (rivals: readonly Rival[], { seat, traveller }: Rival, dear: Bottle): number =>
  relief(rivals, seat, { bottles: traveller.bottles.map((bottle) => (bottle === dear ? cheapOne(bottle) : bottle)) });

/** Six of his tokens are gone, of each kind alike. */
function collapsed({ tokens }: Traveller): Blow {
  const all = tokens.barley + tokens.water + tokens.yeast;
  const left = Math.max(0, 1 - COLLAPSED / Math.max(1, all));
  return { tokens: mapTokens((token) => Math.floor(tokens[token] * left)) };
}

type Relief = (rivals: readonly Rival[], rival: Rival) => number;

/** How much it helps to hit a rival with a card. */
const BY_HIT: Readonly<Record<OpponentCard, Relief>> = {
  prohibition: (rivals, { seat }) => relief(rivals, seat, { delay: WEIGHTS.open.prohibition }),
  'nick-offerman': (rivals, { seat }) => relief(rivals, seat, { at: ARMCHAIR, delay: TURNS_MISSED }),
  'warehouse-collapse': (rivals, { seat, traveller }) => relief(rivals, seat, collapsed(traveller)),
  // He gives up the bottle he misses least, and would rather have it be a hidden one.
  'broken-cork': (rivals, rival) => (rival.traveller.lost.length > 0 ? 0 : Math.min(...reliefsWithout(rivals, rival))),
  // Turned up, a bottle can be attacked; nothing comes of it by itself.
  'lost-enthusiast': (_, { traveller }) => (traveller.lost.length > 0 ? 0 : Number.NEGATIVE_INFINITY),
};

const isHit = (card: Card): card is OpponentCard => card in BY_HIT;

export function reliefByHit(rivals: readonly Rival[], card: OpponentCard, seat: Seat): number {
  const rival = rivals.find((one) => one.seat === seat);
  return rival ? BY_HIT[card](rivals, rival) : 0;
}

/** How much it helps to go for a bottle with a card; 0 if nobody owns it. */
export function reliefByBottle(rivals: readonly Rival[], card: Card, bottle: Bottle): number {
  const rival = rivals.find(({ traveller }) => traveller.bottles.includes(bottle));
  if (!rival) return 0;
  return card === 'angels' ? reliefByAngels(rivals, rival, bottle) : reliefWithout(rivals, rival, bottle);
}

/** Richard Paterson pours away any of the bottles. */
export function reliefByPouring(rivals: readonly Rival[], seat: Seat): number {
  const rival = rivals.find((one) => one.seat === seat);
  if (!rival) return 0;
  return reliefsWithout(rivals, rival).reduce((sum, one) => sum + one, 0) / rival.traveller.bottles.length;
}

/** The best that can be done with an attack of some kind; nothing if the card is none. */
export function reliefByCard(rivals: readonly Rival[], card: Card): number {
  if (isHit(card)) return Math.max(...rivals.map(({ seat }) => reliefByHit(rivals, card, seat)));
  if (card !== 'faker' && card !== 'angels') return 0;
  const bottles = rivals.flatMap(({ traveller }) => traveller.bottles);
  const targets = card === 'angels' ? bottles.filter((bottle) => isDear(bottle, rivals)) : bottles;
  return Math.max(0, ...targets.map((bottle) => reliefByBottle(rivals, card, bottle)));
}

const isDear = (bottle: Bottle, rivals: readonly Rival[]): boolean =>
  bottleOf(bottle).kind === 'distillery' &&
  isInStock(
    rivals.map(({ traveller }) => traveller),
    cheapOne(bottle),
  );
