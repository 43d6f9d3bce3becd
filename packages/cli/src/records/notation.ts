import { actionKey, isResignation, type Unchecked } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { notationOf } from '@taproom/games/text';
import { faceOf } from '../boards/index.ts';

/** An action of a record in short: in the game's notation if it is one of the game's actions, else as JSON. */
export function notationFor(gameId: string, action: Unchecked): string {
  if (isResignation(action)) return action.type;
  return (findGame(gameId) && readBack(gameId, action)) ?? JSON.stringify(action);
}

/** The notation, if it means the action and nothing else. */
function readBack(gameId: string, action: Unchecked): string | undefined {
  try {
    const short = notationOf(gameId).action(action);
    const meant = faceOf(gameId).parse(short);
    return meant && actionKey(meant) === actionKey(action) ? short : undefined;
  } catch {
    // Notation is for the game's own actions; an edited record may hold anything.
    return undefined;
  }
}
