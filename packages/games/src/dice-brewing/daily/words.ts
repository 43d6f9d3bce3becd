import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'score'>>> = {
  en: {
    about: 'The dice of the last round are rolled. Get as many points out of it as you can.',
    score: '{score, plural, one {# point} other {# points}}',
  },
  cs: {
    about: 'Kostky posledního kola padly. Vytěž z něj co nejvíc bodů.',
    score: '{score, plural, one {# bod} few {# body} other {# bodů}}',
  },
  it: {
    about: 'I dadi dell’ultimo round sono stati lanciati. Ricavane più punti che puoi.',
    score: '{score, plural, one {# punto} other {# punti}}',
  },
};

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say('score', { score }) };
}
