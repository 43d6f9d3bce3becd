/**
 * A die as it counts in an endgame: whose score it is for, times eight, and its value; 0 stands for any value that will
 * fit nowhere. Dice of colours with the same owner are all the same.
 */
export type Piece = number;
export const makePiece = (owner: number, value: number): Piece => owner * 8 + value;
export const ownerOf = (piece: Piece): number => piece >> 3;
export const pipsShown = (piece: Piece): number => piece & 7;

/** Pieces in order, so that equal hands look alike. */
export type Hand = readonly Piece[];

/** A hand that may come up, and how likely. */
export interface Roll {
  readonly hand: Hand;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Values that fit nowhere are as good as none. */
export const seenWith = (hand: Hand, useful: number): Hand =>
  hand.map((piece) => ((useful >> pipsShown(piece)) & 1 ? piece : makePiece(ownerOf(piece), 0))).sort((a, b) => a - b);

/** All that can come of rolling a hand again, when these values (as bits) are of use. */
export function rollsOf(hand: Hand, useful: number): Roll[] {
  const faces = FACES.filter((face) => (useful >> face) & 1);
  let rolls: Roll[] = [{ hand: [], chance: 1 }];
  for (const piece of hand) rolls = merged(rolls.flatMap((roll) => withOneMore(roll, ownerOf(piece), faces)));
  return rolls;
}

/** How many different hands that are. */
export function rollCount(hand: Hand, useful: number): number {
  const faces = Math.min(FACES.length, FACES.filter((face) => (useful >> face) & 1).length + 1);
  const owners = [...new Set(hand.map(ownerOf))];
  return owners.reduce((all, owner) => all * waysToShow(hand.filter((one) => ownerOf(one) === owner).length, faces), 1);
}

/** In how many ways so many equal dice can show so many faces. */
function waysToShow(dice: number, faces: number): number {
  let ways = 1;
  for (let face = 1; face < faces; face++) ways = (ways * (dice + face)) / face;
  return ways;
}

function withOneMore({ hand, chance }: Roll, owner: number, faces: readonly number[]): Roll[] {
  const rolls = faces.map((face) => ({ hand: inOrder(hand, makePiece(owner, face)), chance: chance / FACES.length }));
  const idle = FACES.length - faces.length;
  if (idle > 0) rolls.push({ hand: inOrder(hand, makePiece(owner, 0)), chance: (chance * idle) / FACES.length });
  return rolls;
}

const inOrder = (hand: Hand, piece: Piece): Hand => [...hand, piece].sort((a, b) => a - b);

/** Equal hands as one. */
function merged(rolls: readonly Roll[]): Roll[] {
  const byHand = new Map<string, Roll>();
  for (const { hand, chance } of rolls) {
    const key = hand.join();
    byHand.set(key, { hand, chance: chance + (byHand.get(key)?.chance ?? 0) });
  }
  return [...byHand.values()];
}
