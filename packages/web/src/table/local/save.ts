import { fail, type MatchRecord, openRecord, type ReplayError, type Result, recordOf } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { checkRecord, type RecordError } from '@taproom/protocol';
import { seenBy, turnIn, viewerIn } from '@taproom/table';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { isPlan } from '../plan.ts';
import type { TablePlan, TableSummary } from '../table.ts';
import { type KeptTable, reopenTable } from './kept-table.ts';

export const SAVE_FORMAT = 'taproom-save-1';

/** Which daily is played at a table. */
export type OfDaily = Pick<TablePlan, 'game' | 'daily'>;

/** A table in the browser's database. The body is JSON text, so that it fails as a whole or not at all. */
export interface Save {
  readonly id: string;
  readonly format: string;
  readonly revision: number;
  readonly savedAt: number;
  readonly body: string;
  /** Stands beside the body, so that a damaged daily is still known as one. */
  readonly daily?: OfDaily;
}

/** Why a save cannot be opened. */
export type Damage =
  | { readonly code: 'unreadable' | 'other-format' }
  | RecordError
  | (ReplayError & { readonly game: string });

/** One line of the home page's list: a table, or what is wrong with it. */
export type Listed =
  | { readonly ok: true; readonly table: TableSummary }
  | {
      readonly ok: false;
      readonly id: string;
      readonly savedAt: number;
      readonly damage: Damage;
      readonly daily?: OfDaily;
    };

export const makeSave = ({ id, plan, live }: KeptTable, savedAt: number): Save => ({
  id,
  format: SAVE_FORMAT,
  revision: live.seq,
  savedAt,
  body: JSON.stringify({ plan, record: recordOf(live.match) }),
  ...(plan.daily !== undefined && { daily: { game: plan.game, daily: plan.daily } }),
});

export function parseSave(save: Save): Result<KeptTable, Damage> {
  if (save.format !== SAVE_FORMAT) return fail({ code: 'other-format' });
  const body = parseJson(save.body);
  if (!isFields(body) || !isPlan(body['plan'])) return fail({ code: 'unreadable' });
  const checked = checkRecord(body['record']);
  if (!checked.ok) return checked;
  const plan: TablePlan = body['plan'];
  const record = checked.value;
  const game = findGame(plan.game);
  if (!game) return fail({ code: 'other-game', needs: plan.game, game: plan.game });
  if (record.seats !== plan.seats.length) return fail({ code: 'unreadable' });
  const table = reopenTable(game, save.id, plan, record, save.revision, save.savedAt);
  return table.ok ? table : fail({ ...table.error, game: game.id });
}

/** The record of a table that can be opened, or of an intact one with another rules version. */
export function recordInSave(save: Save): MatchRecord | undefined {
  const parsed = parseSave(save);
  if (parsed.ok) return openRecord(recordOf(parsed.value.live.match));
  if (parsed.error.code !== 'other-rules') return undefined;
  const body = parseJson(save.body);
  const record = checkRecord(isFields(body) && body['record']);
  return record.ok ? record.value : undefined;
}

/** Which daily a table is that cannot be opened, as far as its save tells. */
function dailyIn({ daily, body }: Save): OfDaily | undefined {
  if (daily) return daily;
  const kept = parseJson(body);
  return isFields(kept) && isPlan(kept['plan']) ? kept['plan'] : undefined;
}

export function listSave(save: Save): Listed {
  const parsed = parseSave(save);
  const { id, savedAt } = save;
  if (!parsed.ok) {
    const daily = dailyIn(save);
    return { ok: false, id, savedAt: savedAt ?? 0, damage: parsed.error, ...(daily && { daily }) };
  }
  const { plan, live } = parsed.value;
  const { view, outcome } = seenBy(live, viewerIn(live));
  return { ok: true, table: { id, savedAt, plan, view, turn: turnIn(live)?.seat ?? null, outcome } };
}
