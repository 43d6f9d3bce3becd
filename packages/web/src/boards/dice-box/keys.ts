import type { Language } from '@taproom/games/text';
import { keyHelp } from '../../kit/board/key-help.ts';

const KEYS = {
  take: ['1–6'],
  walk: ['Arrows'],
  letGo: ['Escape'],
};

const WORDS = {
  en: {
    take: 'Take a die of that value, or place it on the square you chose',
    walk: 'Move between your dice and the squares',
    letGo: 'Put the die back',
  },
  cs: {
    take: 'Vzít kostku s touto hodnotou, nebo ji položit na vybrané pole',
    walk: 'Přecházet mezi kostkami a poli',
    letGo: 'Vrátit kostku zpátky',
  },
  it: {
    take: 'Prendi un dado di quel valore, o piazzalo sulla casella scelta',
    walk: 'Spostati tra i tuoi dadi e le caselle',
    letGo: 'Rimetti a posto il dado',
  },
};

export const keys = (language: Language) => keyHelp(KEYS, WORDS, language);
