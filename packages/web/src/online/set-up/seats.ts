import type { SeatSetup } from '@taproom/protocol';

/** Seats that were changed; the others keep their defaults. */
export type ChosenSeats = Readonly<Record<number, SeatSetup>>;

/** The player and, unless chosen otherwise, anyone who finds the table. */
export function seatsFor(count: number, chosen: ChosenSeats, isPublic: boolean): SeatSetup[] {
  const others: SeatSetup = { kind: isPublic ? 'open' : 'invited' };
  const isMeElsewhere = Object.values(chosen).some(({ kind }) => kind === 'me');
  return Array.from({ length: count }, (_, at) => chosen[at] ?? (at === 0 && !isMeElsewhere ? { kind: 'me' } : others));
}

/** The choice with one seat changed. Nobody takes two seats: "me" moves. */
export function withSeat(chosen: ChosenSeats, at: number, seat: SeatSetup): ChosenSeats {
  const others = Object.entries(chosen).filter(([, old]) => seat.kind !== 'me' || old.kind !== 'me');
  return { ...Object.fromEntries(others), [at]: seat };
}
