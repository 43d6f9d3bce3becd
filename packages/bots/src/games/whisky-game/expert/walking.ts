import { FIELDS, type FieldId, type Frames, isPlace, roadsFrom } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsAlong } from '../travel/walks.ts';
import { type Mind, turnsAfterWalk } from './mind.ts';

type Steps = Pick<Frames['move'], 'path' | 'left'>;

/** Turns to the goal after the best walk that goes on with a step; without a step, after stopping here. */
export function turnsByStep(mind: Mind, { path, left }: Steps): (to?: FieldId) => number {
  const here = path.at(-1) ?? never();
  const turnsBy = turnsAlong(endings(mind), findings(mind), left);
  return (to) => (to === undefined ? stoppingHere(mind, path) : turnsBy(numberOf(here), numberOf(to)));
}

/** The same for the best of all walks from a field. */
export function turnsByBestWalk(mind: Mind, from: FieldId, fields: number): number {
  const turnsBy = turnsByStep(mind, { path: [from], left: fields });
  return Math.min(...roadsFrom(from).map(turnsBy));
}

function stoppingHere(mind: Mind, path: readonly FieldId[]): number {
  const here = path.at(-1) ?? never();
  return path.length > 1 && isPlace(here) ? turnsAfterWalk(mind, here) : Number.POSITIVE_INFINITY;
}

const endings = (mind: Mind): Float64Array =>
  mind.state.turn.prohibited ? Float64Array.from(FIELDS, ({ id }) => turnsAfterWalk(mind, id)) : mind.journey.ending;

const BARRELS = FIELDS.filter(({ kind }) => kind === 'barrel').map(({ id }) => id);

/** Turns that the barrels save which pay now. */
function findings({ own, state, token }: Mind): Float64Array {
  const found = new Float64Array(FIELDS.length);
  for (const barrel of BARRELS) {
    const pays = !own.emptied.includes(barrel) && !state.turn.barrels.includes(barrel);
    if (pays) found[numberOf(barrel)] = token;
  }
  return found;
}
