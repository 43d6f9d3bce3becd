import type { Seat } from '@taproom/engine';
import { type DiceBoxEvent, type DiceBoxView, type DieName, SQUARE_NAMES } from '@taproom/games/dice-box';
import type { Moment } from '../../kit/moments/moment.ts';
import { FLIGHT } from './arrivals.ts';

/** How long a tumbling die takes to lie still, with those beside it. */
const TUMBLE = 1_000;
/** Time to read. */
const READ = 700;

/** A placement, then every reroll it forces, one by one. Drafting and the first rolls are one moment each. */
export function momentsOf(
  events: readonly DiceBoxEvent[],
  before: DiceBoxView,
  after: DiceBoxView,
): Moment<DiceBoxView, DiceBoxEvent>[] {
  const parts = partsOf(events);
  let view = before;
  return parts.map((part, at) => {
    view = part.reduce(told, view);
    const isLast = at === parts.length - 1;
    // Whoever has just acted is looked at until the next one is asked.
    return { events: part, view: isLast ? { ...after, turn: view.turn } : view, ...timeOf(part) };
  });
}

/** Only rerolls are told apart: each follows from what was there before. */
function partsOf(events: readonly DiceBoxEvent[]): DiceBoxEvent[][] {
  const parts: DiceBoxEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || event.type === 'rerolled') parts.push([event]);
    else last.push(event);
  }
  return parts;
}

function timeOf(events: readonly DiceBoxEvent[]): { readonly length: number; readonly settles?: number } {
  const isRoll = events.some(({ type }) => type === 'rerolled' || type === 'rolled');
  return isRoll ? { length: TUMBLE + READ, settles: TUMBLE } : { length: FLIGHT };
}

/** The view with an event applied to box and hands. */
export function told(view: DiceBoxView, event: DiceBoxEvent): DiceBoxView {
  switch (event.type) {
    case 'placed':
      return {
        ...withHand(view, event.seat, without(view.hands[event.seat] ?? [], event.die)),
        grid: view.grid.map((die, at) => (SQUARE_NAMES[at] === event.square ? event.die : die)),
      };
    case 'rolled':
    case 'rerolled':
      return withHand(view, event.seat, event.dice);
    default:
      return view;
  }
}

const withHand = (view: DiceBoxView, seat: Seat, hand: readonly DieName[]): DiceBoxView => ({
  ...view,
  turn: seat,
  hands: view.hands.map((one, at) => (at === seat ? hand : one)),
});

function without(hand: readonly DieName[], die: DieName): DieName[] {
  const at = hand.indexOf(die);
  return hand.filter((_, slot) => slot !== at);
}
