import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.open':
      'You trade with barons only. The orange baron’s first die tells his whisky and price: blue, £2. Open a shop on c1.',
    'lesson.ways':
      'Beside each baron’s dice, → tells where he would step: from the gate anywhere on his side, later one space a round, never diagonally.',
  },
  cs: {
    'lesson.open':
      'Obchoduješ jen s barony. První kostka oranžového barona ukazuje jeho whisky a cenu: modrá za 2 £. Otevři obchod na c1.',
    'lesson.ways':
      'Vedle kostek každého barona říká →, kam by vykročil: z brány na kterékoli pole své strany, potom o pole za kolo, nikdy šikmo.',
  },
  it: {
    'lesson.open':
      'Tratti solo con i baroni. Il primo dado dell’arancione dice il suo whisky e il prezzo: blu, 2 £. Apri un negozio in c1.',
    'lesson.ways':
      'Accanto ai dadi di ogni barone, → dice dove andrebbe: dalla porta in qualsiasi casella del suo lato, poi una per round, mai in diagonale.',
  },
};
