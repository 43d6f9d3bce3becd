import type { AnyGame } from '@taproom/engine';
import { diceBox } from './dice-box/index.ts';
import { diceBrewing } from './dice-brewing/index.ts';
import { dyce } from './dyce/index.ts';
import { GAME_IDS, type GameId, isGameId } from './ids.ts';
import { sixSidedStout } from './six-sided-stout/index.ts';
import { offer as whiskyGame } from './whisky-game/offer.ts';

/** What is needed to offer a game and set up a table. */
export type Offer = Pick<AnyGame, 'id' | 'title' | 'rules' | 'seats' | 'options'>;

/**
 * The games for pages that show tables but do not run matches. Games with secrets come without their rules, so that the
 * answers are not in the page's files.
 */
const OFFERS: Readonly<Record<GameId, Offer>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export const offerOf = (id: GameId): Offer => OFFERS[id];

export const findOffer = (id: string): Offer | undefined => (isGameId(id) ? offerOf(id) : undefined);

export const shelf: readonly Offer[] = GAME_IDS.map(offerOf);

export { GAME_IDS, type GameId, isGameId } from './ids.ts';
