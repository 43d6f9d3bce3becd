import type { Seat } from '@taproom/engine';
import { type Person, personFrom } from '@taproom/games/persons';
import type { TableSetup } from '@taproom/protocol';

/** The bot that plays a seat: its own, or the one that stands in for whoever left or never came. */
export function botAt({ setup }: { readonly setup: TableSetup }, seat: Seat): Person {
  const own = setup.seats[seat];
  return personFrom(own?.kind === 'bot' ? own : (setup.houseBot ?? {}));
}

/** Whether hints may be asked for: as the table says, or else where there is nobody else. */
export const allowsHints = ({ hints, seats }: TableSetup): boolean =>
  hints ?? seats.every(({ kind }) => kind === 'me' || kind === 'bot');
