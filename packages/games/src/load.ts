import { type AnyGame, anyGame } from '@taproom/engine';
import type { Quiz } from './daily/daily.ts';
import { type GameId, isGameId } from './ids.ts';
import type { Notation } from './text/game-text.ts';

/** The rules of each game alone, for a browser that plays one. */
const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'dice-box': async () => anyGame((await import('./dice-box/index.ts')).diceBox),
  'six-sided-stout': async () => anyGame((await import('./six-sided-stout/index.ts')).sixSidedStout),
  dyce: async () => anyGame((await import('./dyce/index.ts')).dyce),
  'dice-brewing': async () => anyGame((await import('./dice-brewing/index.ts')).diceBrewing),
  'whisky-game': async () => anyGame((await import('./whisky-game/index.ts')).whiskyGame),
};

/** The notation of each game alone. */
const NOTATIONS: Readonly<Record<GameId, () => Promise<Notation>>> = {
  'dice-box': async () => (await import('./dice-box/text/notation.ts')).notation,
  'six-sided-stout': async () => (await import('./six-sided-stout/text/notation.ts')).notation,
  dyce: async () => (await import('./dyce/text/notation.ts')).notation,
  'dice-brewing': async () => (await import('./dice-brewing/text/notation.ts')).notation,
  'whisky-game': async () => (await import('./whisky-game/text/notation.ts')).notation,
};

export async function loadNotation(id: string): Promise<Notation> {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`);
  return NOTATIONS[id]();
}

/** The game that an untrusted id names; undefined if there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => (isGameId(id) ? LOADERS[id]() : undefined);

/** The quiz of a game whose daily is one. It knows the answers. */
export const loadQuiz = async (id: string): Promise<Quiz | undefined> =>
  isGameId(id) ? (await import('./index.ts')).quizOf(id) : undefined;
