import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'score'>>> = {
  en: {
    about: 'Alone in the streets of Dyce: sell all four blends before the white die runs out.',
    score: '{score} of 4 blends',
  },
  cs: {
    about: 'Bez soupeřů v ulicích Dyce: prodej všechny čtyři míchané whisky, než dojde bílá kostka.',
    score: '{score} ze 4 míchaných',
  },
  it: {
    about: 'In solitario per le vie di Dyce: vendi tutte e quattro le miscele prima che il dado bianco si esaurisca.',
    score: '{score} su 4 miscele',
  },
};

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say('score', { score }) };
}
