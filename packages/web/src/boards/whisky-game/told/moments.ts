import { must, type Seat } from '@taproom/engine';
import type { FieldId, SeenTraveller, WhiskyEvent, WhiskyView } from '@taproom/games/whisky-game/shown';
import { type Moment, READ } from '../../../kit/moments/moment.ts';

type Kind = WhiskyEvent['type'];
type EventOf<K extends Kind> = Extract<WhiskyEvent, { type: K }>;

/** How long a pawn takes to the next field, over the sea, and through the air. */
export const STEP = 190;
export const SAIL = 700;
export const FLIGHT = 1_300;
/** How long a token or a bottle travels to its player. */
export const TRAVEL = 600;
/** How long a die tumbles, and how much later each further one lies still. */
const TUMBLE = 660;
const APART = 130;
/** How long its sum is looked at: it stays in sight. */
const SUM = 450;

/** How long each event is looked at. Those without a time are told together with the next that has one. */
const LENGTHS: Readonly<Partial<Record<Kind, number>>> = {
  started: 700,
  missed: 800,
  found: STEP + 150,
  walked: STEP,
  sailed: SAIL,
  flew: FLIGHT + 200,
  moved: FLIGHT,
  drew: 2_600,
  played: 1_700,
  gave: 1_300,
  asked: 500,
  struck: READ,
  answered: 1_200,
  took: TRAVEL + 100,
  redeemed: 1_000,
  lost: 1_400,
  exchanged: 1_400,
  shown: 1_400,
  gained: 1_000,
  spilt: 1_300,
  swapped: 600,
  ended: READ,
};
/** Nobody else sees a card that is kept, so there is nothing to read. */
const UNSEEN = 750;

/** Nothing is at stake in these: they are looked at more briefly, the more travellers there are to wait for. */
const PLAIN: ReadonlySet<Kind> = new Set(['rolled', 'walked', 'found', 'sailed', 'sobered', 'threw', 'asked']);
/** By how much, from two travellers to six. */
const BRISK: readonly number[] = [1, 1, 1, 1, 0.85, 0.72, 0.6];

/** By how much rolls and steps are shortened at a table of this many. */
export const briskness = (travellers: number): number => BRISK[travellers] ?? 1;

/** How many dice an event shows. */
function diceIn(event: WhiskyEvent): number {
  if (event.type === 'rolled' || event.type === 'sobered') return event.throws.length;
  return event.type === 'threw' ? 1 : 0;
}

type Time = Pick<Moment<unknown, unknown>, 'length' | 'settles'>;

function timeOf(event: WhiskyEvent, brisk: number): Time {
  const by = PLAIN.has(event.type) ? brisk : 1;
  const dice = diceIn(event);
  if (dice > 0) return { length: (stillAfter(dice) + SUM) * by, settles: stillAfter(dice) * by };
  if (event.type === 'drew' && event.card === null) return { length: UNSEEN };
  return { length: (LENGTHS[event.type] ?? 0) * by };
}

/** When the last of some dice, thrown one after the other, lies still. */
export const stillAfter = (dice: number): number => TUMBLE + (dice - 1) * APART;
/** How much later than the one before a die is thrown. */
export const delayOf = (die: number): number => die * APART;

/** Whatever happens, one thing after the other: a roll, a step, a card, a question, its answer. */
export function momentsOf(
  events: readonly WhiskyEvent[],
  before: WhiskyView,
  after: WhiskyView,
): Moment<WhiskyView, WhiskyEvent>[] {
  const brisk = briskness(after.seats.length);
  if (events.length === 0) return [{ events, view: after, length: hasStepped(before, after) ? STEP * brisk : 0 }];
  const parts = partsOf(events);
  let view = before;
  return parts.map((part, at) => {
    view = part.reduce((seen, event) => told(seen, event, after), view);
    const isLast = at === parts.length - 1;
    return { events: part, view: isLast ? atTheEnd(view, after) : view, ...longestOf(part, brisk) };
  });
}

const longestOf = (part: readonly WhiskyEvent[], brisk: number): Time =>
  part.map((event) => timeOf(event, brisk)).reduce((longest, time) => (time.length > longest.length ? time : longest));

