import {
  type BaseState,
  fail,
  type MatchRecord,
  type Moment,
  ok,
  type Result,
  replay,
  type Tagged,
} from '@taproom/engine';
import { findGame } from '@taproom/games';
import { parseRecord } from '@taproom/protocol';
import type { Damage } from '../table/save.ts';

/** A record that holds, with all its positions. */
export interface PlayedBack {
  readonly record: MatchRecord;
  readonly moments: readonly Moment<BaseState, Tagged>[];
}

/** Plays a record from its first entry to its last, or says what does not fit. */
export function playBack(record: MatchRecord): Result<PlayedBack, Damage> {
  const game = findGame(record.game);
  if (!game) return fail({ code: 'other-game', needs: record.game, game: record.game });
  const moments = replay(game, record);
  return moments.ok ? ok({ record, moments: moments.value }) : fail({ ...moments.error, game: game.id });
}

/** The same for a record as text. */
export function playBackText(text: string): Result<PlayedBack, Damage> {
  const record = parseRecord(text);
  return record.ok ? playBack(record.value) : record;
}
