import { type AnyGame, actionKey, type BaseState, fastRng, nextFast, type Seat, type Tagged } from '@taproom/engine';
import type { ReviewBudgets, Unit } from '../face/face.ts';
import { faceOf } from '../games/index.ts';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { decide } from '../thinking/decide.ts';
import { errorOf, meanIn, middleOf } from '../thinking/mean.ts';
import { pause } from '../thinking/pause.ts';
import { playOn } from '../thinking/play-on.ts';
import { resultOf } from '../thinking/rewards.ts';
import type { Behind, Ranked } from '../thinking/thought.ts';
import type { Expected } from './shares.ts';

/** A decision of the match: a seat has played this here. */
export interface Played {
  readonly game: AnyGame;
  /** The part of the usual effort that is made. */
  readonly effort: number;
  readonly state: BaseState;
  readonly seat: Seat;
  readonly action: Tagged;
  /** Whether anything was left to chance. */
  readonly isChance: boolean;
}

/** A question that may be about less: what could be done, by whom. */
type Asked = Pick<Played, 'game' | 'effort' | 'state' | 'seat'>;

/** What is thought of a decision, without knowing what came after it. */
export interface Opinion {
  /** What could be expected of what was played. */
  readonly expected: Expected;
  readonly best: Tagged;
  /** How much worse the played action is than the best one; 0 unless that is clear. */
  readonly loss: number;
}

/** A loss counts if it is so many standard errors. */
const CLEARLY = 1.5;
/** And if it is at least so much, since thinkers who reckon know no error. */
const LEAST: Readonly<Record<Unit, number>> = { wins: 0.005, points: 0.5 };
/** How far the search for any game looks in one without an expert. */
const BUDGETS: ReviewBudgets = { find: { iterations: 4_000 }, compare: { iterations: 4_000 } };

const sameAction = (one: Tagged, other: Tagged): boolean => actionKey(one) === actionKey(other);

/**
 * What an expert thinks of an action. It first looks for the best one. Then it looks at that and the played one alone,
 * in new worlds, because whatever was found best in some worlds has also been lucky in them. Undefined where nothing can
 * be said, and after an abort.
 */
export async function opinionOf(played: Played, seed: number, signal?: AbortSignal): Promise<Opinion | undefined> {
  const seeds = fastRng(seed);
  const found = await bestOf(played, nextFast(seeds), signal);
  const { action, isChance } = played;
  const isBest = sameAction(found.action, action);
  // What is known of the time after will tell better what it was worth.
  if (isBest && found.opinion && !isChance) return concluded(played, found.opinion, undefined);
  const [first, second] = await ranking(played, isBest ? [action] : [found.action, action], nextFast(seeds), signal);
  return first && concluded(played, first, second);
}

/** What can be expected of an action without comparing it. */
export async function expectationOf(played: Played, seed: number, signal?: AbortSignal): Promise<Expected | undefined> {
  const [only] = await ranking(played, [played.action], seed, signal);
  return only && expectedOf(played.seat, only);
}

/** What a seat that is asked could expect of the best it could do. */
export async function prospectOf(
  { game, effort, state, seat }: Asked,
  seed: number,
  signal?: AbortSignal,
): Promise<Expected | undefined> {
  const seeds = fastRng(seed);
  const { action } = await bestOf({ game, effort, state, seat }, nextFast(seeds), signal);
  const [best] = await ranking({ game, effort, state, seat }, [action], nextFast(seeds), signal);
  return best && expectedOf(seat, best);
}

/** What an expert would do, and what it thinks of it, if it thinks at all. */
async function bestOf(
  { game, effort, state, seat }: Asked,
  seed: number,
  signal: AbortSignal | undefined,
): Promise<{ readonly action: Tagged; readonly opinion: Ranked | undefined }> {
  const { action, ranked } = await decide(game, state, seat, thinkerIn(game, effort, 'find'), seed, { signal });
  return { action: ranked[0]?.action ?? action, opinion: ranked[0] };
}

const expectedOf = (seat: Seat, { value, shares }: Ranked): Expected => ({ seat, value, shares });

/** What to make of the played action and the other, given in the order in which they were ranked. */
function concluded({ game, seat, action }: Played, first: Ranked, second: Ranked | undefined): Opinion | undefined {
  const isBest = sameAction(first.action, action);
  const own = isBest ? first : second;
  if (!own) return undefined;
  const expected = expectedOf(seat, own);
  const gap = isBest ? NO_GAP : gapBetween(first, own);
  const isClear = gap.value >= LEAST[faceOf(game.id).unit] && gap.value > CLEARLY * gap.error;
  return isClear ? { expected, best: first.action, loss: gap.value } : { expected, best: action, loss: 0 };
}

const NO_GAP: Behind = { value: 0, error: 0 };

const gapBetween = (best: Ranked, own: Ranked): Behind =>
  own.behind ?? { value: best.value - own.value, error: Math.hypot(best.error, own.error) };

/** What an expert makes of some actions; those that it has no opinion of are played to the end. */
async function ranking(
  { game, effort, state, seat }: Asked,
  only: readonly Tagged[],
  seed: number,
  signal: AbortSignal | undefined,
): Promise<readonly Ranked[]> {
  const { ranked } = await decide(game, state, seat, thinkerIn(game, effort, 'compare'), seed, { only, signal });
  if (signal?.aborted) return [];
  const isKnown = only.every((action) => ranked.some((one) => sameAction(one.action, action)));
  return isKnown ? ranked : playedOut({ game, effort, state, seat }, only, seed, signal);
}

/** However little effort is made, something has to be tried. */
const FEWEST = 4;
const partOf = (number: number, effort: number): number =>
  Math.max(Math.min(FEWEST, number), Math.ceil(number * effort));

/** The expert, or the search for any game, with what it may spend. */
function thinkerIn(game: AnyGame, effort: number, use: keyof ReviewBudgets): BotSpec {
  const { iterations = 1 } = (faceOf(game.id).expert?.review ?? BUDGETS)[use];
  return { kind: 'expert', budget: { iterations: partOf(iterations, effort) } };
}

/** The actions ranked by how games go on after them, in the same worlds. */
async function playedOut(
  { game, effort, state, seat }: Asked,
  actions: readonly Tagged[],
  seed: number,
  signal: AbortSignal | undefined,
): Promise<readonly Ranked[]> {
  const { onward, unit } = faceOf(game.id);
  if (!onward) return [];
  const seeds = fastRng(seed);
  const ends = actions.map((): number[] => []);
  const worlds = partOf(onward.worlds, effort);
  for (let world = 0; world < worlds && !signal?.aborted; world++) {
    const dice = nextFast(seeds);
    for (const [i, action] of actions.entries())
      at(ends, i).push(resultOf(await playOn(game, state, seat, action, onward.by, dice), seat, unit));
    await pause();
  }
  return signal?.aborted ? [] : rankedByEnds(actions, ends);
}

function rankedByEnds(actions: readonly Tagged[], ends: readonly (readonly number[])[]): readonly Ranked[] {
  const order = [...actions.keys()].sort((a, b) => middleOf(meanIn(at(ends, b))) - middleOf(meanIn(at(ends, a))));
  const first = at(ends, at(order, 0));
  return order.map((i) => {
    const own = at(ends, i);
    const mean = meanIn(own);
    const gap = meanIn(own.map((end, world) => at(first, world) - end));
    const behind = { value: middleOf(gap), error: errorOf(gap) };
    return { action: at(actions, i), value: middleOf(mean), error: errorOf(mean), tries: own.length, behind };
  });
}
