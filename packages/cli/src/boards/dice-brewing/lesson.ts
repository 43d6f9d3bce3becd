import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.store': 'The lager still lacks hops. Store your green 3. Storing costs nothing, but there is no way back.',
    'lesson.enhance':
      'Brew with fruit: 3 experience points and 4 coins. One extra a recipe at most, an ingredient or a blue die.',
    'lesson.farewell':
      'Round three: everything is open. Type help if a sign is unclear. Keep sowing: more dice, more beer.',
    'answer.fruitToo': 'Without fruit it would bring less. Add it to the move: brew LAG-2 fruit.',
  },
  cs: {
    'lesson.store': 'Ležáku ještě chybí chmel. Ulož zelenou 3 do skladu. Nic to nestojí, ale cesta zpět není.',
    'lesson.enhance':
      'Uvař s ovocem: 3 body zkušeností a 4 mince. Recept má nejvýš jedno vylepšení, přísadu nebo modrou kostku.',
    'lesson.farewell':
      'Třetí kolo: všechno je otevřené. Když některé značce nerozumíš, napiš pomoc. Sej dál: víc kostek, víc piva.',
    'answer.fruitToo': 'Bez ovoce to vynese méně. Přidej ho k tahu: brew LAG-2 fruit.',
  },
  it: {
    'lesson.store':
      'Alla lager manca ancora il Luppolo. Metti il tuo 3 verde nel Magazzino. Non costa niente, ma indietro non si torna.',
    'lesson.enhance':
      'Produci con la Frutta: 3 Punti Esperienza e 4 Monete. Al massimo un’aggiunta per Ricetta, ingrediente o dado blu.',
    'lesson.farewell':
      'Terzo round: tutto è aperto. Se un segno non è chiaro, scrivi aiuto. Continua a seminare: più dadi, più birra.',
    'answer.fruitToo': 'Senza Frutta renderebbe meno. Aggiungila alla mossa: brew LAG-2 fruit.',
  },
};