const hasStepped = (before: WhiskyView, after: WhiskyView): boolean =>
  before.seats.some(({ at }, seat) => at !== after.seats[seat]?.at);

/** Events that need time, each with the small ones just before it. */
function partsOf(events: readonly WhiskyEvent[]): WhiskyEvent[][] {
  const parts: WhiskyEvent[][] = [];
  let part: WhiskyEvent[] = [];
  events.forEach((event, at) => {
    part.push(event);
    if (timeOf(event, 1).length === 0 || isOneWith(event, events[at + 1])) return;
    parts.push(part);
    part = [];
  });
  return part.length > 0 ? [...parts, part] : parts;
}

/** A right answer and its bottle are one thing. */
const isOneWith = (event: WhiskyEvent, next: WhiskyEvent | undefined): boolean =>
  event.type === 'answered' && next?.type === 'took';

/** Everything is done, but whoever has acted is looked at until the next one is asked. */
const atTheEnd = ({ turn, actor, asked }: WhiskyView, after: WhiskyView): WhiskyView =>
  after.phase === 'over' ? after : { ...after, turn, actor, asked };

// What an event changes

const PLACE = ['at', 'country', 'wake'] as const;
const BOTTLES = ['bottles', 'lost', 'lostCount', 'points', 'lostPoints', 'regions', 'missingRegions'] as const;
const CARDS = ['hand', 'handCount', 'open'] as const;

/** The things of a traveller that an event of its seat is about. */
const THINGS: Readonly<Partial<Record<Kind, readonly (keyof SeenTraveller)[]>>> = {
  started: PLACE,
  missed: ['missing'],
  sailed: PLACE,
  flew: [...PLACE, ...CARDS],
  moved: [...PLACE, 'missing', 'jumped'],
  drew: [...CARDS, ...BOTTLES, 'missing'],
  played: CARDS,
  dropped: CARDS,
  gave: CARDS,
  asked: ['lastAsked'],
  took: BOTTLES,
  redeemed: [...BOTTLES, 'tokens'],
  lost: BOTTLES,
  exchanged: BOTTLES,
  shown: BOTTLES,
  gained: ['tokens'],
  spilt: ['tokens'],
  swapped: ['tokens'],
};

/** The view with what an event tells; all that is not told yet stays as it was. */
export function told(view: WhiskyView, event: WhiskyEvent, after: WhiskyView): WhiskyView {
  switch (event.type) {
    case 'round':
      return { ...view, round: event.round };
    case 'walked':
      return standing(view, event.seat, must(event.path.at(-1)));
    case 'found':
      return found(standing(view, event.seat, event.at), event);
    case 'gave':
      return taking(view, after, [event.to], THINGS.gave);
    case 'sobered':
      return { ...view, turn: after.turn, actor: after.actor };
    case 'asked':
    case 'struck':
      return { ...taking(view, after, [event.seat], THINGS.asked), asked: after.asked };
    case 'answered':
      return { ...view, settled: after.settled, asked: null };
    case 'ended':
      return after;
    default:
      return 'seat' in event ? taking(view, after, [event.seat], THINGS[event.type]) : view;
  }
}

const withSeat = (view: WhiskyView, seat: Seat, change: (own: SeenTraveller) => SeenTraveller): WhiskyView => ({
  ...view,
  seats: view.seats.map((own, at) => (at === seat ? change(own) : own)),
});

const standing = (view: WhiskyView, seat: Seat, at: FieldId): WhiskyView =>
  withSeat(view, seat, (own) => ({ ...own, at }));

const found = (view: WhiskyView, { seat, token }: EventOf<'found'>): WhiskyView =>
  withSeat(view, seat, (own) => ({ ...own, tokens: { ...own.tokens, [token]: own.tokens[token] + 1 } }));

/** Some things of some seats as they are in the end. */
function taking(
  view: WhiskyView,
  after: WhiskyView,
  seats: readonly Seat[],
  things: readonly (keyof SeenTraveller)[] = [],
): WhiskyView {
  return seats.reduce((seen, seat) => {
    const there = must(after.seats[seat]);
    return withSeat(seen, seat, (own) => ({ ...own, ...Object.fromEntries(things.map((one) => [one, there[one]])) }));
  }, view);
}
