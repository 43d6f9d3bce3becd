import { fail, ok, type Result } from '@taproom/engine';
import { LANGUAGES, type Language } from '@taproom/games/text';
import type { Io } from '../io.ts';
import { listed } from '../output/words.ts';
import { languageOf } from '../text/index.ts';

/** The language that was asked for, or that of the terminal. */
export function chooseLanguage(given: string | undefined, { env }: Io): Result<Language, string> {
  if (given === undefined) return ok(languageOf(env));
  const language = LANGUAGES.find((one) => one === given);
  return language
    ? ok(language)
    : fail(`There is no language "${given}" here. There are ${listed([...LANGUAGES], 'and')}.`);
}
