import { type BoardName, type Par, parOf } from '@taproom/games/six-sided-stout';
import type { TablePlan } from './table/table.ts';

/** The scores that earn medals, by game; nothing for games that are not played alone. */
const PARS: Readonly<Record<string, (options: TablePlan['options']) => Par>> = {
  'six-sided-stout': ({ board }) => parOf(board as BoardName),
};

export const parFor = ({ game, options }: TablePlan): Par | undefined => PARS[game]?.(options);
