import {
  type Catalogue,
  type GameText,
  type Label,
  type Language,
  labelOf,
  loadGameText,
  type Params,
  type Say,
  speaker,
} from '@taproom/games/text';
import { untrack } from 'svelte';
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

/** The games whose words somebody needs: they change language with everything else. */
const needed = new Set<string>();

/** Loads a language and switches to it. Until it has loaded, the previous one stays. */
export async function speak(language: Language): Promise<void> {
  const [catalogue, games] = await Promise.all([CATALOGUES[language](), textsOf([...needed], language)]);
  const earlier = words?.language === language ? words.games : {};
  words = { language, say: speaker(language, catalogue), games: { ...earlier, ...games } };
  document.documentElement.lang = language;
}

async function textsOf(ids: readonly string[], language: Language): Promise<Record<string, GameText>> {
  const texts = await Promise.all(ids.map(async (id) => [id, await loadGameText(id, language)] as const));
  return Object.fromEntries(texts);
}

/** Loads the words of games; from then on `gameText` gives them. */
export async function loadWords(...ids: readonly string[]): Promise<void> {
  for (const id of ids) needed.add(id);
  // Whoever shows something while asking for words must not depend on those that come.
  const { language, games: known } = untrack(spoken);
  const missing = ids.filter((id) => known[id] === undefined);
  if (missing.length === 0) return;
  const games = await textsOf(missing, language);
  // Somebody may have changed the language meanwhile.
  if (spoken().language === language) words = { ...spoken(), games: { ...spoken().games, ...games } };
  else await loadWords(...ids);
}

function spoken(): Words {
  if (!words) throw new Error('no language has been loaded');
  return words;
}

/** A message of the shell in the current language. */
export const say = (key: Key, params?: Params): string => spoken().say(key, params);

/** A game's name and what it is about, in the current language. */
export const gameLabel = (id: string): Label => labelOf(id, spoken().language);

/** A game's name in the current language. */
export const gameTitle = (id: string): string => gameLabel(id).title;

/** A game's own words in the current language. They must have been loaded. */
export function gameText(id: string): GameText {
  const text = spoken().games[id];
  if (!text) throw new Error(`the words of the game ${id} have not been loaded`);
  return text;
}

export const spokenLanguage = (): Language => spoken().language;

/** The locale for times and dates: the current language with the browser's region for it, if there is one. */
export function spokenRegion(): string {
  const withRegion = new RegExp(`^${spokenLanguage()}-[A-Z]{2}$`);
  return navigator.languages.find((tag) => withRegion.test(tag)) ?? spokenLanguage();
}
