import type { PlayedDaily } from '../../daily/daily.ts';

/** An endgame against best play, worth the pips one is ahead by. */
export const daily: PlayedDaily = {
  kind: 'played',
  rival: { kind: 'veteran', budget: { iterations: 20_000 } },
  loadWords: async (language) => (await import('./words.ts')).wordsIn(language),
  load: async () => (await import('./days.json', { with: { type: 'json' } })).default,
  score: ({ scores: [own = 0, ...others] }) => own - Math.max(...others),
  picture: ({ scores: [own = 0, ...others] }) => `🎲 ${own} : ${Math.max(...others)}`,
};
