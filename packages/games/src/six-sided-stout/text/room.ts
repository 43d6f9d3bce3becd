import { at, type RuleId, type Seat } from '@taproom/engine';
import { type Language, type Params, type Say, sayByName } from '../../text/format.ts';
import { BOARDS, HELPS_WITH } from '../components.ts';
import { roomBesideMalt, roomSeen, type SeenRoom } from '../seen-room.ts';
import type { StoutAction } from '../state.ts';
import type { StoutView } from '../view.ts';
import type { Key } from './index.ts';

/** The assistants who help with one thing alone. */
const SPECIALISTS = ['maltExpert', 'hopsImporter', 'scientist'] as const;
type Specialist = (typeof SPECIALISTS)[number];

/** The most cells that a sentence lists by name. */
const MOST_NAMED = 6;

/** How a language joins a list: `a3, b1 and c1`. */
export type List = (items: readonly string[]) => string;

export function listIn(language: Language): List {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (items) => format.format(items);
}

/**
 * SS-6: what the assistant helps with. SS-8 in figures: how many of today's units would lose their room, and where they have it. For other cases, the
 * ruling.
 */
export function refusalText(
  say: Say<Key>,
  list: List,
  rule: RuleId,
  action: StoutAction,
  { board, seats }: StoutView,
  seat: Seat,
): string {
  const ignorant = rule === 'SS-6' && ignorantIn(action);
  if (ignorant) return say(`refused.${ignorant}`);
  const brewer = at(seats, seat);
  const room = roomSeen(board, brewer);
  if (rule !== 'SS-8' || !room) return sayByName(say, rule);
  const figures = figuresOf(say, list, room);
  if (action.type !== 'put') return say(`refused.done.${room.good}`, figures);
  const cell = BOARDS[board].names.indexOf(action.cell);
  return action.kind === room.good
    ? say(`refused.${room.good}`, { ...figures, fit: room.at[cell] ?? 0 })
    : say(`refused.malt.${room.good}`, { ...figures, fit: roomBesideMalt(board, brewer, cell) });
}

/** The assistant who is asked along for something they do not help with. */
function ignorantIn(action: StoutAction): Specialist | undefined {
  if (action.type !== 'market' || HELPS_WITH[action.assistant ?? 'masterBrewer'].includes(action.good))
    return undefined;
  return SPECIALISTS.find((one) => one === action.assistant);
}

/** The prompt for a brewer with hops or yeast in hand. */
export function handText(say: Say<Key>, list: List, room: SeenRoom): string {
  const { good, left, most, waits } = room;
  if (most === 0 && !waits) return say(`prompt.lost.${good}`, { left });
  return `${say(`prompt.put.${good}`, { left })} ${say(adviceOn(room), figuresOf(say, list, room))}`;
}

function adviceOn({ left, at, best, isFirst, waits }: SeenRoom): Key {
  if (waits) return 'prompt.way';
  if (!isFirst || left === 1) return 'prompt.malt';
  const isSameEverywhere = at.every((units) => units === 0 || units === left);
  return isSameEverywhere && best.length > MOST_NAMED ? 'prompt.everywhere' : 'prompt.room';
}

const figuresOf = (say: Say<Key>, list: List, { left, most, best }: SeenRoom): Params => ({
  left,
  most,
  all: most === left ? 'yes' : 'no',
  count: best.length,
  cells: list(named(say, best)),
});

const named = (say: Say<Key>, cells: readonly string[]): readonly string[] =>
  cells.length <= MOST_NAMED
    ? cells
    : [...cells.slice(0, MOST_NAMED - 1), say('cells.more', { more: cells.length - MOST_NAMED + 1 })];
