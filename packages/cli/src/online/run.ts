import type { Seat } from '@taproom/engine';
import type { TableState } from '@taproom/protocol';
import type { Followed } from '@taproom/protocol/client';
import { shortened } from '../output/words.ts';
import { adviceLines } from '../play/advice.ts';
import {
  actionsOf,
  chooseMove,
  helpLines,
  logList,
  moveList,
  refusalLine,
  rulesLines,
  unknownLine,
  whichLine,
} from '../play/moves.ts';
import { boardLines, endLines, lowBoard, textWidth } from '../play/page.ts';
import { completions, promptOf } from '../play/run.ts';
import type { Style } from '../play/scene.ts';
import { leaf, leafBeside, leafSummary, say, show } from '../play/session.ts';
import { isYes, ONLINE, parseWord } from '../play/words.ts';
import { nextArrival, nextChange, nextLine, type OnlineSession, sceneOf } from './session.ts';
import { askedIn, namesIn } from './shown.ts';
import { missedIn } from './soon.ts';
import { troubleLine } from './trouble.ts';

type Ending = 'over' | 'left' | 'closed';

/** Plays at a table of a house until the match is over or the player leaves. */
export async function runOnline(session: OnlineSession): Promise<Ending> {
  let drawn: OnShow;
  for (;;) {
    const { followed, closed, isConnected } = session.news;
    if (closed) return close(session, [` ${troubleLine(session.style.say, closed.code)}`], 'closed');
    if (followed?.state.outcome || followed?.state.info.isBrokenOff) return finish(session, followed);
    session.notice.push(...session.news.lines.splice(0));
    const now = isConnected && followed ? followed : 'connecting';
    showNow(session, now, drawn !== now);
    drawn = now;
    const typed = await listen(session, followed);
    if (typed === undefined) return leave(session);
    if (typed === 'changed' || !followed) continue;
    session.notice = [];
    if ((await answer(session, followed, typed)) === 'quit') return leave(session);
    // What was answered is shown although nothing has happened there.
    if (isWaiting(followed)) drawn = undefined;
  }
}

/** What is on show: the table as it was then, or that there is no connection; nothing at first. */
type OnShow = Followed | 'connecting' | undefined;

const leave = (session: OnlineSession): Ending =>
  close(session, [` ${session.style.say('online.left')}`, ` ${session.back}`], 'left');

/** Lines from a pipe are moves, so none is read before it is one's turn. */
function listen(session: OnlineSession, followed: Followed | undefined): Promise<string | undefined> {
  const { news, terminal } = session;
  const isTurn = news.isConnected && followed !== undefined && isAsked(followed);
  if (!terminal.fullScreen && followed && isWaiting(followed)) return nextArrival(session);
  if (!terminal.fullScreen && !isTurn) return nextChange(session);
  return nextLine(session, promptFor(session, followed), wordsFor(session, followed));
}

function close({ terminal, leave }: OnlineSession, lines: readonly string[], ending: Ending): Ending {
  leave();
  terminal.close(lines);
  return ending;
}

const isWaiting = ({ state }: Followed): boolean => state.info.status === 'waiting';

/** The table, or who is still missing. */
function showNow(session: OnlineSession, now: Followed | 'connecting', isNew: boolean): void {
  const { terminal, style } = session;
  if (now !== 'connecting' && !isWaiting(now)) show(session, sceneOf(session, now), isNew && isAsked(now));
  else if (isNew && now === 'connecting') terminal.show([` ${style.say('online.connecting')}`]);
  else if (isNew && now !== 'connecting')
    terminal.show([` ${style.text.title}`, ...seatLines(session, now), ...session.notice]);
}

const seatLines = ({ style }: OnlineSession, { state }: Followed): string[] => [
  ...namesIn(state, style.say).map((name, seat) => `  ${seat + 1}  ${name}`),
  ...state.mine.map((seat) => ` ${style.say('online.seated', { seat: seat + 1 })}`),
  ` ${waitingLine(style, state)}`,
];

