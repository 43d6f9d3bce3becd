import { type FieldId, type Frames, isPlace, TOKENS, waysFrom } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { hereOf, type Mind, turnsAfterWalk } from './mind.ts';
import { needWith, turnsFrom } from './quest.ts';

/** A walk, and the turns to the goal after it. */
export interface Walk {
  readonly path: readonly FieldId[];
  readonly turns: number;
}

type Steps = Pick<Frames['move'], 'path' | 'left'>;

/** The walks that are still possible: stopping here, and one to every field where it can end. */
export function walksOn(mind: Mind, { path, left }: Steps): Walk[] {
  const token = tokenWorth(mind);
  const { own, state } = mind;
  const pays = (barrel: FieldId): boolean => !own.emptied.includes(barrel) && !state.turn.barrels.includes(barrel);
  const walks: Walk[] = [{ path, turns: stoppingHere(mind, path) }];
  for (const [end, [way]] of waysFrom(path, left, pays))
    if (way) walks.push({ path: way.path, turns: turnsAfterWalk(mind, end) - token * way.barrels });
  return walks;
}

/** The walk that leads to the goal soonest. */
export const bestWalk = (mind: Mind, steps: Steps): Walk =>
  walksOn(mind, steps).reduce((best, walk) => (walk.turns < best.turns ? walk : best));

function stoppingHere(mind: Mind, path: readonly FieldId[]): number {
  const here = path.at(-1) ?? never();
  return path.length > 1 && isPlace(here) ? turnsAfterWalk(mind, here) : Number.POSITIVE_INFINITY;
}

/** Turns that another token saves on average. */
function tokenWorth(mind: Mind): number {
  const { quest, own } = mind;
  const now = turnsFrom(quest, hereOf(mind), quest.need);
  const then = TOKENS.map((token) => needWith(quest, { ...own.tokens, [token]: own.tokens[token] + 1 }, 0));
  const mean = then.reduce((sum, need) => sum + turnsFrom(quest, hereOf(mind), need), 0) / then.length;
  return now - mean;
}
