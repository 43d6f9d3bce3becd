import { type AnyGame, offeredValues, seatCounts } from '@taproom/engine';

export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** At one seat count: the defaults, and every other value of every option once. */
export function setupsAt(game: AnyGame, seats: number): Setup[] {
  const changes = Object.entries(game.options).flatMap(([name, option]) =>
    offeredValues(option, seats)
      .filter((value) => value !== option.default)
      .map((value) => ({ seats, options: { [name]: value } })),
  );
  return [{ seats, options: {} }, ...changes];
}

/** The same for every seat count. */
export const setupsOf = (game: AnyGame): Setup[] => seatCounts(game).flatMap((seats) => setupsAt(game, seats));
