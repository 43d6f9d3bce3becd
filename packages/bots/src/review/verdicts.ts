import { type AnyGame, type BaseState, isLeftToChance, isResignation, type Match, type Seat } from '@taproom/engine';
import { at } from '../lists.ts';
import { pause } from '../thinking/pause.ts';
import { expectationOf, type Opinion, opinionOf, type Played, prospectOf } from './judge.ts';
import type { ReviewHooks } from './review.ts';
import type { Expected } from './shares.ts';

/** What is thought of an entry, without knowing what came after it. */
export interface Verdict {
  /** Whether anything was left to chance when it was played. */
  readonly isChance: boolean;
  /** What could be expected of it; of giving up, what was given up. Undefined where that was not asked or cannot be said. */
  readonly expected: Expected | undefined;
  /** Undefined where there was no choice, or none that can be judged. */
  readonly choice: Pick<Opinion, 'best' | 'loss'> | undefined;
}

const nothingSaid = (isChance: boolean): Verdict => ({ isChance, expected: undefined, choice: undefined });

/** Judges a match entry by entry; undefined after an abort. `matches` are the deal and the match after every entry. */
export async function verdictsOn(
  game: AnyGame,
  matches: readonly Match<BaseState>[],
  effort: number,
  { signal, onProgress }: ReviewHooks,
): Promise<Verdict[] | undefined> {
  const entries = matches.length - 1;
  const verdicts: Verdict[] = [];
  for (let entry = 0; entry < entries; entry++) {
    onProgress?.(entry / entries);
    await pause();
    if (signal?.aborted) return undefined;
    verdicts.push(await verdictOn(game, at(matches, entry), at(matches, entry + 1), effort, seedAt(entry), signal));
  }
  if (signal?.aborted) return undefined;
  onProgress?.(1);
  return verdicts;
}

/** The same match is judged alike. */
const seedAt = (entry: number): number => Math.imul(entry + 1, 0x9e3779b1);

async function verdictOn(
  game: AnyGame,
  before: Match<BaseState>,
  after: Match<BaseState>,
  effort: number,
  seed: number,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const { state } = before;
  const { seat, action } = at(after.history.entries, before.history.entries.length);
  if (isResignation(action))
    return { ...nothingSaid(false), expected: await givenUp(game, before, seat, effort, seed, signal) };
  const isChance = isLeftToChance(game, state, { seat, action }, after.state);
  // A bot played on for whoever has given up.
  if (before.resigned.includes(seat)) return nothingSaid(isChance);
  const played: Played = { game, effort, state, seat, action, isChance };
  if (game.legal(state, seat).length > 1) {
    const opinion = await opinionOf(played, seed, signal);
    return { isChance, expected: opinion?.expected, choice: opinion };
  }
  return isChance ? { ...nothingSaid(true), expected: await expectationOf(played, seed, signal) } : nothingSaid(false);
}

/** What everybody could expect when a seat gave up, as whoever was asked sees it. */
async function givenUp(
  game: AnyGame,
  { state }: Match<BaseState>,
  seat: Seat,
  effort: number,
  seed: number,
  signal: AbortSignal | undefined,
): Promise<Expected | undefined> {
  const actors = game.actors(state);
  const asked = actors.includes(seat) ? seat : at(actors, 0);
  return prospectOf({ game, effort, state, seat: asked }, seed, signal);
}
