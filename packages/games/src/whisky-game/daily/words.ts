import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'score'>>> = {
  en: {
    about: 'Seven questions about whisky, from easy to hard.',
    score: '{score} of 7 right',
  },
  cs: {
    about: 'Sedm otázek o whisky, od lehkých po těžké.',
    score: '{score} ze 7 správně',
  },
  it: {
    about: 'Sette domande sul whisky, da facili a difficili.',
    score: 'Giuste: {score} su 7',
  },
};

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say('score', { score }) };
}
