import { type AnyGame, type BaseState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import type { BotFace } from '../face/face.ts';
import { faceOf } from '../games/index.ts';
import { search } from '../search/search.ts';
import { specFor } from '../spec/names.ts';
import { type Bot, type BotSpec, knowledgeOf } from '../spec/spec.ts';
import { thinkGreedily } from './greedy.ts';
import { thinkRandomly } from './random.ts';
import { imagined } from './seen-by.ts';
import type { Thinking, Thought } from './thought.ts';
import { whyRather } from './why.ts';

/** How closely an apprentice looks, compared with the expert. */
const LITTLE_CARE = 0.02;
const NO_RACE = { iterations: 1 };

/**
 * The move of a bot in a seat's place. It works on an imagined copy of `state`, so the real dice play no
 * part in it; the same seed gives the same answer wherever iterations and not time bound the search.
 */
export async function choose(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  bot: Bot,
  seed: number,
  thinking: Thinking = {},
): Promise<Thought> {
  const { expert, lore } = faceOf(game.id);
  const spec = specFor(game.id, bot);
  const rng = fastRng(seed);
  const world = imagined(game, state, seat, fastRng(nextFast(rng)));
  const thought = await think(game, expert, world, seat, spec, rng, thinking);
  const told = lore ? { ...thought, action: lore(world, seat, thought.action, knowledgeOf(spec), rng) } : thought;
  return bot === 'adviser' ? explained(game, world, seat, told, rng, thinking) : told;
}

/** Advice comes with what it brings more than the next best. */
async function explained(
  game: AnyGame,
  world: BaseState,
  seat: Seat,
  thought: Thought,
  rng: FastRng,
  { signal }: Thinking,
): Promise<Thought> {
  const [best, next] = thought.ranked;
  if (!best || !next) return thought;
  const why = await whyRather(game, world, seat, [best.action, next.action], rng, signal);
  return why ? { ...thought, why } : thought;
}

async function think(
  game: AnyGame,
  expert: BotFace['expert'],
  world: BaseState,
  seat: Seat,
  spec: BotSpec,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought> {
  if (spec.kind === 'random') return thinkRandomly(game, world, seat, rng);
  const own = await thinkAsExpert(expert, world, seat, spec, rng, thinking);
  if (own) return own;
  if ('budget' in spec) return search(game, world, seat, spec.budget, rng, thinking);
  return thinkGreedily(game, world, seat, knowledgeOf(spec), rng);
}

/** What the bot made for this game does, if it is asked and has an opinion. */
async function thinkAsExpert(
  expert: BotFace['expert'],
  world: BaseState,
  seat: Seat,
  spec: BotSpec,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought | undefined> {
  const knowledge = knowledgeOf(spec);
  if (spec.kind === 'apprentice')
    return expert?.think(world, seat, { care: LITTLE_CARE, knowledge }, NO_RACE, rng, thinking);
  if (spec.kind !== 'expert' && !(spec.kind === 'search' && expert?.isSearch)) return undefined;
  return expert?.think(world, seat, { care: 1, knowledge }, spec.budget, rng, thinking);
}
