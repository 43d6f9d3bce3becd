import type { AnyGame } from '@taproom/engine';
import { diceBox } from './dice-box/index.ts';
import { diceBrewing } from './dice-brewing/index.ts';
import { dyce } from './dyce/index.ts';
import { sixSidedStout } from './six-sided-stout/index.ts';
import { whiskyGame } from './whisky-game/index.ts';

/** The games, in the order in which they are offered. The only list of them. */
export const games = [diceBox, sixSidedStout, dyce, diceBrewing, whiskyGame] as const;

export const GAME_IDS: readonly string[] = games.map((game) => game.id);

/** A game by its id, as those see it who know only the contract. */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id) as AnyGame | undefined;
}
