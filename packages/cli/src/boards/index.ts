import type { TerminalBoard } from './board.ts';
import { diceBoxBoard } from './dice-box.ts';
import { diceBrewingBoard } from './dice-brewing.ts';
import { dyceBoard } from './dyce.ts';
import { sixSidedStoutBoard } from './six-sided-stout.ts';
import { whiskyGameBoard } from './whisky-game.ts';

const BOARDS: Readonly<Record<string, TerminalBoard>> = {
  'dice-box': diceBoxBoard,
  'six-sided-stout': sixSidedStoutBoard,
  dyce: dyceBoard,
  'dice-brewing': diceBrewingBoard,
  'whisky-game': whiskyGameBoard,
};

export function boardOf(gameId: string): TerminalBoard {
  const board = BOARDS[gameId];
  if (!board) throw new Error(`no terminal board for ${gameId}`);
  return board;
}
