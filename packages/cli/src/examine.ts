import {
  type AnyGame,
  act,
  type BaseState,
  isChained,
  isResignation,
  type MatchRecord,
  type Moment,
  openMatch,
  play,
  type RecordEntry,
  type ReplayError,
  replay,
  resign,
  type SetupError,
  type Tagged,
} from '@taproom/engine';
import { findGame, GAME_IDS } from '@taproom/games';
import { parseRecord, type RecordError } from '@taproom/protocol';
import { setupSentence } from './choose-game.ts';
import { atEntry, atStart, type Misfit, missing } from './misfit.ts';
import { refusalWords } from './refusal.ts';
import { recordIn } from './save-file.ts';
import { listed } from './words.ts';

/** A record held against the rules: all that fits, and what does not. */
export interface Examination {
  readonly game?: AnyGame;
  readonly record?: MatchRecord;
  /** The deal, then one position for each action that fits; none if not even the deal can be made. */
  readonly moments: readonly Moment<BaseState, Tagged>[];
  readonly misfit?: Misfit;
}

/** Plays a record through, from the text of a file. */
export function examine(text: string): Examination {
  const record = parseRecord(recordIn(text));
  if (record.ok) return examineRecord(record.value);
  const before = readableBefore(text, record.error);
  const examined: Examination = before ? examineRecord(before) : { moments: [] };
  // An action that does not fit may come before the place where the text stops making sense.
  const earlier = examined.misfit && !AT_THE_LAST.includes(examined.misfit.code);
  return earlier ? examined : { ...examined, misfit: formMisfit(text, record.error, examined) };
}

/** What is wrong with any record that is cut short, and so says nothing about the cut. */
const AT_THE_LAST: readonly Misfit['code'][] = ['unfinished', 'wrong-end'];

/** What comes before the place where a text stops being a record. */
function readableBefore(text: string, error: RecordError): MatchRecord | undefined {
  if (error.code === 'not-json') return error.whole;
  const at = error.code === 'bad-form' ? entryAt(error.path) : undefined;
  if (at === undefined) return undefined;
  const { end: _, ...raw } = JSON.parse(recordIn(text)) as MatchRecord;
  const cut = parseRecord(JSON.stringify({ ...raw, entries: raw.entries.slice(0, at) }));
  return cut.ok ? cut.value : undefined;
}

/** The entry a path leads to; one past all of them for the end. */
function entryAt(path: string): number | undefined {
  if (path.startsWith('/end/')) return Number.POSITIVE_INFINITY;
  const at = /^\/entries\/(\d+)/.exec(path)?.[1];
  return at === undefined ? undefined : Number(at);
}

function formMisfit(text: string, error: RecordError, { record, misfit }: Examination): Misfit {
  const whole = record?.entries.length ?? 0;
  const action = misfit?.code === 'wrong-end' ? whole : whole + 1;
  switch (error.code) {
    case 'too-big':
      return { code: error.code, action, why: `the text has ${error.size} characters; ${error.most} are the most` };
    case 'not-json':
      return {
        code: error.code,
        action,
        why: `the text ${error.cut ? 'is cut off after' : 'is no JSON at'} character ${error.at}`,
      };
    case 'bad-form':
      return { code: error.code, action, ...entryWords(text, error.path), why: `the field ${error.path} ${error.why}` };
  }
}

function entryWords(text: string, path: string): Pick<Misfit, 'seat'> {
  const at = entryAt(path);
  if (at === undefined) return {};
  const { seat } = ((JSON.parse(recordIn(text)) as MatchRecord).entries[at] ?? {}) as Partial<RecordEntry>;
  return typeof seat === 'number' ? { seat } : {};
}

function examineRecord(record: MatchRecord): Examination {
  const game = findGame(record.game);
  if (!game) return { record, moments: [], misfit: atStart(record, 'unknown-game', unknownGame(record)) };
  const replayed = replay(game, record);
  if (!replayed.ok) return { game, record, ...misfitOf(game, record, replayed.error) };
  const unfinished = record.end ? {} : { misfit: missing(record, 'unfinished', 'the match is not finished') };
  return { game, record, moments: replayed.value, ...unfinished };
}

const unknownGame = (record: MatchRecord): string =>
  `the game "${record.game}" is not known here; the games are ${listed(GAME_IDS, 'and')}`;

type Fit = Pick<Examination, 'moments' | 'misfit'>;

