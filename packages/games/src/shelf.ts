import type { AnyGame } from '@taproom/engine';
import { offer as diceBox } from './dice-box/offer.ts';
import { offer as diceBrewing } from './dice-brewing/offer.ts';
import { offer as dyce } from './dyce/offer.ts';
import { GAME_IDS, type GameId, isGameId } from './ids.ts';
import { offer as sixSidedStout } from './six-sided-stout/offer.ts';
import { offer as whiskyGame } from './whisky-game/offer.ts';

/** What is needed to offer a game and set up a table. */
export type Offer = Pick<AnyGame, 'id' | 'title' | 'rules' | 'seats' | 'options'>;

/**
 * The games for pages that show tables but do not run matches. They come without their rules: those are large, and some
 * know what players must not.
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
