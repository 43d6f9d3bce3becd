import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.first': '4 and 5 make nine units of pale malt. The very first may go anywhere: put it on b1.',
    'lesson.room':
      'All three hops must go in. +3 marks where all find room, -1 where only one would. Put the first on d1, beside pale malt.',
    'answer.put-first': 'Soon. First put the unit that the step asks for.',
    'answer.take-scientist': 'Take the Scientist along: type yeast+scientist.',
  },
  cs: {
    'lesson.first': '4 a 5 je devět dílů světlého sladu. Úplně první může kamkoli: dej ho na b1.',
    'lesson.room':
      'Všechny tři díly chmele musí na desku. +3 značí místo pro všechny, -1 jen pro jeden. První dej na d1, ke světlému sladu.',
    'answer.put-first': 'Za chvíli. Nejdřív polož díl, o který jde v tomto kroku.',
    'answer.take-scientist': 'Vezmi s sebou vědce: napiš yeast+scientist.',
  },
  it: {
    'lesson.first': '4 e 5 fanno nove unità di malto chiaro. La primissima può andare ovunque: mettila in b1.',
    'lesson.room':
      'Tutte e tre le unità di luppolo vanno messe. +3: posto per tutte; -1: solo per una. Comincia da d1, accanto al malto chiaro.',
    'answer.put-first': 'Tra poco. Prima metti l’unità richiesta da questo passo.',
    'answer.take-scientist': 'Porta con te lo scienziato: scrivi yeast+scientist.',
  },
};
