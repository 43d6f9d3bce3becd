import { type Catalogue, type Language, speaker } from '@taproom/games/text';

const en = {
  title: 'Where would a baron go?',
  lead: 'Choose where the shop stands. The arrows show the next step from every space and gate.',
  grid: 'The only shop with the right whisky',
  space: 'Shop on {space}',
  castle: 'castle',
  gate: '{side, select, 0 {north} 1 {east} 2 {south} other {west}} gate',
  nearest: 'only this way is shortest',
  castleFirst: 'as short as another, but nearer to the castle',
  clockwise: 'as short and as near: clockwise',
  words: 'The same in words',
  step: 'From {from} to {to}: {why}.',
};

const cs: Catalogue<keyof typeof en> = {
  title: 'Kam by šel baron?',
  lead: 'Zvol, kde stojí obchod. Šipky ukazují příští krok z každého pole a z každé brány.',
  grid: 'Jediný obchod s hledanou whisky',
  space: 'Obchod na {space}',
  castle: 'hrad',
  gate: '{side, select, 0 {severní} 1 {východní} 2 {jižní} other {západní}} brána',
  nearest: 'jen tudy vede nejkratší cesta',
  castleFirst: 'stejně krátká cesta, ale blíž k hradu',
  clockwise: 'stejně krátká i blízká: po směru hodinových ručiček',
  words: 'Totéž slovy',
  step: '{from} → {to}: {why}.',
};

const it: Catalogue<keyof typeof en> = {
  title: 'Dove andrebbe un barone?',
  lead: 'Scegli dove sta il negozio. Le frecce mostrano il prossimo passo da ogni casella e da ogni porta.',
  grid: 'L’unico negozio con il whisky cercato',
  space: 'Negozio in {space}',
  castle: 'castello',
  gate: 'porta {side, select, 0 {nord} 1 {est} 2 {sud} other {ovest}}',
  nearest: 'solo da qui la via è la più breve',
  castleFirst: 'breve come un’altra, ma più vicina al castello',
  clockwise: 'altrettanto breve e vicina: in senso orario',
  words: 'Lo stesso a parole',
  step: '{from} → {to}: {why}.',
};

const CATALOGUES: Record<Language, Catalogue<keyof typeof en>> = { en, cs, it };

export const figureText = (language: Language) => speaker(language, CATALOGUES[language]);
