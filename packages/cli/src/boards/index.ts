import type { TerminalBoard } from './board.ts';
import { diceBoxBoard } from './dice-box.ts';

const BOARDS: Readonly<Record<string, TerminalBoard>> = { 'dice-box': diceBoxBoard };

export function boardOf(gameId: string): TerminalBoard {
  const board = BOARDS[gameId];
  if (!board) throw new Error(`no terminal board for ${gameId}`);
  return board;
}
