import { type GameId, isGameId } from '@taproom/games/shelf';
import { diceBox } from './dice-box/index.ts';
import { diceBrewing } from './dice-brewing/index.ts';
import { dyce } from './dyce/index.ts';
import type { AnyFace } from './face.ts';
import { sixSidedStout } from './six-sided-stout/index.ts';
import { whiskyGame } from './whisky-game/index.ts';

const FACES: Readonly<Record<GameId, AnyFace>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export function faceOf(game: string): AnyFace {
  if (!isGameId(game)) throw new Error(`no board for the game ${game}`);
  return FACES[game];
}
