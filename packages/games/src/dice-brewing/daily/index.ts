import type { PlayedDaily } from '../../daily/daily.ts';

/** The last round of a game against an eager rival, worth all points that one has after it. */
export const daily: PlayedDaily = {
  kind: 'played',
  rival: { kind: 'greedy' },
  ownPoints: true,
  loadWords: async (language) => (await import('./words.ts')).wordsIn(language),
  load: async () => (await import('./days.json', { with: { type: 'json' } })).default,
  score: ({ scores }) => scores[0] ?? 0,
  picture: ({ scores }) => '🍺'.repeat(Math.ceil((scores[0] ?? 0) / 5)),
};
