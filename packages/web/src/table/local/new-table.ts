import {
  type AnyGame,
  type DiceSource,
  type MatchRecord,
  makeNonce,
  makeSecret,
  recordOf,
  sealDice,
} from '@taproom/engine';
import { type Line, playLine } from '@taproom/games/learning';
import { loadGame, loadNotation } from '@taproom/games/load';
import type { TablePlan } from '../table.ts';
import { type KeptTable, reopenTable, setTable } from './kept-table.ts';

/** Sealed dice, with every seat's nonce made by this device. */
const sealedDice = ({ seats }: TablePlan): DiceSource =>
  sealDice(
    makeSecret(),
    seats.map(() => makeNonce()),
  );

/** The rules of a game that is known to be there. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
}

/**
 * Seats everyone. The id is not a UUID: browsers make those only in a secure context, and some play over plain HTTP.
 */
export async function newTable(plan: TablePlan): Promise<KeptTable> {
  const table = setTable(await rulesOf(plan.game), makeNonce(), plan, sealedDice(plan), Date.now());
  if (!table.ok) throw new Error(`this table cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}

/** A table at which a line has been played already, with its dice. */
export async function tableAt(plan: TablePlan, line: Line, id?: string): Promise<KeptTable> {
  const game = await rulesOf(plan.game);
  const options = { ...plan.options, ...line.options };
  const record = recordOf(playLine(game, await loadNotation(game.id), { ...line, options }));
  return given(game, { ...plan, options }, record, id);
}

/** A table that goes on after so many entries of a match, with its dice. */
export async function tableFrom(plan: TablePlan, record: MatchRecord, entries: number): Promise<KeptTable> {
  const { end: _, ...begun } = record;
  const game = await rulesOf(record.game);
  return given(game, { ...plan, options: record.options }, { ...begun, entries: record.entries.slice(0, entries) });
}

/** A table at which all that is recorded was given, so that nobody takes it back. */
function given(game: AnyGame, plan: TablePlan, record: MatchRecord, id = makeNonce()): KeptTable {
  const { length } = record.entries;
  const table = reopenTable(game, id, { ...plan, given: length }, record, length, Date.now());
  if (!table.ok) throw new Error(`this position cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}
