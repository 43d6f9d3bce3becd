import type { Line } from '../../learning/line.ts';

/** Moves in notation, with commas between them. */
const movesIn = (text: string): string[] => text.trim().split(/,\s+/);

/** A whole game: ten recipes, and the first player wins by 27 to 23. */
export const FINISHED: Line = {
  seats: 2,
  seed: 2427,
  moves: movesIn(`
    MH1, done, HP1, done, pass, pass, store y5, store b2, store g5, done, store y5, store b2, store g6, done,
    brew LAG-1, brew PIL-1, claim raise,
    HP1, done, MH1, done, pass, pass, buy fruit, store g2, store y3, done, buy fruit, store y6, store g6, store y6, done,
    pass, brew EXP-1 fruit, claim raise, brew LAG-2 fruit,
    pass, pass, buy fruit, store y6, store y6, store g6, store y3, done, store y3, store b5, store g4, done,
    pass, brew WHE-3 fruit, brew BOC-1,
    HP1, done, MH1, done, pass, pass, buy fruit, store g3, store y3, store b4, done,
    buy spices, store y4, store y4, store y5, store g6, done, pass, brew EXP-3 fruit, brew LAG-3 spices,
    pass, pass, done, buy hops, store g3, store b3, store y5, done, pass, brew PAL-1 hops, brew POR-1, take yellow`),
};

/** The lesson's own game, as far as some moves of it. */
const lessonGame = (...moves: readonly string[]): Line => ({ seats: 2, seed: 816, moves });

/** The black die is in the warehouse already; the rest is left to the learner. */
export const BEGUN = lessonGame('store b4');

const PLACED = [...(BEGUN.moves ?? []), 'MH1', 'MH3 y1', 'HP1', 'HP2 g5'];
const STORED = [...PLACED, 'speed MH3 u4', 'keep wh', 'store g3'];
const BREWED = [...STORED, 'done', 'MH2 y3', 'done', 'pass', 'done', 'brew EXP-1', 'claim raise', 'keep wh'];
const SCHOOLED = [...BREWED, 'MH1', 'MH3 b1', 'SK3 u5', 'HP1', 'pass', 'store y2', 'store y3', 'store g4'];

/** The learner has sown a seed and refined a die, and the other one has placed two pieces. */
export const BOTH_PLACED = lessonGame(...PLACED);
/** The refined die has been sped up, and all that Experimental Lager needs is in the warehouse. */
export const ALL_STORED = lessonGame(...STORED);
/** Later in round two: three dice are stored for Mass Lager, of which one is too low. */
export const ROUND_TWO = lessonGame(...SCHOOLED);
/** The purchase of round two. */
export const SHOPPING = lessonGame(...SCHOOLED, 'pass', 'done');
/** Before the brewing of round two: the low die has been raised. */
export const RAISED = lessonGame(...SCHOOLED, 'pass', 'done', 'buy fruit', 'done', 'play raise', 'aim p1 wh y2');
