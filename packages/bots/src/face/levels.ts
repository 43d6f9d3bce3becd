import type { Levels, Yardsticks } from './face.ts';

/** Levels for games that the generic tree search plays well. A face has to ask for them. */
export const SHARED_LEVELS: Levels = {
  guest: { kind: 'random' },
  regular: { kind: 'greedy' },
  brewer: { kind: 'search', budget: { iterations: 300 } },
  master: { kind: 'search', budget: { milliseconds: 1000 } },
};

/** The yardsticks of games that were played by the generic bots. */
export const SHARED_YARDSTICKS: Yardsticks = {
  guest: { kind: 'random' },
  regular: { kind: 'greedy' },
  brewer: { kind: 'search', budget: { iterations: 300 } },
  master: { kind: 'search', budget: { milliseconds: 1000 } },
};
