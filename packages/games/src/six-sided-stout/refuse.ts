import type { RuleId, Unchecked } from '@taproom/engine';
import {
  ASSISTANTS,
  type Assistant,
  DICE,
  DICE_AT_MARKET,
  DICE_WITH_ASSISTANT,
  type Good,
  HELPS_WITH,
  isMalt,
  KINDS,
  type Kind,
  NOTHING,
  numberOf,
} from './components.ts';
import { boardOf, unitsAtHand } from './rules.ts';
import type { Brewer, StoutState } from './state.ts';

/** The rules of `flow.ts` again, as checks: why an action is not open to a brewer. */
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
  const { good, assistant } = action as { good?: Good; assistant?: Assistant | null };
  if (good !== 'malt' && good !== 'hops' && good !== 'yeast') return 'SS-17';
  const yesterday = brewer.days[brewer.days.length - 1];
  if (yesterday === good) return 'SS-4';
  const helps =
    assistant === null ||
    (ASSISTANTS.includes(assistant as Assistant) && HELPS_WITH[assistant as Assistant].includes(good));
  if (!helps || (assistant !== null && !brewer.assistants.includes(assistant as Assistant))) return 'SS-6';
  const lying = brewer.stores.pale.length + brewer.stores.caramel.length + brewer.stores.chocolate.length;
  if (DICE - lying < (assistant === null ? DICE_AT_MARKET : DICE_WITH_ASSISTANT)) return 'SS-12';
  const { names } = boardOf(state);
  if (good !== 'malt' && names.every((_, cell) => refuseCell(state, brewer, good, cell))) return 'SS-5';
  return onlyFields(action, 'good', 'assistant');
}

function refuseRoast(brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { store, dice } = action as { store?: unknown; dice?: unknown };
  if (!isMalt(store) || !Array.isArray(dice)) return 'SS-7';
  const there = [...brewer.stores[store]];
  if (there.length === 0 || dice.length !== Math.min(2, there.length)) return 'SS-7';
  if (dice.length === 2 && dice[0] > dice[1]) return 'SS-7';
  return takesFrom(there, dice) ? onlyFields(action, 'store', 'dice') : 'SS-7';
}

function refuseKeep(state: StoutState, { stage }: Brewer, action: Unchecked): RuleId | undefined {
  const { dice } = action as { dice?: unknown };
  if (stage.at !== 'keep' || !Array.isArray(dice) || dice.length !== 2 || dice[0] > dice[1]) return 'SS-6';
  return takesFrom([...state.dice[stage.good]], dice) ? onlyFields(action, 'dice') : 'SS-6';
}

/** Whether all the dice wanted are there, each taken once. */
function takesFrom(there: number[], wanted: readonly unknown[]): boolean {
  return wanted.every((die) => {
    const at = there.indexOf(die as number);
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}

function refusePut(state: StoutState, brewer: Brewer, action: Unchecked): RuleId | undefined {
  const { kind, cell } = action as { kind?: Kind; cell?: string };
  if (!KINDS.includes(kind as Kind) || unitsAtHand(brewer, kind as Kind) === 0) return 'SS-20';
  const refused = refuseCell(state, brewer, kind as Kind, boardOf(state).names.indexOf(cell as string));
  return refused ?? onlyFields(action, 'kind', 'cell');
}

/** Why a unit may not go on a cell, read off the board step by step. */
function refuseCell(state: StoutState, { cells, today }: Brewer, kind: Kind, cell: number): RuleId | undefined {
  const board = boardOf(state);
  if (cell < 0 || cells[cell] !== NOTHING) return 'SS-11';
  const sides = board.neighbours[cell] as readonly number[];
  const fresh = today.filter((one) => cells[one] === numberOf(kind));
  const wet = (one: number): boolean => (board.water[one] as number) > 0;
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
  const { names } = boardOf(state);
  if (good !== null && names.some((_, cell) => refuseCell(state, brewer, good, cell) === undefined)) return 'SS-8';
  return onlyFields(action);
}
