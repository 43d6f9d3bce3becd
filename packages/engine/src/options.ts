import type { Game, Option } from './contract.ts';
import { fail, ok, type Result } from './result.ts';

/** Why a match cannot be set up; `valid` lists what could have been said instead. */
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

/** The seat counts a game can be played with. */
export function seatCounts(game: { readonly seats: { readonly min: number; readonly max: number } }): number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
}

/** The values of an option that can be chosen at a seat count. */
export function offeredValues<T extends string>(option: Option<T>, seats: number): T[] {
  return option.values.filter((value) => option.offered?.(seats, value) ?? true);
}

/** Complete, valid options from what was given, defaults filled in. */
export function parseOptions<O>(game: Optioned<O>, seats: unknown, given: unknown = {}): Result<O, SetupError> {
  const counts = seatCounts(game);
  if (!counts.includes(seats as number)) return fail({ code: 'bad-seats', given: seats, valid: counts.map(String) });
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const names = Object.keys(game.options);
  const stranger = Object.keys(fields).find((name) => !names.includes(name));
  if (stranger !== undefined) return fail({ code: 'unknown-option', option: stranger, valid: names });

  const chosen: Record<string, string> = {};
  for (const [name, option] of Object.entries(game.options) as [string, Option<string>][]) {
    const value = fields[name] ?? option.default;
    const valid = offeredValues(option, seats as number);
    if (!valid.includes(value as string)) return fail({ code: 'bad-value', option: name, given: value, valid });
    chosen[name] = value as string;
  }
  return ok(chosen as O);
}
