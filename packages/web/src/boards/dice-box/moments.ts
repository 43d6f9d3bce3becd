import type { Seat } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  type DiceBoxEvent,
  type DiceBoxView,
  type DieName,
  readDie,
  type SeenDie,
  SQUARE_NAMES,
  type SquareName,
} from '@taproom/games/dice-box';
import { type Moment, READ, TUMBLE } from '../../kit/moments/moment.ts';
import { FLIGHT } from './arrivals.ts';

/** After a flight, the time to see where the die lies. */
const LANDED = 220;

/** A placement, then every reroll it forces, one by one. After the draft the Seed is rolled, then all hands together. */
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

/** Without a draft the Seed and the hands are rolled as soon as the table is set. */
export function openingOf(events: readonly DiceBoxEvent[], view: DiceBoxView): Moment<DiceBoxView, DiceBoxEvent>[] {
  const unrolled = view.hands.map((hand) =>
    COLOURS.flatMap((colour) => hand.flatMap((die) => (readDie(die).colour === colour ? colour : []))),
  );
  const before = { ...view, grid: view.grid.map(() => null), hands: view.hands.map(() => []), unrolled };
  return momentsOf(events, before, view);
}

/** Everybody's first roll is one moment, and the end belongs to what led to it. */
function partsOf(events: readonly DiceBoxEvent[]): DiceBoxEvent[][] {
  const parts: DiceBoxEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const isMore = event.type === 'ended' || (event.type === 'rolled' && last?.[0]?.type === 'rolled');
    if (last && isMore) last.push(event);
    else parts.push([event]);
  }
  return parts;
}

const ROLLS: readonly string[] = ['seeded', 'rolled', 'rerolled'];

function timeOf([first]: readonly DiceBoxEvent[]): { readonly length: number; readonly settles?: number } {
  const isRoll = first !== undefined && ROLLS.includes(first.type);
  return isRoll ? { length: TUMBLE + READ, settles: TUMBLE } : { length: FLIGHT + LANDED };
}

/** The view with an event applied to box, hands and spare dice. */
export function told(view: DiceBoxView, event: DiceBoxEvent): DiceBoxView {
  switch (event.type) {
    case 'picked':
      return { ...withPick(view, event.seat, event.colour), turn: event.seat };
    case 'seeded':
      return { ...withDie(view, `s${event.value}` as SeenDie, event.square), phase: 'play', turn: event.seat };
    case 'placed':
      return withDie(
        withHand(view, event.seat, without(view.hands[event.seat] ?? [], event.die)),
        event.die,
        event.square,
      );
    case 'rolled':
      return { ...withHand(view, event.seat, event.dice), turn: view.turn };
    case 'rerolled':
      return withHand(view, event.seat, event.dice);
    default:
      // The end, and what happens at a table but not in the game.
      return view;
  }
}

const withDie = (view: DiceBoxView, die: SeenDie, square: SquareName): DiceBoxView => ({
  ...view,
  grid: view.grid.with(SQUARE_NAMES.indexOf(square), die),
});

const withHand = (view: DiceBoxView, seat: Seat, hand: readonly DieName[]): DiceBoxView => ({
  ...view,
  turn: seat,
  hands: view.hands.with(seat, hand),
  unrolled: view.unrolled.with(seat, []),
});

function withPick(view: DiceBoxView, seat: Seat, colour: Colour): DiceBoxView {
  const held = [...(view.unrolled[seat] ?? []), colour];
  const sorted = COLOURS.flatMap((one) => held.filter((other) => other === one));
  return {
    ...view,
    pool: { ...view.pool, [colour]: view.pool[colour] - 1 },
    unrolled: view.unrolled.with(seat, sorted),
  };
}

function without(hand: readonly DieName[], die: DieName): DieName[] {
  const at = hand.indexOf(die);
  return hand.filter((_, slot) => slot !== at);
}
