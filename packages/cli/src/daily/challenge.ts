import type { AnyGame } from '@taproom/engine';
import { type GameId, gameOf, isGameId } from '@taproom/games';
import { type Daily, type DailyWords, type Day, inWords, today, untilTomorrow } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import { type Language, loadGameText, type Say } from '@taproom/games/text';
import type { Io } from '../io.ts';
import { paintFor } from '../output/paint.ts';
import type { Style } from '../play/scene.ts';
import { type Key, loadWords } from '../text/index.ts';
import { type KeptResults, resultsOf } from './kept.ts';

/** A game's daily of one day, as it is told here. */
export interface Challenge<D extends Daily = Daily> {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly daily: D;
  readonly day: Day;
  readonly words: DailyWords;
  readonly style: Style;
  readonly kept: KeptResults;
  readonly io: Io;
}

/** The challenge of a game; undefined if it has none. */
export async function loadChallenge(id: string, day: Day, language: Language, io: Io): Promise<Challenge | undefined> {
  const daily = findLearning(id)?.daily;
  if (!isGameId(id) || !daily) return undefined;
  const [text, say, words, kept] = await Promise.all([
    loadGameText(id, language),
    loadWords(language),
    daily.loadWords(language),
    resultsOf(io.env, id),
  ]);
  const style = { text, say, paint: paintFor(io.stdout), language };
  return { id, game: gameOf(id), daily, day, words, style, kept, io };
}

/** The words of the command that leads to it. */
export const callFor = ({ id, day }: Pick<Challenge, 'id' | 'day'>): string[] =>
  day === today() ? ['daily', id] : ['daily', id, '--day', day];

/** The game and the day in words. */
export const titleOf = ({ style, day, io }: Challenge): string =>
  `${style.text.title} · ${dateIn(day, style.language, io)}`;

/** A day in words, as it is written where the terminal is. */
export const dateIn = (day: Day, language: Language, { env }: Io): string => inWords(day, localeOf(language, env));

function localeOf(language: Language, env: Io['env']): string {
  const [, region] = /^[a-z]{2}_([A-Z]{2})/.exec(env['LC_ALL'] || env['LC_TIME'] || env['LANG'] || '') ?? [];
  return region === undefined ? language : `${language}-${region}`;
}

/** Why somebody begins anew, if not for the first time. */
export function anewNotes({ kept, day, style }: Challenge, why: 'none' | 'damaged' | 'changed'): string[] {
  if (why !== 'none') return [style.say(`daily.begun.${why}`)];
  return kept.results[day] ? [style.say('daily.begun.changed')] : [];
}

/** What is asked, and what the player should know before. */
export function introOf(challenge: Challenge, ...notes: readonly string[]): string[] {
  const { words, day, style } = challenge;
  const terms = style.say(day === today() ? 'daily.same' : 'daily.past');
  return [titleOf(challenge), words.about, terms, ...damageNotes(challenge), ...notes];
}

/** That results are lost, if they are. */
export const damageNotes = ({ kept, style }: Challenge): string[] =>
  kept.lost === 'none' ? [] : [style.say(kept.lost === 'all' ? 'daily.damaged.all' : 'daily.damaged')];

/** When the next one comes. */
export function nextLine(say: Say<Key>): string {
  const minutes = Math.ceil(untilTomorrow() / 60_000);
  return say('daily.next', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
