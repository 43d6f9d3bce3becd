import { LEVELS, type Level } from '@taproom/bots';
import type { Seat } from '@taproom/engine';
import { type SeatInfo, type TableInfo, type TableState, unpackActions } from '@taproom/protocol';
import type { SeatPlan, TablePlan, TableSnapshot } from '../table/table.ts';
import type { Followed } from './followed.ts';

/** An online table in the words of a local one. */
export const planOf = ({ game, options, seats }: TableInfo): TablePlan => ({
  game,
  options,
  seats: seats.map(seatPlan),
});

const isLevel = (word: string | undefined): word is Level => LEVELS.some((level) => level === word);

const seatPlan = ({ kind, name, level }: SeatInfo): SeatPlan =>
  kind === 'bot' ? { kind, level: isLevel(level) ? level : 'regular' } : { kind: 'human', name };

/** The seat to act here: one's own, unless a bot plays for it. */
const actingSeat = ({ mine, actors, info }: TableState): Seat | null =>
  mine.find((seat) => actors.includes(seat) && !info.seats[seat]?.isStoodIn) ?? null;

export function snapshotFrom({ state, batch }: Followed): TableSnapshot {
  const seat = actingSeat(state);
  return {
    id: state.info.id,
    plan: planOf(state.info),
    own: state.mine,
    view: state.view,
    turn: seat ?? state.actors[0] ?? null,
    seat,
    secret: false,
    legal: seat === null ? [] : unpackActions(state.legal),
    batch,
    log: state.log,
    resigned: state.resigned,
    outcome: state.outcome,
    canUndo: state.canUndo,
    thinking: null,
    commitment: state.commitment,
    nonces: state.nonces,
  };
}
