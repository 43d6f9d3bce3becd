import { teaching } from '../../learning/learning.ts';
import type { Catalogues } from '../../text/format.ts';
import { exercisesIn, type Training, verdictsIn } from '../../training/training.ts';
import type { en } from './en.ts';

const CATALOGUES: Catalogues<keyof typeof en> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const learn = teaching(async () => (await import('./data.ts')).data, CATALOGUES);

export const training: Training = {
  exercises: async () => exercisesIn(await import('../training/exercises.json', { with: { type: 'json' } })),
  verdicts: async () => verdictsIn(await import('../training/verdicts.json', { with: { type: 'json' } })),
};

export { daily } from '../daily/index.ts';
