import type { Seat } from '@taproom/engine';
import { BOARDS, type SeenBrewer, type StoutEvent, type StoutView } from '@taproom/games/six-sided-stout';
import { type Moment, READ, TUMBLE } from '../../kit/moments/moment.ts';

type Time = Pick<Moment<StoutView, StoutEvent>, 'length' | 'settles'>;

/** How long each event is looked at. Dice lie still, and malt is roasted, before the result is told. */
const TIMES: Readonly<Record<string, Time>> = {
  rolled: { length: TUMBLE + READ, settles: TUMBLE },
  bought: { length: READ + 300 },
  roasted: { length: TUMBLE + READ, settles: TUMBLE },
  put: { length: 520 },
  lost: { length: READ + 500 },
  closed: { length: READ + 700 },
  dawned: { length: READ + 400 },
  finished: { length: READ + 300 },
  ended: { length: 2_600 },
};

/** A day in moments: the roll, what it brings, each unit, and in the evening one brewer after the other. */
export function momentsOf(
  events: readonly StoutEvent[],
  before: StoutView,
  after: StoutView,
): Moment<StoutView, StoutEvent>[] {
  const parts = partsOf(events, before.seats.length === 1);
  let view = before;
  return parts.map((part, at) => {
    view = part.reduce((seen, event) => told(seen, event, after), view);
    return { events: part, view: at === parts.length - 1 ? after : view, ...timeOf(part) };
  });
}

/** Alone, nothing comes to light in the evening, so that the new day follows at once. */
function partsOf(events: readonly StoutEvent[], isAlone: boolean): StoutEvent[][] {
  const parts: StoutEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const isClosing = last?.at(-1)?.type === 'closed';
    if (last && isClosing && (event.type === 'finished' || (isAlone && event.type === 'dawned'))) last.push(event);
    else parts.push([event]);
  }
  return parts;
}

/** Of several events, the last is the one to look at; others happen at a table, not in the game. */
const timeOf = (part: readonly StoutEvent[]): Time => TIMES[part.at(-1)?.type ?? ''] ?? { length: READ };

/** The view with an event applied. Dice and what they bring are left out until they lie still. */
export function told(view: StoutView, event: StoutEvent, after: StoutView): StoutView {
  switch (event.type) {
    case 'rolled':
      return withBrewer(view, event.seat, (brewer) => ({
        ...brewer,
        days: [...brewer.days, event.good],
        assistants: brewer.assistants.filter((one) => one !== event.assistant),
        companion: event.assistant,
      }));
    case 'lost':
      return withBrewer(view, event.seat, (brewer) => ({ ...brewer, left: 0 }));
    case 'closed':
      return withBrewer(view, event.seat, () => revealed(after, event.seat, event.put));
    case 'finished':
      return withBrewer(view, event.seat, (brewer) => ({ ...brewer, stage: 'stopped' }));
    default:
      return after;
  }
}

/** A brewer's day as it was when it ended. */
function revealed({ board, seats }: StoutView, seat: Seat, put: readonly string[]): SeenBrewer {
  const today = put.map((name) => BOARDS[board].names.indexOf(name));
  return { ...(seats[seat] as SeenBrewer), stage: 'done', dice: [], today };
}

const withBrewer = (view: StoutView, seat: Seat, change: (brewer: SeenBrewer) => SeenBrewer): StoutView => ({
  ...view,
  seats: view.seats.map((brewer, at) => (at === seat ? change(brewer) : brewer)),
});
