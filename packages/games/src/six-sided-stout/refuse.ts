import { isOneOf, type RuleId, type Unchecked } from '@taproom/engine';
import {
  ASSISTANTS,
  besides,
  DICE,
  DICE_AT_MARKET,
  DICE_WITH_ASSISTANT,
  HELPS_WITH,
  isMalt,
  KINDS,
  type Kind,
  MALTS,
  type Malt,
  NOTHING,
  numberOf,
  waterAt,
} from './components.ts';
import { boardOf, takeUnit, unitsAtHand } from './rules.ts';
import type { Brewer, StoutState } from './state.ts';

/** The rules of `flow.ts` again, as checks: why an action is not legal for a brewer. */
export function refuse(state: StoutState, brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { at } = brewer.stage;
  switch (action.type) {
    case 'market':
      return at === 'choose' ? refuseMarket(state, brewer, action) : 'SS-17';
    case 'roast':
      return at === 'choose' ? refuseRoast(brewer, action) : 'SS-17';
    case 'stop':
      return at === 'choose' ? onlyFields(action) : 'SS-14';
    case 'keep':
      return at === 'keep' ? refuseKeep(state, brewer, action) : 'SS-17';
    case 'put':
      return at === 'put' ? refusePut(state, brewer, action) : 'SS-17';
    case 'done':
      return at === 'put' ? refuseDone(state, brewer, action) : 'SS-17';
    default:
      return 'SS-17';
  }
}

const onlyFields = (action: Unchecked, ...names: string[]): RuleId | undefined =>
  Object.keys(action).every((name) => name === 'type' || names.includes(name)) ? undefined : 'SS-17';

function refuseMarket(state: StoutState, brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { good, assistant } = action;
  if (good !== 'malt' && good !== 'hops' && good !== 'yeast') return 'SS-17';
  const yesterday = brewer.days[brewer.days.length - 1];
  if (yesterday === good) return 'SS-4';
  const helps =
    assistant === null ||
    (isOneOf(ASSISTANTS, assistant) && HELPS_WITH[assistant].includes(good) && brewer.assistants.includes(assistant));
  if (!helps) return 'SS-6';
  const lying = brewer.stores.pale.length + brewer.stores.caramel.length + brewer.stores.chocolate.length;
  if (DICE - lying < (assistant === null ? DICE_AT_MARKET : DICE_WITH_ASSISTANT)) return 'SS-12';
  if (good !== 'malt' && openCells(state, brewer, good).length === 0 && !hasWay(state, brewer, good)) return 'SS-5';
  return onlyFields(action, 'good', 'assistant');
}

function refuseRoast(brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { store, dice } = action;
  if (!isMalt(store) || !Array.isArray(dice)) return 'SS-7';
  const there = [...brewer.stores[store]];
  if (there.length === 0 || dice.length !== Math.min(2, there.length)) return 'SS-7';
  if (dice.length === 2 && dice[0] > dice[1]) return 'SS-7';
  return takesFrom(there, dice) ? onlyFields(action, 'store', 'dice') : 'SS-7';
}

function refuseKeep(state: StoutState, { stage }: Brewer, action: Unchecked): RuleId | undefined {
  const { dice } = action;
  if (stage.at !== 'keep' || !Array.isArray(dice) || dice.length !== 2 || dice[0] > dice[1]) return 'SS-6';
  return takesFrom([...state.dice[stage.good]], dice) ? onlyFields(action, 'dice') : 'SS-6';
}

