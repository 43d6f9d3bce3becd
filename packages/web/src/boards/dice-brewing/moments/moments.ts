import type { BrewingEvent, BrewingView } from '@taproom/games/dice-brewing';
import { pipsOf } from '@taproom/games/dice-brewing';
import { type Moment, READ, TUMBLE } from '../../../kit/moments/moment.ts';
import { told } from './told.ts';

type Kind = BrewingEvent['type'];

/** A piece on its way takes this long; nothing that moves is shorter. */
export const FLIGHT = 420;
/** A glass fills. */
export const POUR = 1_500;

const YIELD = 900;

/** How long each event is looked at. Others follow from those before. */
const LENGTHS: Readonly<Partial<Record<Kind, number>>> = {
  began: 1_300,
  phase: 900,
  passed: 320,
  placed: FLIGHT + 80,
  sown: FLIGHT + 80,
  sped: FLIGHT + 80,
  stored: FLIGHT - 60,
  kept: FLIGHT,
  improved: FLIGHT,
  swapped: 600,
  declined: 320,
  bought: 750,
  dealt: 750,
  played: 600,
  aimed: 800,
  blocked: YIELD,
  banned: YIELD,
  brewed: POUR,
  revealed: YIELD,
  gained: FLIGHT,
  seeded: FLIGHT,
  earned: YIELD,
  wasted: YIELD,
  tidied: 500,
  ended: 600,
};

/** Whether dice tumble, so that the result waits until they lie still. */
export function isRoll(event: BrewingEvent): boolean {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
    case 'searched':
      return true;
    case 'gained':
      return pipsOf(event.die) > 0;
    default:
      return event.type === 'aimed' && event.token === 'reroll';
  }
}

/** What a board yields when it is tidied. */
const YIELDS: ReadonlySet<Kind> = new Set(['gained', 'improved', 'seeded', 'earned', 'wasted']);

/** What belongs to the moment before it: everybody rolls at once, and each board is tidied as a whole. */
function joins(event: BrewingEvent, part: readonly BrewingEvent[], isTidying: boolean): boolean {
  const last = part.at(-1);
  if (!last) return false;
  if (event.type === 'rolled') return last.type === 'rolled';
  if (event.type === 'began') return last.type === 'tidied';
  if (event.type === 'seeded' && part.some(({ type }) => type === 'began')) return true;
  if (event.type === 'earned' && (last.type === 'revealed' || last.type === 'brewed')) return true;
  return isTidying && YIELDS.has(event.type) && YIELDS.has(last.type) && seatOf(event) === seatOf(last);
}

const seatOf = (event: BrewingEvent) => ('seat' in event ? event.seat : null);

function timeOf(events: readonly BrewingEvent[]): { readonly length: number; readonly settles?: number } {
  if (events.some(isRoll)) return { length: TUMBLE + READ, settles: TUMBLE };
  const longest = Math.max(...events.map(({ type }) => LENGTHS[type] ?? 0));
  return { length: events.length > 1 ? Math.max(longest, YIELD) : longest };
}

/** An action in moments: what was done, what it brings, the boards one by one, the new round, the roll. */
export function momentsOf(
  events: readonly BrewingEvent[],
  before: BrewingView,
  after: BrewingView,
): Moment<BrewingView, BrewingEvent>[] {
  const moments: { events: BrewingEvent[]; view: BrewingView }[] = [];
  let view: BrewingView = { ...before, asked: null };
  for (const event of events) {
    const part = moments.at(-1);
    const isJoined = part !== undefined && joins(event, part.events, view.stage === 'tidy');
    view = told(view, event);
    if (isJoined) moments[moments.length - 1] = { events: [...part.events, event], view };
    else moments.push({ events: [event], view });
  }
  return moments.map(({ events: part, view: shown }, at) => ({
    events: part,
    // Whoever has just acted is looked at until the next one is asked.
    view: at === moments.length - 1 ? { ...after, actor: shown.actor, stage: shown.stage, asked: null } : shown,
    ...timeOf(part),
  }));
}
