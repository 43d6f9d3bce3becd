import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'score'>>> = {
  en: {
    about: 'Alone in the streets of Dyce: sell all four blends before the white die runs out.',
    score: '{score} of 4 blends',
  },
  cs: {
    about: 'Sám v ulicích Dyce: prodej všechny čtyři blendy, než dojde bílá kostka.',
    score: '{score} ze 4 blendů',
  },
  it: {
    about: 'Da solo per le vie di Dyce: vendi tutti e quattro i blend prima che il dado bianco si esaurisca.',
    score: '{score} blend su 4',
  },
};

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say('score', { score }) };
}
