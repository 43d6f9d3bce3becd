import type { Seat, Tagged } from '@taproom/engine';
import type { LiveMatch } from './live-match.ts';

/** How far a bot has come in its turn, which ends when anybody else has decided something. */
export interface BotTurn {
  readonly seat: Seat;
  /** How many entries the match had when it was last asked. */
  readonly entries: number;
  /** How long it has thought in this turn, in milliseconds. */
  readonly spent: number;
}

/** How long a bot may think in a turn, in milliseconds, however many decisions that takes. */
const WHOLE_TURN = 3_500;
/** Each decision gets this part of what is left, so that something is always left for the next. */
const PART_OF_REST = 0.4;

const entriesIn = ({ match }: LiveMatch): number => match.history.entries.length;

const isSameTurn = (turn: BotTurn, live: LiveMatch, seat: Seat): boolean =>
  turn.seat === seat && [0, 1].includes(entriesIn(live) - turn.entries);

/** The turn in which a bot is asked now, given the one in which a bot was asked before. */
export const botTurnIn = (before: BotTurn | undefined, live: LiveMatch, seat: Seat): BotTurn => ({
  seat,
  entries: entriesIn(live),
  spent: before && isSameTurn(before, live, seat) ? before.spent : 0,
});

/** How long a bot may think about its next decision, in milliseconds. */
export const patienceIn = ({ spent }: BotTurn): number => Math.max(0, WHOLE_TURN - spent) * PART_OF_REST;

export const afterThought = (turn: BotTurn, milliseconds: number): BotTurn => ({
  ...turn,
  spent: turn.spent + milliseconds,
});

/** What a seat has to do because nothing else can be done; no bot need be asked. */
export function forcedIn({ opening, match }: LiveMatch, seat: Seat): Tagged | undefined {
  const [only, another] = opening.game.legal(match.state, seat);
  return another ? undefined : only;
}
