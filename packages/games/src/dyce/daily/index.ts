import type { PlayedDaily } from '../../daily/daily.ts';

/** A game alone, worth the kinds of blends sold; all four win. */
export const daily: PlayedDaily = {
  kind: 'played',
  rival: null,
  loadWords: async (language) => (await import('./words.ts')).wordsIn(language),
  load: async () => (await import('./days.json', { with: { type: 'json' } })).default,
  score: ({ table }) => table.find(({ name }) => name === 'blends')?.value ?? 0,
  picture: ({ table }) => '🥃'.repeat(table.find(({ name }) => name === 'blends')?.value ?? 0),
};
