import { MALTS, type Malt, type SeenBrewer, type StoutView } from '@taproom/games/six-sided-stout';
import type { Evaluation } from '../../face/evaluation.ts';
import { at } from '../../lists.ts';

/** The worth of a unit in its store: it may still be roasted, and chocolate scores most. */
const STORED: Readonly<Record<Malt, number>> = { pale: 1.2, caramel: 2.6, chocolate: 4.9 };
/** Hops and yeast are needed for beer. */
const NEEDED = 20;
/** A unit that must go in today; it will score on the board, or not. */
const AT_HAND = 1;
const HELPER = 1;
/** Nobody goes home while there is something to do. */
const GONE = 1000;

/** The points on the board, be it beer yet or not, and something for all that may still become points. */
export const evaluateStout: Evaluation<StoutView> = ({ seats }, seat) => {
  const own = at(seats, seat);
  return pointsOn(own) + stored(own) + needsMet(own) + HELPER * own.assistants.length + AT_HAND * own.left - gone(own);
};

const pointsOn = ({ points }: SeenBrewer): number => points.reduce((sum, one) => sum + one, 0);

const stored = ({ stores }: SeenBrewer): number =>
  MALTS.reduce((sum, malt) => sum + STORED[malt] * stores[malt].reduce((units, die) => units + die, 0), 0);

const needsMet = (own: SeenBrewer): number => NEEDED * (Number(has(own, 'hops')) + Number(has(own, 'yeast')));

const has = ({ cells, good }: SeenBrewer, kind: 'hops' | 'yeast'): boolean => cells.includes(kind) || good === kind;

const gone = ({ stage }: SeenBrewer): number => (stage === 'stopped' ? GONE : 0);
