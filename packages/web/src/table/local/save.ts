import { chainedFrom, type Deed, fail, type MatchRecord, openRecord, type Result, recordOf } from '@taproom/engine';
import { loadGame } from '@taproom/games/load';
import type { RecordError } from '@taproom/protocol';
import { seenBy, turnIn, viewerIn } from '@taproom/table';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { isPlan } from '../plan.ts';
import type { TablePlan, TableSummary } from '../table.ts';
import { type Damage, type Head, SAVE_FORMAT, type Save, WHOLE_FORMAT } from './head.ts';
import { type KeptTable, reopenTable } from './kept-table.ts';
import type { Change } from './store.ts';

/** What of a match is in the store: its entries and their digests. */
export interface Kept {
  readonly deeds: readonly Deed[];
  readonly checks: readonly string[];
}

export const NOTHING_KEPT: Kept = { deeds: [], checks: [] };

/** What is kept of a table that has just been loaded or saved as a whole. */
export function keptOf({ live }: KeptTable): Kept {
  const { entries } = recordOf(live.match);
  return { deeds: live.match.history.entries, checks: entries.map(({ check }) => check) };
}

/** How many entries two histories of one match have in common. They share them, so that only what differs is looked at. */
function commonTo(one: readonly Deed[], other: readonly Deed[]): number {
  let at = Math.min(one.length, other.length);
  while (at > 0 && one[at - 1] !== other[at - 1]) at--;
  return at;
}

/** What has to be written of a table, given what is kept, and what is kept then. Costs the same however long the match is. */
export function changeTo(
  table: KeptTable,
  kept: Kept,
  savedAt: number,
): { readonly change: Change; readonly kept: Kept } {
  const { history } = table.live.match;
  const from = commonTo(kept.deeds, history.entries);
  const added = chainedFrom(history, from, kept.checks[from - 1]);
  const checks = kept.checks.slice(0, from).concat(added.map(({ check }) => check));
  const change = { head: headOf(table, savedAt), from, entries: added.map((entry) => JSON.stringify(entry)) };
  return { change, kept: { deeds: history.entries, checks } };
}

function headOf({ id, plan, live }: KeptTable, savedAt: number): Head {
  const { entries, ...record } = live.match.history;
  const { view, outcome } = seenBy(live, viewerIn(live));
  const seen: Pick<TableSummary, 'view' | 'turn' | 'outcome'> = { view, outcome, turn: turnIn(live)?.seat ?? null };
  return {
    id,
    format: SAVE_FORMAT,
    revision: live.seq,
    savedAt,
    body: JSON.stringify({ plan, record, seen }),
    count: entries.length,
    ...(plan.daily !== undefined && { daily: { game: plan.game, daily: plan.daily } }),
  };
}

/** A table's record as it was stored, unchecked. */
function recordIn({ format, entries }: Save, body: Readonly<Record<string, unknown>>): unknown {
  const record = body['record'];
  return format === SAVE_FORMAT && isFields(record) ? { ...record, entries: entries.map(parseJson) } : record;
}

/** What checks the form of a record is large, and nobody needs it for a table that has just been set. */
async function checkRecord(value: unknown): Promise<Result<MatchRecord, RecordError>> {
  return (await import('@taproom/protocol/record')).checkRecord(value);
}

export async function parseSave(save: Save): Promise<Result<KeptTable, Damage>> {
  if (save.format !== SAVE_FORMAT && save.format !== WHOLE_FORMAT) return fail({ code: 'other-format' });
  const body = parseJson(save.body);
  if (!isFields(body) || !isPlan(body['plan'])) return fail({ code: 'unreadable' });
  const checked = await checkRecord(recordIn(save, body));
  if (!checked.ok) return checked;
  const plan: TablePlan = body['plan'];
  const record = checked.value;
  const game = await loadGame(plan.game);
  if (!game) return fail({ code: 'other-game', needs: plan.game, game: plan.game });
  if (record.seats !== plan.seats.length) return fail({ code: 'unreadable' });
  const { count = record.entries.length } = save;
  if (count !== record.entries.length)
    return fail({ code: 'missing-entry', at: Math.min(count, record.entries.length), game: game.id });
  const table = reopenTable(game, save.id, plan, record, save.revision, save.savedAt);
  return table.ok ? table : fail({ ...table.error, game: game.id });
}

/** The record of a table that can be opened, or of an intact one with another rules version. */
export async function recordInSave(save: Save): Promise<MatchRecord | undefined> {
  const parsed = await parseSave(save);
  if (parsed.ok) return openRecord(recordOf(parsed.value.live.match));
  if (parsed.error.code !== 'other-rules') return undefined;
  const body = parseJson(save.body);
  const record = await checkRecord(isFields(body) && recordIn(save, body));
  return record.ok ? record.value : undefined;
}
