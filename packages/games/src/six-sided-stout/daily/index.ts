import type { PlayedDaily } from '../../daily/daily.ts';
import { squaresOf } from './picture.ts';

/** The ten days on everyone's same dice, worth the points of the stout. */
export const daily: PlayedDaily = {
  kind: 'played',
  rival: null,
  loadWords: async (language) => (await import('./words.ts')).wordsIn(language),
  load: async () => (await import('./days.json', { with: { type: 'json' } })).default,
  score: ({ scores }) => scores[0] ?? 0,
  picture: ({ parts }) => squaresOf(parts[0] ?? []),
};
