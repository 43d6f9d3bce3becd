import type { Seat } from '@taproom/engine';
import { type BrewingEvent, type BrewingView, type Die, type DieWord, wordOf } from '@taproom/games/dice-brewing';

/** A seat's dice rolled by a batch of events: the whole reserve, or dice by their current faces. */
interface Tumbling {
  readonly reserve: boolean;
  readonly words: readonly DieWord[];
}

export function tumbling(events: readonly BrewingEvent[], seat: Seat): Tumbling {
  return {
    reserve: events.some((event) => event.type === 'rolled' && event.seat === seat),
    words: events.flatMap((event) => rerolled(event, seat)),
  };
}

function rerolled(event: BrewingEvent, seat: Seat): readonly DieWord[] {
  if (event.type === 'rerolled' && event.seat === seat) return event.into;
  return event.type === 'aimed' && event.token === 'reroll' && event.at === seat ? [event.into] : [];
}

/** Whether each of these dice has just been rolled. */
export function hasTumbled(dice: readonly Readonly<Die>[], { words }: Tumbling): boolean[] {
  const left = [...words];
  return dice.map((die) => {
    const at = left.indexOf(wordOf(die));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether nobody has done anything yet but roll. */
export const isUntouched = ({ round, passed, seats }: BrewingView): boolean =>
  round === 1 &&
  !passed.some(Boolean) &&
  seats.every(({ board, warehouse }) => Object.keys(board).length + warehouse.length === 0);
