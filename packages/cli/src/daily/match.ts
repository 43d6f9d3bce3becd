import { beginsWith, fail, type Result, recordOf } from '@taproom/engine';
import { type DayResult, lineOn, type PlayedDaily, today } from '@taproom/games/daily';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { playAt, type Seating } from '../play/at-table.ts';
import type { KeptTable } from '../play/kept-table.ts';
import { printedLines } from '../play/page.ts';
import { reopen } from '../play/reopen.ts';
import type { Terminal } from '../play/terminal.ts';
import { jsonIn } from '../records/json-file.ts';
import { type Player, readSave, type Save } from '../records/save-file.ts';
import { anewNotes, type Challenge, callFor, introOf } from './challenge.ts';
import { begunPath } from './kept.ts';

/** Somebody's match of a day: its result, or why it has none yet. */
export type Attempt = DayResult | 'left' | 'given-up';

/** Plays a day's match, from its beginning or from where it was left. */
export async function playMatch(challenge: Challenge<PlayedDaily>, terminal: Terminal): Promise<Attempt> {
  const { daily, day, style, io } = challenge;
  const line = await lineOn(day, daily);
  const begun = await begunMatch(challenge, line);
  const seating = begun.ok ? begun.value : await newMatch(challenge, line);
  const intro = introOf(challenge, ...notesOn(challenge, line, begun));
  if (!terminal.fullScreen) terminal.show(printedLines(terminal, intro));
  const dailyTable = { rival: daily.rival, from: line.moves?.length ?? 0, call: callFor(challenge) };
  const notice = terminal.fullScreen ? intro : [];
  return attemptAt(daily, await playAt({ ...seating, daily: dailyTable }, terminal, style, io, notice));
}

/** How far a day's match is that was begun; `none` if it would begin anew. */
export async function matchSoFar(challenge: Challenge<PlayedDaily>): Promise<Attempt | 'none'> {
  const { daily, day } = challenge;
  const begun = await begunMatch(challenge, await lineOn(day, daily));
  return begun.ok ? attemptAt(daily, begun.value) : 'none';
}

type Begun = Result<Seating, 'none' | 'damaged' | 'changed'>;

/** The match that was begun, if it still fits this day's position and today's rules. */
async function begunMatch({ id, day, io }: Challenge, line: Line): Promise<Begun> {
  const path = begunPath(io.env, id, day);
  if ((await jsonIn(path)) === 'none') return fail('none');
  const save = await readSave(path);
  if (!save.ok) return fail('damaged');
  const seating = await reopen(save.value, path);
  if (!seating.ok) return fail(seating.error.code === 'other-rules' ? 'changed' : 'damaged');
  return isOfLine(save.value, seating.value, line) ? seating : fail('damaged');
}

function isOfLine({ players, record }: Save, { live }: Seating, line: Line): boolean {
  const { game } = live.opening;
  const isPlayer = players.every((player, seat) => (player === 'human') === (seat === 0));
  return isPlayer && beginsWith(record, playLine(game, notationOf(game.id), line).history);
}

/** A new match at the position of the day. */
async function newMatch({ game, id, daily, day, io }: Challenge<PlayedDaily>, line: Line): Promise<Seating> {
  const record = recordOf(playLine(game, notationOf(id), line));
  const seating = await reopen({ players: playersOf(daily, line), record }, begunPath(io.env, id, day));
  if (!seating.ok) throw new Error(`this position cannot be set: ${seating.error.why}`);
  return seating.value;
}

/** The player and the rivals, who are called by how they play. */
export const playersOf = ({ rival }: PlayedDaily, { seats }: Line): Player[] => [
  'human',
  ...Array.from({ length: seats - 1 }, () => (rival?.kind === 'greedy' ? 'regular' : 'landlord')),
];

/** That it goes on, or why it begins anew. */
function notesOn(challenge: Challenge, { moves = [] }: Line, begun: Begun): string[] {
  if (!begun.ok) return anewNotes(challenge, begun.error);
  const { history, resigned } = begun.value.live.match;
  const played = history.entries.length - moves.length;
  return played > 0 && resigned.length === 0 ? [challenge.style.say('resumed', { n: played })] : [];
}

function attemptAt({ score, picture }: PlayedDaily, { live }: Pick<KeptTable, 'live'>): Attempt {
  if (live.match.resigned.length > 0) return 'given-up';
  const { outcome } = live;
  return outcome ? { score: score(outcome), picture: picture(outcome), on: today() } : 'left';
}
