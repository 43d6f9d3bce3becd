import { TableId } from '@taproom/protocol';
import Type from 'typebox';
import type { TooMany } from '../../reviews/waiting.ts';
import type { Hub } from '../../room/hub.ts';
import { presenceIn } from '../../room/seen.ts';
import { NOBODY_HERE, type Presence, type Table } from '../../tables/table.ts';
import {
  BadSeats,
  BadValue,
  NeedsOtherRules,
  type TableError,
  TooManyBotSeats,
  TooManyTables,
  UnknownOption,
} from '../../tables/table-error.ts';
import { refusalBy, responsesBy, type Statuses } from '../responses.ts';

const STATUS: Statuses<TableError | TooMany | { readonly code: 'no-spectators' }> = {
  'bad-seats': 400,
  'unknown-option': 400,
  'bad-value': 400,
  'unknown-game': 400,
  'unknown-level': 400,
  'no-knowledge': 400,
  'no-filling': 409,
  'not-ready': 409,
  'no-such-table': 404,
  'seat-taken': 409,
  'one-seat-each': 409,
  'not-invited': 403,
  'not-yours': 403,
  'already-begun': 409,
  'not-over': 409,
  'other-rules': 409,
  'not-resting': 409,
  'no-spectators': 403,
  'too-many': 429,
  'too-many-tables': 409,
  'too-many-bot-seats': 409,
};

export const responses = responsesBy(STATUS, [
  BadSeats,
  UnknownOption,
  BadValue,
  NeedsOtherRules,
  TooManyTables,
  TooManyBotSeats,
]);
export const refuse = refusalBy(STATUS);

export const TableParams = Type.Object({ id: TableId });

/** Who is at a table, as far as this process knows. */
export function presenceAt(hub: Hub, { row }: Table): Presence {
  const room = hub.find(row.id);
  return room ? presenceIn(room) : NOBODY_HERE;
}
