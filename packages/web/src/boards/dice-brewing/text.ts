import { type Catalogue, type Language, speaker } from '@taproom/games/text';
import { counterWords } from './text/counter.ts';
import { cs } from './text/cs.ts';
import { diceWords } from './text/dice.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { lookWords } from './text/looks.ts';
import { placeWords } from './text/places.ts';
import { recipeWords } from './text/recipes.ts';

export type Key = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const { lying, ...dice } = diceWords(say);
  const places = placeWords(say, lying);
  const recipes = recipeWords(say, language, dice.die);
  return {
    say,
    ...dice,
    ...places,
    ...recipes,
    ...lookWords(say, { ...places, ...recipes }),
    ...counterWords(say, dice.die),
  };
}

export type BoardText = ReturnType<typeof boardText>;