/** Whether all the wanted dice are there, each used once. */
function takesFrom(there: number[], wanted: readonly unknown[]): boolean {
  return wanted.every((die) => {
    const at = typeof die === 'number' ? there.indexOf(die) : -1;
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}

function refusePut(state: StoutState, brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { kind, cell: name } = action;
  if (!isOneOf(KINDS, kind) || unitsAtHand(brewer, kind) === 0) return 'SS-20';
  const cell = typeof name === 'string' ? boardOf(state).names.indexOf(name) : -1;
  return (
    refuseCell(state, brewer, kind, cell) ??
    refuseWaste(state, brewer, kind, cell) ??
    onlyFields(action, 'kind', 'cell')
  );
}

/** Why a unit may not go on a cell, read from the board step by step. */
function refuseCell(state: StoutState, { cells, today }: Laid, kind: Kind, cell: number): RuleId | undefined {
  const board = boardOf(state);
  if (cell < 0 || cells[cell] !== NOTHING) return 'SS-11';
  const sides = besides(board, cell);
  const fresh = today.filter((one) => cells[one] === numberOf(kind));
  const wet = (one: number): boolean => waterAt(board, one) > 0;
  if (kind === 'yeast' && !wet(cell) && !sides.some((side) => wet(side) && cells[side] === numberOf('yeast')))
    return 'SS-19';
  if (cells.some((one) => one !== NOTHING)) {
    if (fresh.length > 0 && !fresh.some((one) => sides.includes(one))) return 'SS-10';
    if (fresh.length === 0 && sides.every((side) => cells[side] === NOTHING)) return 'SS-18';
  }
  return undefined;
}

function refuseDone(state: StoutState, brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { stage } = brewer;
  const good = stage.at === 'put' && stage.left > 0 ? stage.good : null;
  if (good !== null && openCells(state, brewer, good).length > 0) return 'SS-8';
  if (good !== null && hasWay(state, brewer, good)) return 'SS-21';
  return onlyFields(action);
}

// Room for today's hops or yeast, found by placing them one by one until no more fit

type Laid = Pick<Brewer, 'cells' | 'today' | 'stores'>;

const openCells = (state: StoutState, laid: Laid, kind: Kind): number[] =>
  [...laid.cells.keys()].filter((cell) => refuseCell(state, laid, kind, cell) === undefined);

/** The recipe with one unit added. */
function withUnit({ cells, today, stores }: Laid, kind: Kind, cell: number): Laid {
  const after = { cells: [...cells], today: [...today, cell], stores: structuredClone(stores) };
  after.cells[cell] = numberOf(kind);
  if (isMalt(kind)) takeUnit(after.stores[kind]);
  return after;
}

/** How many units fit if each goes on the first cell that takes it. */
function unitsThatGoIn(state: StoutState, laid: Laid, good: Kind, left: number): number {
  const [cell] = left > 0 ? openCells(state, laid, good) : [];
  return cell === undefined ? 0 : 1 + unitsThatGoIn(state, withUnit(laid, good, cell), good, left - 1);
}

/** How many units fit if the first goes on the best cell. */
const mostThatGoIn = (state: StoutState, laid: Laid, good: Kind, left: number): number =>
  Math.max(
    0,
    ...openCells(state, laid, good).map((cell) => 1 + unitsThatGoIn(state, withUnit(laid, good, cell), good, left - 1)),
  );

/** Why a unit that fits a cell may not go there while today's hops or yeast would lose room. */
function refuseWaste(state: StoutState, brewer: Brewer, kind: Kind, cell: number): RuleId | undefined {
  const { stage } = brewer;
  if (stage.at !== 'put' || stage.good === null || stage.left === 0) return undefined;
  const { good, left } = stage;
  const after = withUnit(brewer, kind, cell);
  const before = mostThatGoIn(state, brewer, good, left);
  const still =
    kind === good ? 1 + unitsThatGoIn(state, after, good, left - 1) : mostThatGoIn(state, after, good, left);
  if (still < before) return 'SS-8';
  const isLost = still === 0 && hasWay(state, brewer, good) && !hasWay(state, after, good);
  return isLost ? 'SS-21' : undefined;
}

/** Whether malt can open a way for yeast: a path from the recipe with no more steps than there are units. */
function hasWay(state: StoutState, { cells, today, stores }: Laid, good: Kind): boolean {
  const { water } = boardOf(state);
  if (good !== 'yeast' || today.some((cell) => cells[cell] === numberOf('yeast'))) return false;
  const isFresh = (malt: Malt): boolean => today.every((cell) => cells[cell] !== numberOf(malt));
  const units = (malts: readonly Malt[]): number => malts.flatMap((malt) => stores[malt]).reduce((a, b) => a + b, 0);
  const fresh = units(MALTS.filter(isFresh));
  return cells.some((there, cell) => {
    if (there !== NOTHING || water[cell] === 0) return false;
    if (stepsTo(state, cells, cell, () => true) <= fresh) return true;
    return MALTS.some(
      (malt) =>
        !isFresh(malt) &&
        stepsTo(state, cells, cell, (one) => today.includes(one) && cells[one] === numberOf(malt)) <=
          fresh + units([malt]),
    );
  });
}

/** The number of empty cells between a cell and the nearest suitable filled one. */
function stepsTo(state: StoutState, cells: readonly number[], from: number, willDo: (cell: number) => boolean): number {
  const board = boardOf(state);
  const steps = new Map([[from, 0]]);
  for (const [cell, count] of steps) {
    for (const side of besides(board, cell)) {
      if (cells[side] !== NOTHING && willDo(side)) return count;
      if (cells[side] === NOTHING && !steps.has(side)) steps.set(side, count + 1);
    }
  }
  return Number.POSITIVE_INFINITY;
}