/** How many are still missing before it begins. */
const waitingLine = ({ say: speak }: Style, { info }: TableState): string =>
  speak('online.waiting', { missing: info.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length });

const isAsked = ({ state }: Followed): boolean => askedIn(state) !== undefined;

/** The question to whoever is to act, or whom it waits for. */
function promptFor(session: OnlineSession, followed: Followed | undefined): string {
  const { style } = session;
  if (!followed || isWaiting(followed)) return ' › ';
  if (isAsked(followed)) return promptOf(sceneOf(session, followed), false);
  const names = namesIn(followed.state, style.say);
  const who = followed.state.actors.map((seat) => names[seat]).join(', ');
  return ` ${style.say('turn', { who })}\n › `;
}

const wordsFor = (session: OnlineSession, followed: Followed | undefined): string[] =>
  followed && !isWaiting(followed) ? completions(sceneOf(session, followed), ONLINE) : [];

/** Does what was typed. */
async function answer(session: OnlineSession, followed: Followed, typed: string): Promise<'quit' | undefined> {
  const command = parseWord(typed, session.style.say, ONLINE);
  if (command?.word === 'quit') return 'quit';
  if (command?.word === 'say') await talk(session, command.rest);
  else if (command?.word === 'stand' || command?.word === 'cancel') await askHouse(session, followed, command.word);
  else if (isWaiting(followed)) say(session, waitingLine(session.style, followed.state));
  else if (command) await COMMANDS[command.word](session, followed, command.rest);
  else await tryMove(session, followed, typed.trim());
  return undefined;
}

async function talk(session: OnlineSession, text: string): Promise<void> {
  if (text === '') return;
  const refused = await session.match.say(text);
  if (refused) say(session, troubleLine(session.style.say, refused.code));
}

/** The seat to act here; says whose turn it is if that is nobody. */
function seatToAct(session: OnlineSession, { state }: Followed): Seat | undefined {
  const seat = askedIn(state);
  if (seat === undefined) say(session, session.style.say('online.not-you'));
  return seat;
}

async function tryMove(session: OnlineSession, followed: Followed, typed: string): Promise<void> {
  const { match, style } = session;
  const seat = seatToAct(session, followed);
  if (seat === undefined) return;
  const scene = sceneOf(session, followed);
  const actions = actionsOf(scene, typed);
  if (actions.length === 0) return say(session, unknownLine(scene, typed));
  for (const action of actions) {
    const refused = await match.play(seat, action);
    if (!refused) continue;
    return say(
      session,
      refused.code === 'illegal-action'
        ? refusalLine(scene, typed, seat, action, refused.rule)
        : troubleLine(style.say, refused.code),
    );
  }
}

type Handler = (session: OnlineSession, followed: Followed, rest: string) => Promise<void>;

const COMMANDS: Readonly<Record<Exclude<(typeof ONLINE)[number], 'quit' | 'say' | 'stand' | 'cancel'>, Handler>> = {
  help: async (session, followed) =>
    leafBeside(session, sceneOf(session, followed), (scene, width) => helpLines(scene, ONLINE, width)),
  menu,
  moves: async (session, followed) => leafBeside(session, sceneOf(session, followed), moveList),
  hint,
  why,
  async undo(session) {
    const refused = await session.match.undo();
    const { say: speak } = session.style;
    // Where the others are asked, the table tells what comes of it.
    const done = session.news.followed?.isUndone ? [speak('undo.done')] : [];
    say(session, ...(refused ? [troubleLine(speak, refused.code)] : done));
  },
  log: async (session, followed) => leafBeside(session, sceneOf(session, followed), logList),
  rules: async (session, followed) => leaf(session, rulesLines(sceneOf(session, followed))),
  summary: async (session, followed) => leafSummary(session, sceneOf(session, followed)),
  resign,
  agree: (session, followed) => forSeat(followed, (seat) => session.match.answerUndo(seat, true)),
  disagree: (session, followed) => forSeat(followed, (seat) => session.match.answerUndo(seat, false)),
  pause: (session, followed) => forSeat(followed, session.match.leave),
  return: (session, followed) => forSeat(followed, session.match.comeBack),
  replace: (session, followed) => without(session, followed, 'replace'),
  claim: (session, followed) => without(session, followed, 'claim'),
};

