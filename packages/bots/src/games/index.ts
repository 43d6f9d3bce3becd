import type { GameId } from '@taproom/games';
import { type BotFace, face } from '../face/face.ts';
import { SHARED_LEVELS, SHARED_YARDSTICKS } from '../face/levels.ts';
import { diceBoxFace } from './dice-box/index.ts';
import { diceBrewingFace } from './dice-brewing/index.ts';
import { dyceFace } from './dyce/index.ts';
import { sixSidedStoutFace } from './six-sided-stout/index.ts';
import { whiskyGameFace } from './whisky-game/index.ts';

/** The faces of all games: the only list of games in this package. */
const FACES: Readonly<Record<GameId, BotFace>> = {
  'dice-box': diceBoxFace,
  'six-sided-stout': sixSidedStoutFace,
  dyce: dyceFace,
  'dice-brewing': diceBrewingFace,
  'whisky-game': whiskyGameFace,
};

/** For a game that is not on the list: nothing but its contract is known. */
const STRANGER: BotFace = face({
  levels: SHARED_LEVELS,
  yardsticks: SHARED_YARDSTICKS,
  temper: {},
  evaluation: null,
  appraisal: null,
  expert: null,
  veteran: null,
  odds: null,
  onward: null,
  reasons: null,
  unit: 'wins',
  lore: null,
  training: null,
});

const BY_ID: ReadonlyMap<string, BotFace> = new Map(Object.entries(FACES));

/** Often asked for, hence the map. */
export const faceOf = (game: string): BotFace => BY_ID.get(game) ?? STRANGER;
