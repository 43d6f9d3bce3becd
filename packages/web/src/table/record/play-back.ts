import {
  type AnyGame,
  type BaseState,
  fail,
  type MatchRecord,
  ok,
  type Played,
  type Result,
  replay,
  type Tagged,
} from '@taproom/engine';
import { getToKnow } from '../get-to-know.ts';
import type { Damage } from '../local/head.ts';

/** A valid record, with all its positions. */
export interface PlayedBack {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly positions: readonly Played<BaseState, Tagged>[];
}

/**
 * Replays a record from its first entry to its last, or says what does not fit. The rules are loaded on first use: no
 * page has them before, because some know what players must not.
 */
export async function playBack(record: MatchRecord): Promise<Result<PlayedBack, Damage>> {
  const { findGame } = await import('@taproom/games');
  const game = findGame(record.game);
  if (!game) return fail({ code: 'other-game', needs: record.game, game: record.game });
  const positions = replay(game, record);
  // Whatever is told of it, a refusal included, takes the game's words, and it is shown on its board.
  await getToKnow(game.id);
  return positions.ok ? ok({ game, record, positions: positions.value }) : fail({ ...positions.error, game: game.id });
}

/** The same for a record as text. What checks its form is large, and only needed for files. */
export async function playBackText(text: string): Promise<Result<PlayedBack, Damage>> {
  const { parseRecord } = await import('@taproom/protocol/record');
  const record = parseRecord(text);
  return record.ok ? playBack(record.value) : record;
}
