import {
  type AnyGame,
  act,
  type BaseState,
  fail,
  type Match,
  type Moment,
  ok,
  type Refusal,
  type Result,
  recordOf,
  resign,
  resultOf,
  rewind,
  type Seat,
  type Tagged,
  undoPoint,
  type Viewer,
} from '@taproom/engine';
import { type Player, writeSave } from '../save-file.ts';

/** A match that is being played here, by whom, and where it is kept. */
export interface Table {
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  match: Match<BaseState>;
  /** What the deal showed. */
  readonly opening: readonly Tagged[];
  /** What each entry of the record made happen. */
  batches: (readonly Tagged[])[];
  path: string;
}

/** Who plays a resigned seat on, so that the others can finish. */
const STAND_IN = 'regular';

export const playerAt = ({ players, match }: Table, seat: Seat): Player =>
  match.resigned.includes(seat) ? STAND_IN : (players[seat] as Player);

export const isHuman = (table: Table, seat: Seat): boolean => playerAt(table, seat) === 'human';

export const humans = (table: Table): Seat[] =>
  table.players.map((_, seat) => seat).filter((seat) => isHuman(table, seat));

/** Through whose eyes the table is shown when nobody is asked: those of the only person, or everyone's. */
export function onlooker({ players }: Table): Viewer {
  const people = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] as Seat) : 'table';
}

/** The seat to act; none when the match is over. */
export const toAct = ({ game, match }: Table): Seat | undefined =>
  resultOf(game, match) ? undefined : game.actors(match.state)[0];

/** Plays an action at the table, or says why not. */
export function move(table: Table, seat: Seat, action: unknown): Refusal | undefined {
  return take(table, act(table.game, table.match, seat, action));
}

export function giveUp(table: Table, seat: Seat): Refusal | undefined {
  return take(table, resign(table.game, table.match, seat));
}

function take(table: Table, moved: Result<Moment<BaseState, Tagged>, Refusal>): Refusal | undefined {
  if (!moved.ok) return moved.error;
  table.match = moved.value.match;
  table.batches.push(moved.value.events);
  return undefined;
}

/** Takes back the last decision of a person; false if there is none to take back. */
export function undo(table: Table): boolean {
  const entries = undoPoint(table.game, table.match, humans(table));
  if (entries === undefined) return false;
  table.match = rewind(table.game, table.match, entries);
  table.batches = table.batches.slice(0, entries);
  return true;
}

/** Keeps the match in its file, or says why that cannot be. */
export async function keep({ path, players, match }: Table): Promise<Result<string, string>> {
  try {
    await writeSave(path, players, recordOf(match));
    return ok(path);
  } catch (error) {
    return fail((error as Error).message);
  }
}
