import type { TerminalBoard } from './board.ts';
import { diceBoxBoard } from './dice-box.ts';
import { sixSidedStoutBoard } from './six-sided-stout.ts';

const BOARDS: Readonly<Record<string, TerminalBoard>> = {
  'dice-box': diceBoxBoard,
  'six-sided-stout': sixSidedStoutBoard,
};

export function boardOf(gameId: string): TerminalBoard {
  const board = BOARDS[gameId];
  if (!board) throw new Error(`no terminal board for ${gameId}`);
  return board;
}
