import { type GameId, isGameId } from '../ids.ts';

/** The id, if there is such a game. */
export function known(gameId: string): GameId {
  if (!isGameId(gameId)) throw new Error(`no text for the game ${gameId}`);
  return gameId;
}