function misfitOf(game: AnyGame, record: MatchRecord, error: ReplayError): Fit {
  switch (error.code) {
    case 'other-game':
      throw new Error(`${game.id} was found for a record of ${error.needs}`);
    case 'other-rules':
      return otherRules(game, record, error.needs);
    case 'bad-setup':
      return { moments: [], misfit: badSetup(game, record, error.why) };
    case 'refused': {
      const moments = fitting(game, record, error.at);
      const why = refusalWords(game, error.refusal, (moments.at(-1) as Moment<BaseState, Tagged>).match.state);
      return { moments, misfit: atEntry(record, error.at, error.code, why) };
    }
    case 'broken-chain':
      return brokenChain(game, record, error.at);
    case 'missing-entry': {
      const why = `the record says that it ended after ${record.end?.entries} actions`;
      return { moments: fitting(game, record, error.at), misfit: missing(record, error.code, why) };
    }
    case 'wrong-end':
      return wrongEnd(game, record);
  }
}

/** The positions that the first entries lead to, which are known to fit. */
function fitting(game: AnyGame, record: MatchRecord, entries: number): Moment<BaseState, Tagged>[] {
  const opening: Tagged[] = [];
  const opened = openMatch(game, record, (event) => opening.push(event));
  if (!opened.ok) return [];
  const moments: Moment<BaseState, Tagged>[] = [{ match: opened.value, events: opening }];
  for (const { seat, action } of record.entries.slice(0, entries)) {
    const { match } = moments.at(-1) as Moment<BaseState, Tagged>;
    const moved = isResignation(action) ? resign(game, match, seat) : act(game, match, seat, action);
    if (!moved.ok) return moments;
    moments.push(moved.value);
  }
  return moments;
}

function brokenChain(game: AnyGame, record: MatchRecord, at: number): Fit {
  const moments = fitting(game, record, at);
  const why = 'its check does not follow from what comes before: something was changed, removed or put in here';
  const last = moments.at(-1);
  const ruled = last && refusedByRules(game, record.entries[at] as RecordEntry, last.match.state);
  return { moments, misfit: atEntry(record, at, 'broken-chain', ruled ? `${why}; besides, ${ruled}` : why) };
}

function refusedByRules(game: AnyGame, { seat, action }: RecordEntry, state: BaseState): string | undefined {
  if (isResignation(action)) return undefined;
  const played = play(game, state, seat, action);
  return played.ok ? undefined : refusalWords(game, played.refusal, state);
}

/** With other rules, actions fit as long as today's rules happen to agree. */
function otherRules(game: AnyGame, record: MatchRecord, needs: number): Fit {
  const why = `the record needs rules ${needs} of ${game.title}, and these are rules ${game.rules}`;
  const broken = record.entries.findIndex((_, at) => !isChained(record, at));
  const agreed = fitting(game, record, broken < 0 ? record.entries.length : broken).length - 1;
  return { moments: [], misfit: atEntry(record, Math.max(0, agreed), 'other-rules', why) };
}

function badSetup(game: AnyGame, record: MatchRecord, why: Extract<ReplayError, { code: 'bad-setup' }>['why']): Misfit {
  if (why.code === 'secret-missing') return atStart(record, 'secret-missing', SECRET_MISSING);
  if (why.code === 'secret-does-not-fit') return atStart(record, 'bad-setup', SECRET_WRONG);
  if (why.code === 'bad-nonces') return atStart(record, 'bad-setup', NONCES_WRONG);
  return atStart(record, 'bad-setup', setupSentence(game, why as SetupError).replace(/\.$/, ''));
}

const SECRET_MISSING = 'the secret behind the dice is not revealed yet; it comes into the record when the match ends';
const NONCES_WRONG = 'there must be one nonce of 32 hexadecimal digits for every seat';
const SECRET_WRONG = 'the secret is not the one that the commitment was made for';

function wrongEnd(game: AnyGame, record: MatchRecord): Fit {
  const moments = fitting(game, record, record.entries.length);
  const reached = moments.at(-1)?.match.history.end;
  const why = `the record tells of ${endWords(record.end)}, and the actions lead to ${endWords(reached)}`;
  return { moments, misfit: atEntry(record, Math.max(0, record.entries.length - 1), 'wrong-end', why) };
}

function endWords(end: MatchRecord['end']): string {
  if (!end) return 'no end';
  return `an end after ${end.entries} actions with places ${end.places.join(', ')} and scores ${end.scores.join(', ')}`;
}
