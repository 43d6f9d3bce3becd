import { BLENDS } from '@taproom/games/dyce';
import { never } from '../../../../lists.ts';
import { formulaOf, type Market, NATURAL_COUNT } from '../market.ts';

// The blends' needs as tables. Sets of natural whiskies and of blends are bits.

export const BLEND_COUNT = BLENDS.length;
/** The blends by their numbers among all whiskies. */
export const BLEND_NUMBERS: readonly number[] = BLENDS.map((_, i) => NATURAL_COUNT + i);
const ALL_SOLD = (1 << BLEND_COUNT) - 1;
/** No natural whisky goes into more blends, so more of a colour are of no use. */
const MOST_OF_A_COLOUR = 3;

/** Which natural whiskies go into a whisky. */
const FORMULA_BITS: readonly number[] = [
  ...Array<number>(NATURAL_COUNT).fill(0),
  ...BLEND_NUMBERS.map((blend) => formulaOf(blend).reduce((bits, natural) => bits | (1 << natural), 0)),
];

const BIT_COUNTS = Array.from({ length: 1 << BLEND_COUNT }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
/** How many there are in a set of naturals or blends. */
export const countOf = (bits: number): number => BIT_COUNTS[bits] ?? never();

/** Which blends have been sold. */
export const soldIn = ({ sold }: Market): number => (sold[0] ?? never()) >> NATURAL_COUNT;
export const isSold = (sold: number, blend: number): boolean => (sold & (1 << (blend - NATURAL_COUNT))) !== 0;
export const isAllSold = (sold: number): boolean => sold === ALL_SOLD;

/** Which natural whiskies are in hand at all. */
export function handBits({ hands }: Market): number {
  let bits = 0;
  for (let natural = 0; natural < NATURAL_COUNT; natural++) if ((hands[natural] ?? never()) > 0) bits |= 1 << natural;
  return bits;
}

/** How many natural whiskies a hand lacks for a blend. */
export const lackFor = (hand: number, blend: number): number => countOf((FORMULA_BITS[blend] ?? never()) & ~hand);

const missingAfter = (sold: number): number[] => BLEND_NUMBERS.filter((blend) => !isSold(sold, blend));
const bySold = <T>(make: (missing: readonly number[]) => T): readonly T[] =>
  Array.from({ length: 1 << BLEND_COUNT }, (_, sold) => make(missingAfter(sold)));

const NEEDED = bySold((missing) =>
  Array.from(
    { length: NATURAL_COUNT },
    (_, natural) => missing.filter((one) => formulaOf(one).includes(natural)).length,
  ),
);
/** How many of a natural whisky the blends take that are not sold yet. */
export const neededAfter = (sold: number, natural: number): number => (NEEDED[sold] ?? never())[natural] ?? never();

const HAND_SIZES = MOST_OF_A_COLOUR + 1;
const countsIn = (hand: number): number[] =>
  Array.from({ length: NATURAL_COUNT }, (_, natural) => Math.floor(hand / HAND_SIZES ** natural) % HAND_SIZES);
const READY = bySold((missing) =>
  Array.from({ length: HAND_SIZES ** NATURAL_COUNT }, (_, hand) => mostOf(missing, countsIn(hand))),
);

/** How many of the blends can be made of one hand, one of each at most. */
function mostOf([blend, ...others]: readonly number[], counts: readonly number[]): number {
  if (blend === undefined) return 0;
  const without = mostOf(others, counts);
  const rest = counts.map((count, natural) => count - (formulaOf(blend).includes(natural) ? 1 : 0));
  return rest.some((count) => count < 0) ? without : Math.max(without, 1 + mostOf(others, rest));
}

/** How many missing blends can be made of the hand. */
export function readyIn({ hands }: Market, sold: number): number {
  let hand = 0;
  for (let natural = NATURAL_COUNT - 1; natural >= 0; natural--) {
    hand = hand * HAND_SIZES + Math.min(hands[natural] ?? never(), MOST_OF_A_COLOUR);
  }
  return (READY[sold] ?? never())[hand] ?? never();
}
