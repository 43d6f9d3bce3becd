import { actionKey, anyGame } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { expect, test } from 'vitest';
import { faceOf } from '../games/index.ts';
import { type BotSpec, YARDSTICKS } from '../spec/spec.ts';
import { middleOf } from '../testing/middle.ts';
import { choose } from './choose.ts';

/** Bounded by iterations, so that they answer alike on every machine. */
const quick = (spec: BotSpec): BotSpec => ('budget' in spec ? { ...spec, budget: { iterations: 24 } } : spec);

/** The games of version 0.1.0. */
const GAMES = ['dice-box', 'six-sided-stout', 'dyce', 'dice-brewing', 'whisky-game'] as const;

const POSITIONS = [4, 7, 10, 13, 16, 19];

/** What a yardstick does at some positions that never change. */
async function decisionsOf(id: (typeof GAMES)[number], spec: BotSpec): Promise<string[]> {
  const decisions: string[] = [];
  for (const actions of POSITIONS) {
    const { state, seat } = await middleOf(id, { seats: 2, actions, seed: actions, options: {} });
    decisions.push(actionKey((await choose(anyGame(gameOf(id)), state, seat, quick(spec), actions)).action));
  }
  return decisions;
}

// If this fails, a yardstick has changed, and nothing that was measured by it can be compared any more. Give the stronger
// bot its own code and leave the yardstick's alone; write these anew only with new rules.
test.each(GAMES)('the yardsticks of %s play as they did in 0.1.0', async (id) => {
  const decided = [];
  for (const name of YARDSTICKS) decided.push([name, ...(await decisionsOf(id, faceOf(id).yardsticks[name]))]);
  expect(decided).toMatchSnapshot();
});
