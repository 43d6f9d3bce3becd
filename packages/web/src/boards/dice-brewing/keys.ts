import type { Language } from '@taproom/games/text';
import { keyHelp } from '../../kit/board/key-help.ts';

const KEYS = {
  walk: ['Arrows'],
  store: ['S'],
  roll: ['R'],
  done: ['E'],
  pass: ['P'],
  letGo: ['Escape'],
};

const WORDS = {
  en: {
    walk: 'Move among your dice, the spaces or the recipes',
    store: 'Store the die you are on in the warehouse',
    roll: 'Roll the dice you picked',
    done: 'Done: on to the next phase',
    pass: 'Pass',
    letGo: 'Put back what you hold',
  },
  cs: {
    walk: 'Přecházet mezi kostkami, místy v budovách nebo recepty',
    store: 'Uložit kostku, na které právě jsi, do skladu',
    roll: 'Hodit vybranými kostkami',
    done: 'Hotovo: přejít k další fázi',
    pass: 'Pasovat',
    letGo: 'Vrátit, co držíš',
  },
  it: {
    walk: 'Spostati tra i tuoi dadi, gli spazi o le Ricette',
    store: 'Metti in Magazzino il dado su cui ti trovi',
    roll: 'Lancia i dadi scelti',
    done: 'Fatto: passa alla fase successiva',
    pass: 'Passa',
    letGo: 'Rimetti a posto quello che hai in mano',
  },
};

export const keys = (language: Language) => keyHelp(KEYS, WORDS, language);
