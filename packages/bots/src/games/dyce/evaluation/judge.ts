import { type FastRng, nextFast, type Seat } from '@taproom/engine';
import type { DyceAction, DyceState } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { add, copyMarket, emptyMarket, type Market, setUpMarket } from './market.ts';
import { ACTIONS_A_TURN, act, actionsLeft, type Breadth, canPair, type Turn, turnsAt } from './turns.ts';
import { leadOf, worths } from './worth.ts';

export interface Judged<T extends Turn = Turn> {
  readonly turn: T;
  readonly value: number;
}

interface Tables {
  readonly here: Market;
  readonly trial: Market;
}

const tables: Tables[] = [];
function tablesFor(seats: number): Tables {
  tables[seats] ??= { here: emptyMarket(seats), trial: emptyMarket(seats) };
  return tables[seats];
}

/** The turns worth a thought and their value at a glance. */
export function judge(state: DyceState, seat: Seat, breadth: Breadth): Judged[] {
  const { here, trial } = tablesFor(state.merchants.length);
  setUpMarket(here, state);
  const judgeOne = (turn: Turn): Judged => {
    copyMarket(trial, here);
    for (const action of turn) act(trial, seat, action);
    settle(trial, seat, turn);
    return { turn, value: leadOf(worths(trial), seat) };
  };
  const judged = turnsAt(state, here, seat, breadth).map(judgeOne);
  const pairs =
    actionsLeft(state) === ACTIONS_A_TURN ? pairsOf(state, here, seat, bestSingles(judged, breadth.pairs)) : [];
  return [...judged, ...pairs.map(judgeOne)];
}

/** Applies the effect of a turn on the rest of the round. */
function settle(market: Market, seat: Seat, [first]: Turn): void {
  if (first.type !== 'pass') payWaiting(market, seat);
  // With all seals down the next turn is the last one, and another's: this seal is good for nothing.
  else if (!market.sealed.includes(0)) market.sealed[seat] = 0;
}

/** A turn of one whose seal is not down is a pound for all whose seal is. */
function payWaiting({ sealed, pounds, seats }: Market, seat: Seat): void {
  if (sealed[seat] === 1) return;
  for (let rival = 0; rival < seats; rival++) if (sealed[rival] === 1) add(pounds, rival, 1);
}

export const isRest = ({ type }: DyceAction): boolean => type === 'pass' || type === 'take' || type === 'done';
export const isResting = ([first]: Turn): boolean => isRest(first);

function bestSingles(judged: readonly Judged[], count: number): DyceAction[] {
  const singles = judged.filter(({ turn }) => turn.length === 1 && !isResting(turn));
  return singles
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ turn: [action] }) => action);
}

const pairsOf = (state: DyceState, market: Market, seat: Seat, singles: readonly DyceAction[]): Turn[] =>
  singles.flatMap((a, i) =>
    singles.slice(i + 1).flatMap((b): Turn[] => (canPair(state, market, seat, a, b) ? [[a, b]] : [])),
  );

/** The turn that looks best, with a little noise. */
export function turnByLooks(state: DyceState, seat: Seat, breadth: Breadth, whim: number, rng: FastRng): Turn {
  let best: Turn | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { turn, value } of judge(state, seat, breadth)) {
    const liking = value + (whim * nextFast(rng)) / 2 ** 32;
    if (liking <= most) continue;
    most = liking;
    best = turn;
  }
  return best ?? never();
}
