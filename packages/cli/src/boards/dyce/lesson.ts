import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.open':
      'You trade with barons only. The orange baron’s first die tells his whisky and price: blue, £2. Open a shop on c1.',
    'lesson.ways':
      '→ shows each baron’s step to the nearest shop with his colour: from the gate anywhere on his side, then one space, never diagonally.',
  },
  cs: {
    'lesson.open':
      'Obchoduješ jen s barony. První kostka oranžového barona ukazuje jeho whisky a cenu: modrá za 2 £. Otevři obchod na c1.',
    'lesson.ways':
      '→ ukazuje krok každého barona k nejbližšímu obchodu jeho barvy: z brány na kterékoli pole jeho strany, potom o pole za kolo, nikdy šikmo.',
  },
  it: {
    'lesson.open':
      'Tratti solo con i baroni. Il primo dado dell’arancione dice il suo whisky e il prezzo: blu, 2 £. Apri un negozio in c1.',
    'lesson.ways':
      '→ mostra dove va ogni barone, al negozio più vicino del suo colore: dalla porta ovunque sul suo lato, poi una casella, mai in diagonale.',
  },
};
