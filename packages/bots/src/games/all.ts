import { findGame, type GameId } from '@taproom/games';
import type { BotFace } from '../face/face.ts';
import { diceBoxFace } from './dice-box/index.ts';
import { diceBrewingFace } from './dice-brewing/index.ts';
import { dyceFace } from './dyce/index.ts';
import { sixSidedStoutFace } from './six-sided-stout/index.ts';
import { STRANGER } from './stranger.ts';
import { whiskyGameFace } from './whisky-game/index.ts';

/** The faces of all games, for programs that have everything at hand. */
const FACES: Readonly<Record<GameId, BotFace>> = {
  'dice-box': diceBoxFace,
  'six-sided-stout': sixSidedStoutFace,
  dyce: dyceFace,
  'dice-brewing': diceBrewingFace,
  'whisky-game': whiskyGameFace,
};

const BY_ID: ReadonlyMap<string, BotFace> = new Map(Object.entries(FACES));

/** Often asked for, hence the map. */
export const faceOf = (game: string): BotFace => BY_ID.get(game) ?? STRANGER;

export const rulesOf = findGame;

/** All is there from the start. */
export const loadFace = async (_game: string): Promise<void> => {};
