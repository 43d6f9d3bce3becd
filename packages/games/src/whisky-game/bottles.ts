import { below, type Emit, must, type Seat, shuffle } from '@taproom/engine';
import { type Bottle, bottleFrom, bottleOf, type Card, type LostBottle } from './components.ts';
import { factorOf, isInStock, openTo, othersOf, travellerAt } from './rules.ts';
import type { BottleCard, Frames, Traveller, WhiskyEvent, WhiskyState } from './state.ts';

type Emits = Emit<WhiskyEvent>;

/** All bottles of a player, including hidden ones. */
export const ownBottles = ({ bottles, lost }: Traveller): Bottle[] => [...bottles, ...lost];

/** WG-10: the other players' open bottles. */
export const openBottlesOfOthers = (state: WhiskyState, seat: Seat): Bottle[] =>
  othersOf(state, seat).flatMap((other) => travellerAt(state, other).bottles);

const isDear = (bottle: Bottle): boolean => bottleOf(bottle).kind === 'distillery' && bottleOf(bottle).points > 1;

/** The one-point bottle of the same distillery. */
export const cheapOne = (bottle: Bottle): Bottle => bottleFrom(bottleOf(bottle).distillery as string, 1);

/** Bottles in stock that could replace one's own one-point bottles. */
const betterOnes = (state: WhiskyState, seat: Seat): Bottle[] =>
  travellerAt(state, seat)
    .bottles.filter((bottle) => bottleOf(bottle).kind === 'distillery' && bottleOf(bottle).points === 1)
    .flatMap((bottle) => [3, 5].map((points) => bottleFrom(bottleOf(bottle).distillery as string, points)))
    .filter((bottle) => isInStock(state.travellers, bottle));

/** The bottles that a card offers for choice. */
export const choicesOf: Readonly<
  Record<BottleCard, (state: WhiskyState, frame: Omit<Frames['bottle'], 'card' | 'left'>) => Bottle[]>
> = {
  birthday(state, { seat }) {
    const own = ownBottles(travellerAt(state, seat));
    return own.length > 0 ? own : openBottlesOfOthers(state, seat);
  },
  'pattison-crash': (state, { seat }) => ownBottles(travellerAt(state, seat)),
  'broken-cork': (state, { seat }) => ownBottles(travellerAt(state, seat)),
  faker: (state, { seat }) => openBottlesOfOthers(state, seat),
  angels: (state, { seat }) =>
    openBottlesOfOthers(state, seat).filter(
      (bottle) => isDear(bottle) && isInStock(state.travellers, cheapOne(bottle)),
    ),
  'gordon-macphail': (state, { seat }) => betterOnes(state, seat),
  shackleton: (state, { seat }) => openTo(state, seat).filter((bottle) => bottleOf(bottle).region === 'highlands'),
  'robbie-macpherson': (state, { seat, points }) =>
    openTo(state, seat).filter((bottle) => bottleOf(bottle).points === points),
};

/** The effect of choosing a bottle. */
export const pickFor: Readonly<
  Record<BottleCard, (state: WhiskyState, seat: Seat, bottle: Bottle, emit: Emits) => void>
> = {
  birthday: (state, _, bottle, emit) => loseBottle(state, bottle, 'birthday', emit),
  'pattison-crash': (state, _, bottle, emit) => loseBottle(state, bottle, 'pattison-crash', emit),
  'broken-cork': (state, _, bottle, emit) => loseBottle(state, bottle, 'broken-cork', emit),
  faker: (state, _, bottle, emit) => loseBottle(state, bottle, 'faker', emit),
  angels: (state, _, bottle, emit) => exchange(state, bottle, cheapOne(bottle), emit),
  'gordon-macphail': (state, _, bottle, emit) => exchange(state, cheapOne(bottle), bottle, emit),
  shackleton: takeBottle,
  'robbie-macpherson': takeBottle,
};

/** What an event adds for a bottle that counts more than once. */
function counted(state: WhiskyState, seat: Seat, bottle: Bottle): { readonly factor?: number } {
  const factor = factorOf(travellerAt(state, seat).character, bottle);
  return factor === 1 ? {} : { factor };
}

export function takeBottle(state: WhiskyState, seat: Seat, bottle: Bottle, emit: Emits): void {
  travellerAt(state, seat).bottles.push(bottle);
  emit({ type: 'took', seat, bottle, ...counted(state, seat, bottle) });
}

const ownerOf = ({ travellers }: WhiskyState, bottle: Bottle): Seat =>
  travellers.findIndex((traveller) => ownBottles(traveller).includes(bottle));

/** Swaps a bottle for another of the same distillery. */
function exchange(state: WhiskyState, bottle: Bottle, into: Bottle, emit: Emits): void {
  const seat = ownerOf(state, bottle);
  const { bottles } = travellerAt(state, seat);
  bottles[bottles.indexOf(bottle)] = into;
  emit({ type: 'exchanged', seat, bottle, into, ...counted(state, seat, bottle) });
}

/** Returns a bottle to where it came from. */
function loseBottle(state: WhiskyState, bottle: Bottle, by: BottleCard | 'pour', emit: Emits): void {
  const seat = ownerOf(state, bottle);
  const { bottles, lost } = travellerAt(state, seat);
  const hidden = !bottles.includes(bottle);
  if (hidden) lost.splice(lost.indexOf(bottle as LostBottle), 1);
  else bottles.splice(bottles.indexOf(bottle), 1);
  giveBack(state, bottle);
  emit({ type: 'lost', seat, bottle, by, hidden, ...counted(state, seat, bottle) });
}

/** A distillery has its bottle again as soon as nobody owns it. */
function giveBack(state: WhiskyState, bottle: Bottle): void {
  const { kind } = bottleOf(bottle);
  if (kind === 'card') state.deck.push(bottle as Card);
  if (kind === 'lost') {
    state.lostDeck.push(bottle as LostBottle);
    shuffle(state.rng, state.lostDeck);
  }
}

/** WG-11: pours away a random open bottle of an opponent. */
export function pour(state: WhiskyState, seat: Seat, from: Seat, emit: Emits): void {
  const { bottles } = travellerAt(state, from);
  travellerAt(state, seat).poured.push(from);
  loseBottle(state, must(bottles[below(state.rng, bottles.length)]), 'pour', emit);
}

/** Turns a random hidden bottle face up for good (WG-31). */
export function showLost(state: WhiskyState, seat: Seat, emit: Emits): void {
  const { bottles, lost } = travellerAt(state, seat);
  const bottle = must(lost.splice(below(state.rng, lost.length), 1)[0]);
  bottles.push(bottle);
  emit({ type: 'shown', seat, bottle });
}
