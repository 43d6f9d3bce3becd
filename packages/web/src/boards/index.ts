import { type GameId, isGameId } from '@taproom/games/shelf';
import type { AnyFace } from './face.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<AnyFace>>> = {
  'dice-box': async () => (await import('./dice-box/index.ts')).diceBox,
  'six-sided-stout': async () => (await import('./six-sided-stout/index.ts')).sixSidedStout,
  dyce: async () => (await import('./dyce/index.ts')).dyce,
  'dice-brewing': async () => (await import('./dice-brewing/index.ts')).diceBrewing,
  'whisky-game': async () => (await import('./whisky-game/index.ts')).whiskyGame,
};

const loaded = new Map<string, AnyFace>();

/** Loads all that the client knows about a game; from then on `faceOf` gives it. */
export async function loadFace(game: string): Promise<void> {
  if (!isGameId(game)) throw new Error(`no board for the game ${game}`);
  if (!loaded.has(game)) loaded.set(game, await LOADERS[game]());
}

/** The face of a game. It must have been loaded. */
export function faceOf(game: string): AnyFace {
  const face = loaded.get(game);
  if (!face) throw new Error(`the face of the game ${game} has not been loaded`);
  return face;
}
