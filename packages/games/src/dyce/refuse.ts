import { must, type RuleId, type Seat, type Unchecked } from '@taproom/engine';
import { spaceNamed } from './city.ts';
import { MOST_TURNS, WHISKIES, type Whisky } from './components.ts';
import type { DyceState, Frames, Merchant } from './state.ts';

// The rules of `flow.ts` again, as checks: why an action is not legal.

type Turn = Frames['turn'];

/** DY-16: an action has no fields beyond those it takes. */
const onlyFields = (action: Unchecked, ...names: string[]): RuleId | undefined =>
  Object.keys(action).every((name) => name === 'type' || names.includes(name)) ? undefined : 'DY-16';

export function refuseChoice({ pool }: DyceState, action: Unchecked): RuleId | undefined {
  if (action.type !== 'choose') return 'DY-16';
  return pool.some((cube) => cube === action.whisky) ? onlyFields(action, 'whisky') : 'DY-17';
}

export function refuseTurn(state: DyceState, turn: Turn, action: Unchecked): RuleId | undefined {
  switch (action.type) {
    case 'open':
      return refuseTiredness(state, turn) ?? refuseOpen(state, turn.seat, action);
    case 'stock':
      return refuseTiredness(state, turn) ?? refuseStock(state, turn.seat, action);
    case 'advertise':
      return refuseTiredness(state, turn) ?? refuseAdvertise(state, turn.seat, action);
    case 'pass':
      return refusePass(state, turn) ?? onlyFields(action);
    case 'take':
      return refuseTake(state, turn) ?? onlyFields(action);
    case 'done':
      return refuseDone(state, turn) ?? onlyFields(action);
    default:
      return 'DY-16';
  }
}

const own = (state: DyceState, seat: Seat): Merchant => must(state.merchants[seat]);

const refuseTiredness = (state: DyceState, { seat }: Turn): RuleId | undefined =>
  own(state, seat).turns > MOST_TURNS ? 'DY-4' : undefined;

const isBaronOn = ({ barons }: DyceState, space: number): boolean =>
  barons.some(({ standing }) => !('gate' in standing) && standing.space === space);

function refuseOpen(state: DyceState, seat: Seat, action: Unchecked): RuleId | undefined {
  const space = spaceNamed(action.space);
  if (space < 0 || state.city[space] !== null || isBaronOn(state, space)) return 'DY-13';
  const { shops, pounds } = own(state, seat);
  return shops === 0 || pounds === 0 ? 'DY-13' : onlyFields(action, 'space');
}

function refuseStock(state: DyceState, seat: Seat, action: Unchecked): RuleId | undefined {
  const space = spaceNamed(action.space);
  const shop = state.city[space];
  if (space < 0 || shop?.owner !== seat || isBaronOn(state, space)) return 'DY-14';
  const whisky = action.whisky as Whisky;
  if (!WHISKIES.includes(whisky) || shop.whisky === whisky || state.supply[whisky] === 0) return 'DY-3';
  return onlyFields(action, 'space', 'whisky');
}

function refuseAdvertise(state: DyceState, seat: Seat, action: Unchecked): RuleId | undefined {
  const space = spaceNamed(action.space);
  if (space < 0 || state.city[space] === null || own(state, seat).pounds === 0) return 'DY-15';
  return onlyFields(action, 'space');
}

/** No passing in a solo game, twice, or after an action. */
function refusePass(state: DyceState, { seat, actions }: Turn): RuleId | undefined {
  if (state.merchants.length === 1) return 'DY-18';
  return actions > 0 || own(state, seat).sealed ? 'DY-19' : undefined;
}

/** Taking a pound needs a seal that was down, and replaces the actions. */
function refuseTake(state: DyceState, { seat, actions }: Turn): RuleId | undefined {
  if (state.merchants.length === 1) return 'DY-18';
  return actions > 0 || !own(state, seat).sealed ? 'DY-19' : undefined;
}

const refuseDone = (state: DyceState, { actions }: Turn): RuleId | undefined =>
  actions === 0 && state.merchants.length > 1 ? 'DY-3' : undefined;
