import * as diceBox from '../dice-box/text/index.ts';
import * as diceBrewing from '../dice-brewing/text/index.ts';
import * as dyce from '../dyce/text/index.ts';
import { type GameId, isGameId } from '../ids.ts';
import * as sixSidedStout from '../six-sided-stout/text/index.ts';
import * as whiskyGame from '../whisky-game/text/index.ts';
import type { Language } from './format.ts';
import type { GameText, Notation } from './game-text.ts';

interface GameWords {
  readonly notation: Notation;
  load(language: Language): Promise<GameText>;
}

const WORDS: Readonly<Record<GameId, GameWords>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

function wordsOf(gameId: string): GameWords {
  if (!isGameId(gameId)) throw new Error(`no text for the game ${gameId}`);
  return WORDS[gameId];
}

/** A game's text in one language, loaded on demand. */
export const loadGameText = (gameId: string, language: Language): Promise<GameText> => wordsOf(gameId).load(language);

export const notationOf = (gameId: string): Notation => wordsOf(gameId).notation;

export { type Catalogue, LANGUAGES, type Language, type Params, type Say, speaker } from './format.ts';
export { gainWords } from './gains.ts';
export type { GameText, Notation, Round, RulesSection } from './game-text.ts';
