import {
  type AnyGame,
  type DiceSource,
  fail,
  ok,
  type Refusal,
  type Result,
  recordOf,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import type { Rival } from '@taproom/games/daily';
import { AT_ONE_DEVICE, type LiveMatch, type Opening, play } from '@taproom/table';
import { messageOf } from '../records/record-file.ts';
import { type Player, writeSave } from '../records/save-file.ts';

/** What is different at the table of a daily. */
export interface DailyTable {
  /** How the others play; null where one plays alone. */
  readonly rival: Rival | null;
  /** How many moves led to the position of the day: they are not taken back. */
  readonly from: number;
  /** The words of the command that goes on with it. */
  readonly call: readonly string[];
}

/** A match being played here, with its players and its file. */
export interface KeptTable {
  readonly players: readonly Player[];
  readonly names: readonly string[];
  live: LiveMatch;
  path: string;
  readonly daily?: DailyTable;
}

/** The opening of a match among these players. */
export const openingOf = (
  game: AnyGame,
  options: Readonly<Record<string, string>>,
  dice: DiceSource,
  players: readonly Player[],
): Opening => ({
  game,
  options,
  dice,
  people: players.map((player) => player === 'human'),
  startedAt: Date.now(),
  ...AT_ONE_DEVICE,
});

/** The bot that plays on for a resigned seat, so that the others can finish. */
export const STAND_IN = 'regular';

/** The bot that plays a seat. */
export const botAt = ({ players, live }: KeptTable, seat: Seat): Player =>
  live.match.resigned.includes(seat) ? STAND_IN : (players[seat] ?? STAND_IN);

/** Plays an action, or returns why it is refused. */
export function move(table: KeptTable, seat: Seat, action: Tagged): Refusal | undefined {
  const played = play(table.live, seat, action, Date.now());
  if (!played.ok) return played.error;
  table.live = played.value;
  return undefined;
}

/** Saves the match to its file, or says why that failed. */
export async function keep({ path, players, live }: KeptTable): Promise<Result<string, string>> {
  try {
    await writeSave(path, players, recordOf(live.match));
    return ok(path);
  } catch (error) {
    return fail(messageOf(error));
  }
}
