import { notation as diceBox } from '../dice-box/text/notation.ts';
import { notation as diceBrewing } from '../dice-brewing/text/notation.ts';
import { notation as dyce } from '../dyce/text/notation.ts';
import type { GameId } from '../ids.ts';
import { notation as sixSidedStout } from '../six-sided-stout/text/notation.ts';
import { notation as whiskyGame } from '../whisky-game/text/notation.ts';
import type { Notation } from './game-text.ts';
import { known } from './known.ts';

const NOTATIONS: Readonly<Record<GameId, Notation>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export const notationOf = (gameId: string): Notation => NOTATIONS[known(gameId)];
