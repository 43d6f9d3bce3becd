import { type AnyGame, anyGame } from '@taproom/engine';
import type { Quiz } from './daily/daily.ts';
import { diceBox } from './dice-box/index.ts';
import { diceBrewing } from './dice-brewing/index.ts';
import { dyce } from './dyce/index.ts';
import { GAME_IDS, type GameId, isGameId } from './ids.ts';
import { sixSidedStout } from './six-sided-stout/index.ts';
import { markQuiz, settle, whiskyGame } from './whisky-game/index.ts';

const GAMES: Readonly<Record<GameId, AnyGame>> = {
  'dice-box': anyGame(diceBox),
  'six-sided-stout': anyGame(sixSidedStout),
  dyce: anyGame(dyce),
  'dice-brewing': anyGame(diceBrewing),
  'whisky-game': anyGame(whiskyGame),
};

/** A game behind the common contract. */
export const gameOf = (id: GameId): AnyGame => GAMES[id];

/** The quizzes of games whose daily is one. They know the answers. */
const QUIZZES: Readonly<Partial<Record<GameId, Quiz>>> = { 'whisky-game': { settle, mark: markQuiz } };

export const quizOf = (id: GameId): Quiz | undefined => QUIZZES[id];

/** Looks a game up by an untrusted id. */
export const findGame = (id: string): AnyGame | undefined => (isGameId(id) ? gameOf(id) : undefined);

/** In the order they are offered. */
export const games: readonly AnyGame[] = GAME_IDS.map(gameOf);

export { GAME_IDS, type GameId, isGameId } from './ids.ts';
