import type { Seat } from '@taproom/engine';
import { personFrom } from '@taproom/games/persons';
import { type SeatInfo, type TableInfo, type TableState, unpackActions } from '@taproom/protocol';
import type { Followed } from '@taproom/protocol/client';
import type { SeatPlan, TablePlan, TableSnapshot } from '../table.ts';

/** An online table's plan, in the form of a local one. */
export const planOf = ({ game, options, seats }: TableInfo): TablePlan => ({
  game,
  options,
  seats: seats.map(seatPlan),
});

const seatPlan = ({ kind, name, level, knowledge }: SeatInfo): SeatPlan =>
  kind === 'bot' ? { kind, ...personFrom({ level, knowledge }) } : { kind: 'human', name };

/** The player's seats that no bot plays. */
const playedHere = ({ mine, info }: TableState): Seat[] => mine.filter((seat) => !info.seats[seat]?.isStoodIn);

/** The seat to act here, if any. */
const actingSeat = (state: TableState): Seat | null =>
  playedHere(state).find((seat) => state.actors.includes(seat)) ?? null;

export function snapshotFrom({ state, batch, isUndone, clockAt }: Followed): TableSnapshot {
  const seat = actingSeat(state);
  const { hurry } = state.clock ?? {};
  // Back at their decision, they are asked again.
  const [undoneBy] = isUndone ? state.actors : [];
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
    open: batch.events,
    log: state.log,
    resigned: state.resigned,
    outcome: state.outcome,
    canUndo: state.canUndo && playedHere(state).length > 0,
    thinking: null,
    commitment: state.commitment,
    nonces: state.nonces,
    allowsHints: state.info.hints ?? false,
    ...(undoneBy !== undefined && { undoneBy }),
    ...(hurry !== undefined && { deadline: clockAt + hurry }),
  };
}
