import {
  chained,
  type Deed,
  isResignation,
  type MatchRecord,
  placesByResignation,
  RECORD_FORMAT,
  RESIGN,
  type RecordEnd,
  type Unchecked,
} from '@taproom/engine';
import type { Entry } from '../store/schema.ts';
import { commitmentOf, type Table } from '../tables/table.ts';

/**
 * The record of a finished match whose rules version is not installed: its moves, without replaying them. The result is
 * left out, since only the rules know it, unless the match was given up.
 */
export function bareRecord(table: Table, entries: readonly Entry[]): MatchRecord {
  const { row, setup, seats } = table;
  const nonces = seats.map(({ nonce }) => nonce ?? '');
  const deeds = deedsOf(entries, setup.timeOut === 'loss');
  const end = endOf(deeds, seats.length);
  return chained({
    format: RECORD_FORMAT,
    game: row.game,
    rules: row.rules,
    seats: seats.length,
    options: setup.options,
    dice: { kind: 'sealed', secret: row.secret, commitment: commitmentOf(table), nonces },
    entries: deeds,
    ...(end && { end }),
  });
}

/** The end, if all seats but one have resigned. */
function endOf(deeds: readonly Deed[], seats: number): RecordEnd | undefined {
  const resigned = deeds.filter(({ action }) => isResignation(action)).map(({ seat }) => seat);
  const places = placesByResignation(seats, resigned);
  return places && { entries: deeds.length, places, scores: [] };
}

/** Everything that was done and not undone. */
function deedsOf(entries: readonly Entry[], isTimeOutLoss: boolean): Deed[] {
  const deeds: Deed[] = [];
  for (const { kind, seat, action } of entries) {
    if (kind === 'play') deeds.push({ seat, action: JSON.parse(action ?? 'null') as Unchecked });
    else if (kind === 'undo') deeds.pop();
    else if (kind === 'resign' || ((kind === 'timeout' || kind === 'absent') && isTimeOutLoss))
      deeds.push({ seat, action: RESIGN });
  }
  return deeds;
}
