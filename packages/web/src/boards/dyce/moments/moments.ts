import type { DyceEvent, DyceView } from '@taproom/games/dyce';
import type { Moment } from '../../../kit/moments/moment.ts';
import { READ, TUMBLE } from '../../../kit/moments/moment.ts';
import { told } from './told.ts';

type Time = Pick<Moment<DyceView, DyceEvent>, 'length' | 'settles'>;

/** Each baron takes about a second for his way; what he trades and the die that comes out of the bag are told apart. */
const WALK: Time = { length: 1_000 };
const STAY: Time = { length: 850 };
const TRADE: Time = { length: 1_150 };
const DRAW: Time = { length: 1_000, settles: 680 };
const STILL: Time = { length: 1_000 };
const RISE: Time = { length: 1_000 + READ, settles: TUMBLE };
const SET_UP: Time = { length: TUMBLE + READ, settles: TUMBLE };

const TIMES: Readonly<Partial<Record<DyceEvent['type'], Time>>> = {
  chose: { length: 950 },
  opened: { length: 750 },
  stocked: { length: 750 },
  advertised: { length: 750 },
  passed: { length: 700 },
  took: { length: 700 },
  rested: { length: 450 },
  bought: TRADE,
  sold: TRADE,
  closed: TRADE,
  drew: DRAW,
  ended: { length: 1_500 },
};

function timeOf(event: DyceEvent): Time {
  if (event.type === 'walked') return event.from === event.to ? STAY : WALK;
  if (event.type === 'evening') return event.raised ? RISE : STILL;
  return TIMES[event.type] ?? SET_UP;
}

const isSetUp = ({ type }: DyceEvent): boolean => type === 'began' || type === 'laid' || type === 'poured';

/** Every event is a moment of its own; only the set-up is one. */
export function momentsOf(
  events: readonly DyceEvent[],
  before: DyceView,
  after: DyceView,
): Moment<DyceView, DyceEvent>[] {
  if (events.some(isSetUp)) return [{ events, view: after, ...SET_UP }];
  let view = before;
  return events.map((event) => {
    view = told(view, event);
    return { events: [event], view, ...timeOf(event) };
  });
}
