import type { AnyGame } from '@taproom/engine';
import { loadGame } from '@taproom/games/load';
import { type GameId, isGameId } from '@taproom/games/shelf';
import type { BotFace } from '../face/face.ts';
import { STRANGER } from './stranger.ts';

/** The faces of all games, for browsers: whoever plays one game does not wait for the experts of the others. */
const LOADERS: Readonly<Record<GameId, () => Promise<BotFace>>> = {
  'dice-box': async () => (await import('./dice-box/index.ts')).diceBoxFace,
  'six-sided-stout': async () => (await import('./six-sided-stout/index.ts')).sixSidedStoutFace,
  dyce: async () => (await import('./dyce/index.ts')).dyceFace,
  'dice-brewing': async () => (await import('./dice-brewing/index.ts')).diceBrewingFace,
  'whisky-game': async () => (await import('./whisky-game/index.ts')).whiskyGameFace,
};

const faces = new Map<string, BotFace>();
const rules = new Map<string, AnyGame>();

/** Loads what bots know of a game, and its rules. */
export async function loadFace(id: string): Promise<void> {
  if (!isGameId(id) || faces.has(id)) return;
  const [face, game] = await Promise.all([LOADERS[id](), loadGame(id)]);
  faces.set(id, face);
  if (game) rules.set(id, game);
}

/** Only games that have been loaded are known. */
export const faceOf = (game: string): BotFace => faces.get(game) ?? STRANGER;

export const rulesOf = (id: string): AnyGame | undefined => rules.get(id);
