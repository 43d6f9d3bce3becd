import type { Language } from '@taproom/games/text';
import { keyHelp } from '../../kit/board/key-help.ts';

const KEYS = {
  walk: ['Arrows'],
  open: ['O'],
  stock: ['B', 'R', 'Y', 'G', 'O', 'P', 'K'],
  advertise: ['A'],
  pass: ['P'],
  take: ['T'],
  done: ['E'],
  baron: ['1–4'],
  ways: ['F'],
  letGo: ['Escape'],
};

const WORDS = {
  en: {
    walk: 'Walk through the city',
    open: 'Open a shop on the free space you are on',
    stock: 'On your own shop: stock it with blue, red, yellow, green, orange, purple or black whisky',
    advertise: 'Advertise on this space',
    pass: 'Pressed twice: pass, and put your seal on the castle',
    take: 'Pressed twice: take a pound instead of actions',
    done: 'Pressed twice: end your turn',
    baron: 'Show where a baron goes next',
    ways: 'Show all next moves, or hide them',
    letGo: 'Choose nothing',
  },
  cs: {
    walk: 'Procházet město',
    open: 'Otevřít obchod na volném poli, kde právě jsi',
    stock: 'Na tvém obchodě: vystavit modrou, červenou, žlutou, zelenou, oranžovou, fialovou nebo černou whisky',
    advertise: 'Lákat barony na toto pole',
    pass: 'Stisknuto dvakrát: pasovat a položit pečeť na hrad',
    take: 'Stisknuto dvakrát: místo akcí si vzít libru',
    done: 'Stisknuto dvakrát: ukončit tah',
    baron: 'Ukázat, kam příště půjde baron',
    ways: 'Ukázat nebo skrýt všechny příští tahy',
    letGo: 'Zrušit výběr',
  },
  it: {
    walk: 'Cammina per la città',
    open: 'Apri un negozio sulla casella libera in cui ti trovi',
    stock: 'Sul tuo negozio: mettici whisky blu, rosso, giallo, verde, arancione, viola o nero',
    advertise: 'Attira i baroni su questa casella',
    pass: 'Premuto due volte: passa e metti il tuo sigillo sul castello',
    take: 'Premuto due volte: prendi una sterlina invece di agire',
    done: 'Premuto due volte: termina il turno',
    baron: 'Mostra dove andrà un barone',
    ways: 'Mostra o nascondi tutte le prossime mosse',
    letGo: 'Non scegliere niente',
  },
};

export const keys = (language: Language) => keyHelp(KEYS, WORDS, language);
