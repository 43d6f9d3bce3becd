import type { SeatSetup } from '@taproom/protocol';

/** Seats that somebody has chosen; the others are as they usually are. */
export type ChosenSeats = Readonly<Record<number, SeatSetup>>;

/** So many seats: oneself and, unless something else was chosen, whoever may find the table. */
export function seatsFor(count: number, chosen: ChosenSeats, isPublic: boolean): SeatSetup[] {
  const others: SeatSetup = { kind: isPublic ? 'open' : 'invited' };
  const isMeElsewhere = Object.values(chosen).some(({ kind }) => kind === 'me');
  return Array.from({ length: count }, (_, at) => chosen[at] ?? (at === 0 && !isMeElsewhere ? { kind: 'me' } : others));
}

/** The choice with one seat changed. Nobody sits on two chairs: "me" moves. */
export function withSeat(chosen: ChosenSeats, at: number, seat: SeatSetup): ChosenSeats {
  const others = Object.entries(chosen).filter(([, old]) => seat.kind !== 'me' || old.kind !== 'me');
  return { ...Object.fromEntries(others), [at]: seat };
}
