import { type DiceSource, makeNonce, makeSecret, recordOf, sealDice } from '@taproom/engine';
import { type GameId, gameOf, isGameId } from '@taproom/games';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import type { TablePlan } from '../table.ts';
import { type KeptTable, reopenTable, setTable } from './kept-table.ts';

/** Sealed dice, with every seat's nonce made by this device. */
const sealedDice = ({ seats }: TablePlan): DiceSource =>
  sealDice(
    makeSecret(),
    seats.map(() => makeNonce()),
  );

function checkedId(game: string): GameId {
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  return game;
}

/**
 * Seats everyone. The id is not a UUID: browsers make those only in a secure context, and some play over plain HTTP.
 */
export function newTable(plan: TablePlan): KeptTable {
  const table = setTable(gameOf(checkedId(plan.game)), makeNonce(), plan, sealedDice(plan), Date.now());
  if (!table.ok) throw new Error(`this table cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}

/** A table at which a line has been played already, with its dice. */
export function tableAt(plan: TablePlan, line: Line, id = makeNonce()): KeptTable {
  const gameId = checkedId(plan.game);
  const game = gameOf(gameId);
  const options = { ...plan.options, ...line.options };
  const record = recordOf(playLine(game, notationOf(gameId), { ...line, options }));
  const given = record.entries.length;
  const table = reopenTable(game, id, { ...plan, options, given }, record, given, Date.now());
  if (!table.ok) throw new Error(`this position cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}