/** What the table refuses, it says by itself. */
async function forSeat({ state }: Followed, act: (seat: Seat) => Promise<unknown>): Promise<void> {
  const [seat] = state.mine;
  if (seat !== undefined) await act(seat);
}

/** Goes on without whoever stays away. */
async function without(session: OnlineSession, followed: Followed, what: 'replace' | 'claim'): Promise<void> {
  const { say: speak } = session.style;
  const [missed] = missedIn(followed.state);
  if (!missed) return say(session, troubleLine(speak, 'not-away'));
  await forSeat(followed, (seat) => session.match.actFor(seat, missed.seat, what));
}

/** What can be asked for only before the match begins. */
async function askHouse(session: OnlineSession, { state }: Followed, what: 'stand' | 'cancel'): Promise<void> {
  const { say: speak } = session.style;
  const [seat] = state.mine;
  if (what === 'stand' && seat === undefined) return say(session, troubleLine(speak, 'not-yours'));
  const refused = await session.ask(what, what === 'stand' ? { seat } : {});
  if (refused !== undefined) say(session, troubleLine(speak, refused));
  else if (what === 'stand') say(session, speak('online.stood'));
}

async function menu(session: OnlineSession, followed: Followed): Promise<void> {
  if (seatToAct(session, followed) === undefined) return;
  const scene = sceneOf(session, followed);
  if (!session.terminal.fullScreen) return session.terminal.show(moveList(scene, textWidth(session.terminal)));
  const typed = await chooseMove(scene);
  if (typed !== undefined) await tryMove(session, followed, typed);
}

/** Everyone at the table is told that a hint was taken. */
async function hint(session: OnlineSession, followed: Followed): Promise<void> {
  const seat = seatToAct(session, followed);
  if (seat === undefined) return;
  const advised = await session.match.hint(seat);
  if (!advised.ok) return say(session, troubleLine(session.style.say, advised.error.code));
  const scene = sceneOf(session, followed);
  say(session, ...(advised.value ? adviceLines(scene, advised.value) : [session.style.say('hint.none')]));
}

async function why(session: OnlineSession, followed: Followed, typed: string): Promise<void> {
  const { say: speak } = session.style;
  const seat = seatToAct(session, followed);
  if (seat === undefined) return;
  const scene = sceneOf(session, followed);
  const [action] = actionsOf(scene, typed);
  if (typed === '') return say(session, whichLine(scene));
  if (action === undefined) return say(session, unknownLine(scene, typed));
  const rule = await session.match.why(seat, { ...action });
  say(
    session,
    rule ? refusalLine(scene, typed, seat, action, rule) : speak('move.allowed', { move: shortened(typed) }),
  );
}

async function resign(session: OnlineSession, { state }: Followed): Promise<void> {
  const { terminal, style, match } = session;
  const [seat] = state.mine;
  if (seat === undefined) return;
  const typed = await terminal.ask(` ${style.say('resign.sure', { yes: style.say('word.yes') })} `, []);
  if (typed === undefined || !isYes(typed, style.say)) say(session, style.say('resign.kept'));
  else await match.resign(seat);
}

const ENDED = { host: 'online.ended.host', expiry: 'online.ended.expiry', operator: 'online.ended' } as const;

/** The end stays in the window when the full screen is gone. */
function finish(session: OnlineSession, followed: Followed): Ending {
  const { style, terminal } = session;
  const reason = ENDED[followed.state.info.brokenOffBy ?? 'operator'];
  // A table that was called off has no board to show.
  if (followed.state.view === null) return close(session, [` ${style.say(reason)}`], 'over');
  const { shown } = sceneOf(session, followed);
  if (!terminal.fullScreen) show(session, { shown, style, terminal }, false);
  const result = shown.outcome ? endLines(shown, style) : [` ${style.say(reason)}`];
  const board = boardLines(shown, style, lowBoard(terminal));
  return close(session, [...board, '', ...result], 'over');
}
