import {
  type AnyGame,
  act,
  type BaseState,
  isResignation,
  lastOf,
  type MatchRecord,
  must,
  openMatch,
  type Played,
  play,
  type RecordEntry,
  type ReplayError,
  replay,
  resign,
  type Tagged,
} from '@taproom/engine';
import { findGame, GAME_IDS } from '@taproom/games';
import { setupSentence } from '../input/choose-game.ts';
import { listed } from '../output/words.ts';
import { atEntry, type Mismatch, missing } from './mismatch.ts';
import { refusalWords } from './refusal.ts';

/** A record held against the rules: all that fits, and what does not. */
export interface Examination {
  readonly game?: AnyGame;
  readonly record?: MatchRecord;
  /** The deal, then one position for each action that fits; none if not even the deal can be made. */
  readonly positions: readonly Played<BaseState, Tagged>[];
  readonly mismatch?: Mismatch;
}

/** Plays a record through whose form is right. */
export async function heldAgainstRules(record: MatchRecord): Promise<Examination> {
  const game = findGame(record.game);
  if (!game) return { record, positions: [], mismatch: { code: 'unknown-game', why: unknownGame(record) } };
  const replayed = replay(game, record);
  if (!replayed.ok) return { game, record, ...(await mismatchOf(game, record, replayed.error)) };
  const unfinished = record.end ? {} : { mismatch: missing(record, 'unfinished', 'the match is not finished') };
  return { game, record, positions: replayed.value, ...unfinished };
}

const unknownGame = (record: MatchRecord): string =>
  `the game "${record.game}" is not known here; the games are ${listed(GAME_IDS, 'and')}`;

const otherRules = ({ title, rules }: AnyGame, needs: number): string =>
  `this needs rules ${needs} of ${title}, and here rules ${rules} are played`;

type Fit = Pick<Examination, 'positions' | 'mismatch'>;

async function mismatchOf(game: AnyGame, record: MatchRecord, error: ReplayError): Promise<Fit> {
  switch (error.code) {
    case 'other-game':
      throw new Error(`${game.id} was found for a record of ${error.needs}`);
    case 'other-rules':
      return { positions: [], mismatch: { code: error.code, why: otherRules(game, error.needs) } };
    case 'bad-setup':
      return { positions: [], mismatch: badSetup(game, error.why) };
    case 'refused': {
      const positions = fitting(game, record, error.at);
      const why = await refusalWords(game, error.refusal, lastOf(positions).match.state);
      return { positions, mismatch: atEntry(record, error.at, error.code, why) };
    }
    case 'broken-chain':
      return brokenChain(game, record, error.at);
    case 'missing-entry': {
      const why = `the record says that it ended after ${record.end?.entries} actions`;
      return { positions: fitting(game, record, error.at), mismatch: missing(record, error.code, why) };
    }
    case 'wrong-end':
      return wrongEnd(game, record);
  }
}

/** The positions that the first entries lead to, which are known to fit. */
function fitting(game: AnyGame, record: MatchRecord, entries: number): Played<BaseState, Tagged>[] {
  const opening: Tagged[] = [];
  const opened = openMatch(game, record, (event) => opening.push(event));
  if (!opened.ok) return [];
  const positions: Played<BaseState, Tagged>[] = [{ match: opened.value, events: opening }];
  for (const { seat, action } of record.entries.slice(0, entries)) {
    const { match } = lastOf(positions);
    const moved = isResignation(action) ? resign(game, match, seat) : act(game, match, seat, action);
    if (!moved.ok) return positions;
    positions.push(moved.value);
  }
  return positions;
}

async function brokenChain(game: AnyGame, record: MatchRecord, at: number): Promise<Fit> {
  const positions = fitting(game, record, at);
  const why = 'its check does not follow from what comes before: something was changed, removed or put in here';
  const last = positions.at(-1);
  const ruled = last && (await refusedByRules(game, must(record.entries[at]), last.match.state));
  return { positions, mismatch: atEntry(record, at, 'broken-chain', ruled ? `${why}; besides, ${ruled}` : why) };
}

async function refusedByRules(
  game: AnyGame,
  { seat, action }: RecordEntry,
  state: BaseState,
): Promise<string | undefined> {
  if (isResignation(action)) return undefined;
  const played = play(game, state, seat, action);
  return played.ok ? undefined : refusalWords(game, played.refusal, state);
}

function badSetup(game: AnyGame, why: Extract<ReplayError, { code: 'bad-setup' }>['why']): Mismatch {
  if ('valid' in why) return { code: 'bad-setup', why: setupSentence(game, why).replace(/\.$/, '') };
  if (why.code === 'secret-missing') return { code: 'secret-missing', why: SECRET_MISSING };
  return { code: 'bad-setup', why: why.code === 'bad-nonces' ? NONCES_WRONG : SECRET_WRONG };
}

const SECRET_MISSING = 'the secret behind the dice is not revealed yet; it comes into the record when the match ends';
const NONCES_WRONG = 'there must be one nonce of 32 hexadecimal digits for every seat';
const SECRET_WRONG = 'the secret is not the one that the commitment was made for';

function wrongEnd(game: AnyGame, record: MatchRecord): Fit {
  const positions = fitting(game, record, record.entries.length);
  const reached = positions.at(-1)?.match.history.end;
  const why = `the record tells of ${endWords(record.end)}, and the actions lead to ${endWords(reached)}`;
  return { positions, mismatch: atEntry(record, Math.max(0, record.entries.length - 1), 'wrong-end', why) };
}

function endWords(end: MatchRecord['end']): string {
  if (!end) return 'no end';
  return `an end after ${end.entries} actions with places ${end.places.join(', ')} and scores ${end.scores.join(', ')}`;
}
