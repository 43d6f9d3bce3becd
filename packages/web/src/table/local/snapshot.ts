import {
  askedIn,
  isSecret,
  type LiveMatch,
  lastEventsFor,
  legalFor,
  mayAskToUndoIn,
  peopleIn,
  seenBy,
  turnIn,
  viewerIn,
} from '@taproom/table';
import type { TablePlan, TableSnapshot } from '../table.ts';
import type { KeptTable } from './kept-table.ts';
import type { LogChange } from './log-change.ts';

/** What the page is sent: of the log, only what has changed. */
export interface Sent extends Omit<TableSnapshot, 'log'> {
  readonly log: LogChange;
}

/** The table as the page sees it, apart from its log. `fresh` says whether the last step has just happened. */
export function snapshotOf({ id, plan, live }: KeptTable, fresh: boolean): Omit<TableSnapshot, 'log'> {
  const viewer = viewerIn(live);
  const seat = askedIn(live) ?? null;
  const { view, resigned, outcome } = seenBy(live, viewer);
  const { dice } = live.match.history;
  return {
    id,
    plan,
    own: peopleIn(live),
    view,
    turn: turnIn(live)?.seat ?? null,
    seat,
    secret: isSecret(live),
    legal: legalFor(live, seat ?? 'table'),
    batch: { id: live.seq, events: fresh ? lastEventsFor(live, viewer) : [] },
    open: fresh ? lastEventsFor(live, 'table') : [],
    resigned,
    outcome,
    canUndo: mayAskBack(plan, live),
    thinking: null,
    commitment: dice.kind === 'sealed' ? dice.commitment : '',
    nonces: dice.kind === 'sealed' ? dice.nonces : [],
  };
}

/** Whether a move may be asked back: not one that had been made before the table was set. */
export const mayAskBack = ({ given = 0 }: TablePlan, live: LiveMatch): boolean =>
  live.match.history.entries.length > given && mayAskToUndoIn(live);
