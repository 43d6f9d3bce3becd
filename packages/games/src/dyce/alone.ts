import table from './alone.json' with { type: 'json' };
import type { StartDie } from './components.ts';

/** The strongest bot's wins in solo games, with the 95 % confidence interval of its share. */
export interface AloneRate {
  readonly won: number;
  readonly games: number;
  readonly low: number;
  readonly high: number;
}

/** The table written by `taproom par`: bot, rules, and results by the white die's starting value. */
export interface AloneTable {
  readonly rules: number;
  readonly bot: string;
  readonly seed: number;
  readonly startDie: Readonly<Record<StartDie, AloneRate>>;
}

export const aloneTable: AloneTable = table;
