import { GAME_IDS, type GameId, isGameId } from '@taproom/games';
import { diceBox } from './dice-box/index.ts';
import { diceBrewing } from './dice-brewing/index.ts';
import { dyce } from './dyce/index.ts';
import type { TerminalFace } from './face.ts';
import { sixSidedStout } from './six-sided-stout/index.ts';
import { whiskyGame } from './whisky-game/index.ts';

const FACES: Readonly<Record<GameId, TerminalFace>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export function faceOf(gameId: string): TerminalFace {
  if (!isGameId(gameId)) throw new Error(`no face for the game ${gameId}`);
  return FACES[gameId];
}

/** The optional parts of a face that have a command of their own. */
type Part = 'par' | 'figures' | 'questions';

/** The games whose face has a part, each with it. */
export const gamesWith = <P extends Part>(part: P): { id: GameId; part: NonNullable<TerminalFace[P]> }[] =>
  GAME_IDS.flatMap((id) => {
    const found = FACES[id][part];
    return found ? [{ id, part: found }] : [];
  });
