import { type AnyGame, type BaseState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { findExpert, findOwnSearch } from './experts/index.ts';
import { thinkGreedily } from './greedy.ts';
import { findLore } from './knowledge/index.ts';
import { thinkRandomly } from './random.ts';
import { search } from './search.ts';
import { imagined } from './seen-by.ts';
import { type BotSpec, knowledgeOf } from './spec.ts';
import type { Thinking, Thought } from './thought.ts';

/** How closely an apprentice looks, compared with the expert. */
const LITTLE_CARE = 0.02;
const NO_RACE = { iterations: 1 };

/**
 * What a bot of this kind does in a seat's place. It works on an imagined copy of `state`, so the real dice play no
 * part in it; the same seed gives the same answer wherever iterations and not time bound the search.
 */
export async function choose(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  spec: BotSpec,
  seed: number,
  thinking: Thinking = {},
): Promise<Thought> {
  const rng = fastRng(seed);
  const world = imagined(game, state, seat, fastRng(nextFast(rng)));
  const thought = await think(game, world, seat, spec, rng, thinking);
  const answer = findLore(game.id);
  return answer ? { ...thought, action: answer(world, seat, thought.action, knowledgeOf(spec), rng) } : thought;
}

async function think(
  game: AnyGame,
  world: BaseState,
  seat: Seat,
  spec: BotSpec,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought> {
  const knowledge = knowledgeOf(spec);
  if (spec.kind === 'random') return thinkRandomly(game, world, seat, rng);
  if (spec.kind === 'greedy') return thinkGreedily(game, world, seat, knowledge, rng);
  const expert = findExpert(game.id);
  if (spec.kind === 'apprentice') {
    const talent = { care: LITTLE_CARE, knowledge };
    return expert?.(world, seat, talent, NO_RACE, rng, thinking) ?? thinkGreedily(game, world, seat, knowledge, rng);
  }
  const thinker = spec.kind === 'expert' ? expert : findOwnSearch(game.id);
  if (thinker) return thinker(world, seat, { care: 1, knowledge }, spec.budget, rng, thinking);
  return search(game, world, seat, spec.budget, rng, thinking);
}
