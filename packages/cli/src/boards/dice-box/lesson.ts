import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.own':
      'High dice of your own colours pay most. Place your other blue 5 on any free square that takes it: you choose.',
    'lesson.dead':
      '× marks dead squares: no number differs by one from both 1 and 5. Your rival’s 6 had to go elsewhere.',
  },
  cs: {
    'lesson.own':
      'Nejvíc vynesou vysoké kostky tvých barev. Polož druhou modrou 5 na kterékoli volné pole, které ji přijme: vyber si.',
    'lesson.dead': '× značí mrtvá pole: žádné číslo se neliší o jedničku od 1 i od 5. Soupeřova šestka musela jinam.',
  },
  it: {
    'lesson.own':
      'I dadi alti dei tuoi colori rendono di più. Piazza l’altro 5 blu su una casella vuota che lo accetta: scegli tu.',
    'lesson.dead':
      '× segna le caselle morte: nessun numero differisce di uno sia da 1 sia da 5. Il 6 del rivale è finito altrove.',
  },
};
