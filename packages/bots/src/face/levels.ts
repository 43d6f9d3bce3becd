import type { Levels, Yardsticks } from './face.ts';

/** Levels for games that the generic tree search plays well. A face has to ask for them. */
export const SHARED_LEVELS: Levels = {
  guest: { kind: 'search', budget: { iterations: 200 }, noise: 0.2 },
  learner: { kind: 'search', budget: { iterations: 200 }, noise: 0.1 },
  regular: { kind: 'search', budget: { iterations: 200 } },
  brewer: { kind: 'search', budget: { iterations: 800 } },
  master: { kind: 'search', budget: { iterations: 4_000, milliseconds: 1_400 } },
  landlord: { kind: 'search', budget: { iterations: 20_000, milliseconds: 1_400 } },
};

/** The yardsticks of games that were played by the generic bots. */
export const SHARED_YARDSTICKS: Yardsticks = {
  guest: { kind: 'random' },
  regular: { kind: 'greedy' },
  brewer: { kind: 'search', budget: { iterations: 300 } },
  master: { kind: 'search', budget: { milliseconds: 1000 } },
};
