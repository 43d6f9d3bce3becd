import { below, fastRng, type Rng, type Seat } from '@taproom/engine';
import type { Choose, Open } from '@taproom/testkit';
import { FIELDS, type Field, type FieldId, ferriesFrom, fieldOf, isPlace, REGIONS, roadsFrom } from '../map/index.ts';
import { lostPrice, ownsFrom, regionsOf, stockAt, travellerAt } from '../rules.ts';
import type { Traveller, WhiskyAction, WhiskyState } from '../state.ts';

/** With this seed everybody sails to and fro without answering, so the game runs out of rounds. */
export const IDLE_SEED = 180;

/**
 * Plays to win: heads for the nearest distillery of a missing region, knows most answers and uses what it has. In
 * random games nobody ever collects all regions, and they take all 150 rounds.
 */
export function bySense(seed: number): Choose {
  const rng = fastRng(seed);
  const choices = seed === IDLE_SEED ? idle : sensible;
  return (open, state) => oneOf(rng, choices(rng, open, state as WhiskyState));
}

type Choices = (rng: Rng, open: readonly Open[], state: WhiskyState) => readonly Open[];

const oneOf = <T>(rng: Rng, items: readonly T[]): T | undefined => items[below(rng, items.length)];

const ofTypes = (open: readonly Open[], ...types: WhiskyAction['type'][]): Open[] =>
  open.filter(({ action }) => (types as string[]).includes(action.type));

/** The first kind of action, in order of preference, that is open and passes its chance. */
const sensible: Choices = (rng, open, state) => {
  const wishes: [chances: number, readonly Open[]][] = [
    [8, ofTypes(open, 'fly', 'pour', 'visit', 'redeem', 'jump')],
    [6, ofTypes(open, 'play')],
    [5, ofTypes(open, 'throw', 'swap')],
    [1, ofTypes(open, 'timeUp')],
    [9, rightAnswer(open, state)],
    [8, ofTypes(open, 'ask').slice(-1)],
    [8, ontoSpecial(open, state)],
    [9, onTheWay(open, state)],
    [9, ofTypes(open, 'roll', 'sail', 'step', 'answer', 'ask')],
  ];
  const wish = wishes.find(([chances, things]) => things.length > 0 && below(rng, 10) < chances);
  return wish ? wish[1] : open;
};

function rightAnswer(open: readonly Open[], { stack }: WhiskyState): Open[] {
  const frame = stack.at(-1);
  const isRight = (action: WhiskyAction): boolean =>
    frame?.at === 'question' && action.type === 'answer' && action.option === frame.right;
  return open.filter(({ action }) => isRight(action as WhiskyAction));
}

// The way to the next bottle

/** The last step of a walk, if it ends on a special field. */
function ontoSpecial(open: readonly Open[], { stack }: WhiskyState): Open[] {
  const frame = stack.at(-1);
  if (frame?.at !== 'move' || frame.left > 1) return [];
  return ofTypes(open, 'step').filter((one) => fieldOf(goalOf(one) as FieldId).kind === 'special');
}

/** Steps and voyages that lead closer to a wanted field, or a stop on one. */
function onTheWay(open: readonly Open[], state: WhiskyState): Open[] {
  const [first] = ofTypes(open, 'step', 'stop', 'sail');
  if (!first) return [];
  const distances = distancesTo(wanted(state, first.seat));
  const here = distanceIn(distances, travellerAt(state, first.seat).at);
  if (here === 0) return ofTypes(open, 'stop');
  return ofTypes(open, 'step', 'sail').filter((one) => distanceIn(distances, goalOf(one)) < here);
}

/** The destination of a step or voyage. */
const goalOf = ({ action }: Open): FieldId | undefined => (action as { to?: FieldId }).to;

const distanceIn = (distances: ReadonlyMap<FieldId, number>, id: FieldId | null | undefined): number =>
  distances.get(id ?? '') ?? FIELDS.length;

/**
 * Fields with a bottle of a missing region, or with any bottle if none is missing, and fields where possessions can be
 * used.
 */
function wanted(state: WhiskyState, seat: Seat): FieldId[] {
  const traveller = travellerAt(state, seat);
  const regions = regionsOf(traveller);
  const isLacked = ({ region }: Field): boolean =>
    !region || !regions.includes(region) || regions.length === REGIONS.length;
  return FIELDS.filter(
    (field) => isOfUse(state, traveller, field) && (field.kind !== 'distillery' || isLacked(field)),
  ).map(({ id }) => id);
}

function isOfUse({ travellers, turn }: WhiskyState, traveller: Traveller, { id, kind }: Field): boolean {
  if (id === 'macallan' && traveller.character === 'nick-savage') return true;
  if (kind === 'lost') return lostPrice(traveller) !== undefined;
  if (kind === 'airport') return !turn.flown && traveller.hand.some((card) => card.startsWith('flight-'));
  return (
    kind === 'distillery' &&
    traveller.lastAsked !== id &&
    !ownsFrom(traveller, id) &&
    stockAt(travellers, id).length > 0
  );
}

function distancesTo(goals: readonly FieldId[]): Map<FieldId, number> {
  const distances = new Map(goals.map((id) => [id, 0]));
  for (const [id, distance] of distances)
    for (const next of [...roadsFrom(id), ...ferriesFrom(id)])
      if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
}

// To and fro

/** By ship, and on land to the nearest possible stop, which makes the shortest turns. */
const idle: Choices = (_, open) => {
  const isStop = (one: Open): boolean => isPlace(goalOf(one) as FieldId);
  const likings = [
    ofTypes(open, 'stop', 'leave', 'timeUp'),
    ofTypes(open, 'sail'),
    ofTypes(open, 'step').filter(isStop),
    ofTypes(open, 'start', 'roll', 'step', 'draw', 'pick', 'choose', 'travel'),
  ];
  return likings.find(({ length }) => length > 0) ?? [];
};
