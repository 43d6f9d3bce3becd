import { GAME_IDS } from '@taproom/games/shelf';
import {
  type Catalogue,
  type GameText,
  type Language,
  loadGameText,
  type Params,
  type Say,
  speaker,
} from '@taproom/games/text';
import type { en } from './en.ts';

export type Key = keyof typeof en;

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cs: 'Čeština', it: 'Italiano' };

const CATALOGUES: Record<Language, () => Promise<Catalogue<Key>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

interface Words {
  readonly language: Language;
  readonly say: Say<Key>;
  readonly games: Readonly<Record<string, GameText>>;
}

let words = $state.raw<Words>();

/** Loads a language and switches to it. Until it has loaded, the previous one stays. */
export async function speak(language: Language): Promise<void> {
  const [catalogue, ...texts] = await Promise.all([
    CATALOGUES[language](),
    ...GAME_IDS.map((id) => loadGameText(id, language)),
  ]);
  const games = Object.fromEntries(GAME_IDS.map((id, i) => [id, texts[i] as GameText]));
  words = { language, say: speaker(language, catalogue), games };
  document.documentElement.lang = language;
}

function spoken(): Words {
  if (!words) throw new Error('no language has been loaded');
  return words;
}

/** A message of the shell in the current language. */
export const say = (key: Key, params?: Params): string => spoken().say(key, params);

/** A game's own words in the current language. */
export function gameText(id: string): GameText {
  const text = spoken().games[id];
  if (!text) throw new Error(`no text for the game ${id}`);
  return text;
}

export const spokenLanguage = (): Language => spoken().language;

/** The locale for times and dates: the current language with the browser's region for it, if there is one. */
export function spokenRegion(): string {
  const withRegion = new RegExp(`^${spokenLanguage()}-[A-Z]{2}$`);
  return navigator.languages.find((tag) => withRegion.test(tag)) ?? spokenLanguage();
}
