import { fail, type ReplayError, type Result, recordOf } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { checkRecord, type RecordError } from '@taproom/protocol';
import { isFields, parseJson } from '../record/json.ts';
import { isPlan } from './plan.ts';
import { matchOf, outcomeOf, reseat, type Seated, turnAt, viewOf } from './seated.ts';
import type { TablePlan, TableSummary } from './table.ts';

export const SAVE_FORMAT = 'taproom-save-1';

/** A table as it lies in the browser's database. The body is JSON text, so that it fails as a whole or not at all. */
export interface Save {
  readonly id: string;
  readonly format: string;
  readonly revision: number;
  readonly savedAt: number;
  readonly body: string;
}

/** Why a save cannot be opened. */
export type Damage =
  | { readonly code: 'unreadable' | 'other-format' }
  | RecordError
  | (ReplayError & { readonly game: string });

/** One line of the home page's list: a table, or what is wrong with it. */
export type Listed =
  | { readonly ok: true; readonly table: TableSummary }
  | { readonly ok: false; readonly id: string; readonly savedAt: number; readonly damage: Damage };

export const makeSave = (table: Seated, savedAt: number): Save => ({
  id: table.id,
  format: SAVE_FORMAT,
  revision: table.revision,
  savedAt,
  body: JSON.stringify({ plan: table.plan, record: recordOf(matchOf(table)) }),
});

export function parseSave(save: Save): Result<Seated, Damage> {
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
  const table = reseat(game, save.id, plan, record, save.revision);
  return table.ok ? table : fail({ ...table.error, game: game.id });
}

export function listSave(save: Save): Listed {
  const parsed = parseSave(save);
  const { id, savedAt } = save;
  if (!parsed.ok) return { ok: false, id, savedAt: savedAt ?? 0, damage: parsed.error };
  const table = parsed.value;
  const turn = turnAt(table)?.seat ?? null;
  return {
    ok: true,
    table: { id, savedAt, plan: table.plan, view: viewOf(table), turn, outcome: outcomeOf(table) ?? null },
  };
}
