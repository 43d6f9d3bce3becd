import { type AnyGame, type BaseState, fastRng, type Seat } from '@taproom/engine';
import { specFor } from '../spec/names.ts';
import type { Bot, BotSpec, Budget } from '../spec/spec.ts';
import { decide } from './decide.ts';
import { seenBy } from './seen-by.ts';
import type { Ranked, Thinking, Thought } from './thought.ts';
import { whyRather } from './why.ts';

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
  const spec = within(thinking.longest, specFor(game.id, bot));
  const thought = await decide(game, state, seat, spec, seed, thinking);
  return bot === 'adviser' ? explained(game, seenBy(game, state, seat, seed), seat, thought, seed, thinking) : thought;
}

/** A bot that takes no longer; those without a budget are quick anyway. */
const within = (longest = Number.POSITIVE_INFINITY, spec: BotSpec): BotSpec =>
  'budget' in spec && longest < limitOf(spec.budget)
    ? { ...spec, budget: { ...spec.budget, milliseconds: longest } }
    : spec;

const limitOf = ({ milliseconds = Number.POSITIVE_INFINITY }: Budget): number => milliseconds;

/** Advice comes with what it brings more than the next best. */
async function explained(
  game: AnyGame,
  world: BaseState,
  seat: Seat,
  thought: Thought,
  seed: number,
  { signal }: Thinking,
): Promise<Thought> {
  const ranked = asAdvised(thought.ranked);
  const [best, next] = ranked;
  if (!best || !next) return thought;
  const why = await whyRather(game, world, seat, [best.action, next.action], fastRng(~seed), signal);
  return { ...thought, action: best.action, ranked, ...(why && { why }) };
}

/** What was tried less than half as often as the first is not known well enough to be called better. */
const WELL_KNOWN = 0.5;

/**
 * The ranking as it is told: by what each action is worth. Thinkers may prefer something else for good reasons, such as that a
 * difference is not certain, but advice must not contradict itself.
 */
function asAdvised(ranked: readonly Ranked[]): Ranked[] {
  const { tries = 0, value = 0 } = ranked[0] ?? {};
  const told = ranked.map((one) => (one.tries < WELL_KNOWN * tries && one.value > value ? { ...one, value } : one));
  return told.toSorted((a, b) => b.value - a.value);
}
