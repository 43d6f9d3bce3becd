import type { Language } from '@taproom/games/text';
import { keyHelp } from '../../kit/board/key-help.ts';

const KEYS = {
  market: ['M', 'H', 'Y'],
  roast: ['R'],
  stop: ['S'],
  assistant: ['1–4'],
  keep: ['1–3'],
  take: ['1–5'],
  close: ['D'],
  walk: ['Arrows'],
  letGo: ['Escape'],
};

const WORDS = {
  en: {
    market: 'Go to the market for malt, hops or yeast',
    roast: 'Roast malt',
    stop: 'Finish the recipe',
    assistant: 'Before the market: take an assistant along',
    keep: 'After the market: hold a die, or let it go',
    take: 'While brewing: take pale, caramel or chocolate malt, hops or yeast',
    close: 'Close the day',
    walk: 'Move between the ingredients and the recipe',
    letGo: 'Put the ingredient back',
  },
  cs: {
    market: 'Jít na trh pro slad, chmel nebo kvasnice',
    roast: 'Pražit slad',
    stop: 'Dokončit recept',
    assistant: 'Před trhem: vzít s sebou pomocníka',
    keep: 'Po trhu: nechat si kostku, nebo ji pustit',
    take: 'Při vaření: vzít světlý, karamelový nebo čokoládový slad, chmel nebo kvasnice',
    close: 'Uzavřít den',
    walk: 'Přecházet mezi surovinami a receptem',
    letGo: 'Vrátit surovinu zpátky',
  },
  it: {
    market: 'Vai al mercato per malto, luppolo o lievito',
    roast: 'Tosta il malto',
    stop: 'Chiudi la ricetta',
    assistant: 'Prima del mercato: porta con te un aiutante',
    keep: 'Dopo il mercato: tieni un dado o lascialo andare',
    take: 'Durante la produzione: prendi malto chiaro, caramello o cioccolato, luppolo o lievito',
    close: 'Chiudi la giornata',
    walk: 'Spostati tra gli ingredienti e la ricetta',
    letGo: 'Rimetti a posto l’ingrediente',
  },
};

export const keys = (language: Language) => keyHelp(KEYS, WORDS, language);
