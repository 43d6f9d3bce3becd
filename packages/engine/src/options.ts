import type { AnyGame, Game, Option } from './contract.ts';
import { fail, ok, type Result } from './result.ts';

/** Why a match cannot be set up; `valid` lists the accepted values. */
export type SetupError =
  | { readonly code: 'bad-seats'; readonly given: unknown; readonly valid: readonly string[] }
  | { readonly code: 'unknown-option'; readonly option: string; readonly valid: readonly string[] }
  | {
      readonly code: 'bad-value';
      readonly option: string;
      readonly given: unknown;
      readonly valid: readonly string[];
    };

type Optioned<O> = Pick<Game<never, never, unknown, never, O>, 'seats' | 'options'>;

export function seatCounts(game: { readonly seats: { readonly min: number; readonly max: number } }): number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
}

/** The values of an option that can be chosen at a seat count. */
export function offeredValues<T extends string>(option: Option<T>, seats: number): T[] {
  return option.values.filter((value) => option.offered?.(seats, value) ?? true);
}

/** Complete, valid options: the given ones, with defaults filled in. */
export function parseOptions<O>(game: Optioned<O>, seats: unknown, given: unknown = {}): Result<O, SetupError> {
  if (!canSeat(game, seats)) return fail({ code: 'bad-seats', given: seats, valid: seatCounts(game).map(String) });
  if (typeof given !== 'object' || given === null) {
    return fail({ code: 'unknown-option', option: String(given), valid: Object.keys(game.options) });
  }
  const fields: Readonly<Record<string, unknown>> = { ...given };
  for (const name in fields) {
    if (!Object.hasOwn(game.options, name)) {
      return fail({ code: 'unknown-option', option: name, valid: Object.keys(game.options) });
    }
  }
  const chosen: Record<string, unknown> = {};
  for (const name in game.options) {
    const option: Option<string> = game.options[name];
    const value = fields[name] ?? option.default;
    if (!isOffered(option, seats, value)) {
      return fail({ code: 'bad-value', option: name, given: value, valid: offeredValues(option, seats) });
    }
    chosen[name] = value;
  }
  return ok(chosen as O);
}

const canSeat = ({ seats: { min, max } }: Pick<AnyGame, 'seats'>, seats: unknown): seats is number =>
  typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max;

function isOffered(option: Option<string>, seats: number, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!option.values.includes(value)) return option.accepts?.(value) ?? false;
  return option.offered?.(seats, value) ?? true;
}
