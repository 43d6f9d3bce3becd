import { type DiceSource, makeNonce, makeSecret, sealDice } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { TablePlan } from '../table.ts';
import { type KeptTable, setTable } from './kept-table.ts';

/** Sealed dice, with every seat's nonce made by this device; or those of a daily puzzle, the same everywhere. */
function diceFor({ seats }: TablePlan, seed: number | undefined): DiceSource {
  if (seed !== undefined) return { kind: 'seed', seed };
  return sealDice(
    makeSecret(),
    seats.map(() => makeNonce()),
  );
}

/**
 * Seats everyone. The id is not a UUID: browsers make those only in a secure context, and some play over plain HTTP.
 */
export function newTable(plan: TablePlan, seed: number | undefined): KeptTable {
  const game = findGame(plan.game);
  if (!game) throw new Error(`no game is called ${plan.game}`);
  const table = setTable(game, makeNonce(), plan, diceFor(plan, seed), Date.now());
  if (!table.ok) throw new Error(`this table cannot be set: ${JSON.stringify(table.error)}`);
  return table.value;
}
