import { type GameId, isGameId } from '@taproom/games/shelf';
import { card as diceBox } from './dice-box/card.ts';
import { card as diceBrewing } from './dice-brewing/card.ts';
import { card as dyce } from './dyce/card.ts';
import type { Card } from './face.ts';
import { card as sixSidedStout } from './six-sided-stout/card.ts';
import { card as whiskyGame } from './whisky-game/card.ts';

const CARDS: Readonly<Record<GameId, Card>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export function cardOf(game: string): Card {
  if (!isGameId(game)) throw new Error(`no card for the game ${game}`);
  return CARDS[game];
}
