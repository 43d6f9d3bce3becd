import { type Catalogue, LANGUAGES, type Language, type Say, speaker } from '@taproom/games/text';
import type { Io } from '../io.ts';
import type { en } from './en.ts';

export type Key = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue<Key>>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const loadWords = async (language: Language): Promise<Say<Key>> =>
  speaker(language, await CATALOGUES[language]());

/** The language of the terminal, as far as we speak it. */
export function languageOf(env: Io['env']): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}
