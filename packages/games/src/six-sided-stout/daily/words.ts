import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'score'>>> = {
  en: {
    about: 'Brew a stout in ten days, on the same dice as everybody else.',
    score: '{score, plural, one {# point} other {# points}}',
  },
  cs: {
    about: 'Uvař stout za deset dní, se stejnými kostkami jako všichni ostatní.',
    score: '{score, plural, one {# bod} few {# body} other {# bodů}}',
  },
  it: {
    about: 'Dieci giorni per una stout, con gli stessi dadi di tutti gli altri.',
    score: '{score, plural, one {# punto} other {# punti}}',
  },
};

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say('score', { score }) };
}
