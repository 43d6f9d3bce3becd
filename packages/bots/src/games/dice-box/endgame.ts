import { type DiceBoxAction, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { at } from '../../lists.ts';
import {
  afterAction,
  canPlace,
  type Position,
  placements,
  positionOf,
  usefulIn,
  wantedIn,
  withHand,
} from './position.ts';
import { rollCount, rollsOf, seenWith } from './rerolls.ts';

/** What best play of both leads to, as seat 0 sees it. */
export interface Prospect {
  /** What is played for: winning is nearly everything, the lead decides between lines that win equally often. */
  readonly worth: number;
  /** The share of the win. */
  readonly wins: number;
  /** The pips that seat 0 is ahead by in the end. */
  readonly lead: number;
}

export interface Judged {
  readonly action: DiceBoxAction;
  readonly prospect: Prospect;
}

const WIN_WEIGHT = 0.9;
/** A lead of so many pips is half of all that a lead can earn. */
const CLEAR_LEAD = 10;

function endOf({ lead }: Position): Prospect {
  const wins = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  const margin = 0.5 + (0.5 * lead) / (CLEAR_LEAD + Math.abs(lead));
  return { worth: WIN_WEIGHT * wins + (1 - WIN_WEIGHT) * margin, wins, lead };
}

/**
 * Solves an endgame of two seats: every placement, and every roll of those who cannot place. Undefined if it takes more
 * looks at positions than said. The prospects are seat 0's, whoever is to move.
 */
export function solveEndgame(state: DiceBoxState, mostLooks: number): Judged[] | undefined {
  const start = positionOf(state);
  const solving: Solving = { known: new Map(), mostLooks, looks: 0 };
  const judged: Judged[] = [];
  for (const action of diceBox.legal(state, start.turn)) {
    const prospect = prospectOf(solving, afterAction(state, start, action));
    if (!prospect) return undefined;
    judged.push({ action, prospect });
  }
  const sign = start.turn === 0 ? -1 : 1;
  return judged.sort((a, b) => sign * (a.prospect.worth - b.prospect.worth));
}

/** How many squares may still be filled. */
export const squaresLeft = ({ fits }: DiceBoxState): number => fits.filter((values) => values !== 0).length;

/** An endgame that is being solved. */
interface Solving {
  /** Every position is solved only once. */
  readonly known: Map<string, Prospect>;
  readonly mostLooks: number;
  looks: number;
}

/** What best play leads to from a position; undefined once there were too many looks. */
function prospectOf(solving: Solving, given: Position): Prospect | undefined {
  if (++solving.looks > solving.mostLooks) return undefined;
  if (given.open === 0) return endOf(given);
  const useful = usefulIn(given.fits);
  const hands = [seenWith(given.hands[0], useful), seenWith(given.hands[1], useful)] as const;
  const key = `${given.fits.join('')}/${given.open}/${hands[0].join()}/${hands[1].join()}/${given.turn}/${given.lead}`;
  const before = solving.known.get(key);
  if (before) return before;
  const prospect = reckon(solving, { ...given, hands }, useful);
  if (prospect) solving.known.set(key, prospect);
  return prospect;
}

function reckon(solving: Solving, position: Position, useful: number): Prospect | undefined {
  const { hands, turn } = position;
  const wanted = wantedIn(position);
  if (canPlace(at(hands, turn), wanted)) return best(solving, position);
  if (!canPlace(at(hands, 1 - turn), wanted)) return bothRoll(solving, position, useful, wanted);
  if (rollCount(at(hands, turn), useful) > solving.mostLooks) return undefined;
  const other = { ...position, turn: 1 - turn };
  const rolls = rollsOf(at(hands, turn), useful);
  return mean(solving, rolls, ({ hand }) => ({ ...other, hands: withHand(hands, turn, hand) }));
}

/** The best placement for the seat whose turn it is. */
function best(solving: Solving, position: Position): Prospect | undefined {
  const sign = position.turn === 0 ? 1 : -1;
  let found: Prospect | undefined;
  for (const next of placements(position)) {
    const prospect = prospectOf(solving, next);
    if (!prospect) return undefined;
    if (!found || sign * (prospect.worth - found.worth) > 0) found = prospect;
  }
  return found;
}

/**
 * Neither can place: both roll again and again until one of them can, beginning with the seat whose turn it is. That
 * leads back here with the chance that neither can afterwards, and otherwise to what is added up.
 */
function bothRoll(solving: Solving, position: Position, useful: number, wanted: number): Prospect | undefined {
  const { hands } = position;
  if (rollCount(hands[0], useful) * rollCount(hands[1], useful) > solving.mostLooks) return undefined;
  const others = rollsOf(hands[1], useful);
  const pairs = rollsOf(hands[0], useful).flatMap((one) =>
    others.map((other) => ({ hands: [one.hand, other.hand] as const, chance: one.chance * other.chance })),
  );
  const lucky = pairs.filter((pair) => pair.hands.some((hand) => canPlace(hand, wanted)));
  return mean(solving, lucky, (pair) => ({ ...position, hands: pair.hands }));
}

/** The mean of what may come, by its chances. */
function mean<T extends { readonly chance: number }>(
  solving: Solving,
  cases: readonly T[],
  next: (one: T) => Position,
): Prospect | undefined {
  let [all, worth, wins, lead] = [0, 0, 0, 0];
  for (const one of cases) {
    const prospect = prospectOf(solving, next(one));
    if (!prospect) return undefined;
    all += one.chance;
    worth += one.chance * prospect.worth;
    wins += one.chance * prospect.wins;
    lead += one.chance * prospect.lead;
  }
  return { worth: worth / all, wins: wins / all, lead: lead / all };
}
