import type { TableState } from '@taproom/protocol';

/** The seated players' names before the match, empty for free chairs. A reserved chair counts as free. */
export const seatedNames = ({ info, nonces }: TableState): string[] =>
  info.seats.map(({ kind, name }, seat) => (kind === 'human' && nonces[seat] !== '' ? name : ''));

/** The others for whom a chair is reserved, and who have not come yet. */
export const missingNames = ({ info, nonces, mine }: TableState): string[] =>
  info.seats
    .filter(({ kind }, seat) => kind === 'human' && nonces[seat] === '' && !mine.includes(seat))
    .map(({ name }) => name);

/** The free chairs that somebody may take, with the key to the kept ones or without. */
export const chairsFor = ({ info }: TableState, hasKey: boolean): number[] =>
  info.seats.flatMap(({ kind }, seat) => (kind === 'open' || (kind === 'invited' && hasKey) ? [seat] : []));

export interface Arrivals {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Who has sat down and who has stood up since the last look. */
export function arrivals(before: readonly string[], now: readonly string[]): Arrivals {
  const changed = [...now.keys()].filter((seat) => now[seat] !== before[seat]);
  const named = (names: readonly string[]): string[] => changed.flatMap((seat) => names[seat] || []);
  return { came: named(now), went: named(before) };
}
