import { type AnyGame, type BaseState, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import type { BotFace } from '../face/face.ts';
import { faceOf } from '../games/index.ts';
import { search } from '../search/search.ts';
import { type BotSpec, knowledgeOf } from '../spec/spec.ts';
import { thinkGreedily } from './greedy.ts';
import { misjudged } from './noise.ts';
import { thinkRandomly } from './random.ts';
import { imagined } from './seen-by.ts';
import type { Thinking, Thought } from './thought.ts';

/** How closely an apprentice looks, compared with the expert, unless it is said. */
const LITTLE_CARE = 0.02;
const NO_RACE = { iterations: 1 };

/** The move of a bot in a seat's place, by how it plays. */
export async function decide(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  spec: BotSpec,
  seed: number,
  thinking: Thinking = {},
): Promise<Thought> {
  const face = faceOf(game.id);
  const rng = fastRng(seed);
  const world = imagined(game, state, seat, fastRng(nextFast(rng)));
  const thought = await think(game, face, world, seat, spec, rng, thinking);
  const { lore } = face;
  return lore ? { ...thought, action: lore(world, seat, thought.action, knowledgeOf(spec), rng) } : thought;
}

async function think(
  game: AnyGame,
  face: BotFace,
  world: BaseState,
  seat: Seat,
  spec: BotSpec,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought> {
  if (spec.kind === 'random') return thinkRandomly(game, world, seat, rng);
  const own = await thinkAsExpert(face, world, seat, spec, rng, thinking);
  if (own) return face.expert?.isUnderWay?.(world) ? own : misjudged(own, spec.noise, rng);
  if ('budget' in spec) return misjudged(await search(game, world, seat, spec.budget, rng, thinking), spec.noise, rng);
  return thinkGreedily(game, world, seat, spec, rng);
}

/** What the bot made for this game does, if it is asked and has an opinion. */
async function thinkAsExpert(
  { expert, veteran }: BotFace,
  world: BaseState,
  seat: Seat,
  spec: BotSpec,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought | undefined> {
  const knowledge = knowledgeOf(spec);
  if (spec.kind === 'veteran') return veteran?.(world, seat, { care: 1, knowledge }, spec.budget, rng, thinking);
  if (spec.kind === 'apprentice')
    return expert?.think(world, seat, { care: spec.care ?? LITTLE_CARE, knowledge }, NO_RACE, rng, thinking);
  if (spec.kind !== 'expert' && !(spec.kind === 'search' && expert?.isSearch)) return undefined;
  return expert?.think(world, seat, { care: 1, knowledge }, spec.budget, rng, thinking);
}
