import type { GameId } from '@taproom/games';
import type { PositionMaker } from '../positions/maker.ts';
import { diceBoxPositions } from './dice-box/positions.ts';
import { diceBrewingPositions } from './dice-brewing/positions.ts';
import { dycePositions } from './dyce/positions.ts';
import { sixSidedStoutPositions } from './six-sided-stout/positions.ts';
import { whiskyGamePositions } from './whisky-game/positions.ts';

/** What makes dailies and exercises, for the games that have them. Apart from the faces, because no client needs it. */
export const POSITION_MAKERS: Readonly<Record<GameId, PositionMaker | null>> = {
  'dice-box': diceBoxPositions,
  'six-sided-stout': sixSidedStoutPositions,
  dyce: dycePositions,
  'dice-brewing': diceBrewingPositions,
  'whisky-game': whiskyGamePositions,
};
