import type { LessonWords } from '../face.ts';

export const LESSON: LessonWords = {
  en: {
    'lesson.walk':
      'Five fields. → lists where you can end; at places such as distilleries you may stop early. Go to Teeling.',
    'lesson.special':
      'Four fields end exactly at Kinnegad, a special field. Only whoever ends there draws a card. Go to Kinnegad.',
    'lesson.pick': 'Two are left; only in the lesson are you told the right one. Answer!',
    'answer.elsewhere': 'You may go there, but not now: the step says where to.',
  },
  cs: {
    'lesson.walk':
      'Pět polí. → ukazuje, kde můžeš skončit; na místech, jako jsou palírny, se smíš zastavit dřív. Jdi do palírny Teeling.',
    'lesson.special':
      'Čtyři pole vedou přesně do Kinnegadu, na speciální pole. Kartu si vezme jen ten, kdo tam skončí. Jdi do Kinnegadu.',
    'lesson.pick': 'Zbývají dvě; správnou ti prozradíme jen tady v lekci. Odpověz!',
    'answer.elsewhere': 'Tam se smí, ale teď ne: kam jít, říká krok.',
  },
  it: {
    'lesson.walk':
      'Cinque caselle. → mostra dove puoi finire; in luoghi come le distillerie puoi fermarti prima. Vai a Teeling.',
    'lesson.special':
      'Quattro caselle portano proprio a Kinnegad, una casella speciale. Pesca solo chi finisce lì. Vai a Kinnegad.',
    'lesson.pick': 'Ne restano due; solo nella lezione ti diciamo quella giusta. Rispondi!',
    'answer.elsewhere': 'Ci si può andare, ma non ora: il passo dice dove.',
  },
};
