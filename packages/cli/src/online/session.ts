import type { Say } from '@taproom/games/text';
import type { ChatLine, Refused, TableState } from '@taproom/protocol';
import { type Connected, type Followed, followMatch, type RemoteMatch } from '@taproom/protocol/client';
import { isNotice, type Notice } from '@taproom/table';
import { noticeLine } from '../play/notices.ts';
import type { Scene, Style } from '../play/scene.ts';
import type { Talk } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Key } from '../text/index.ts';
import type { Code } from './house.ts';
import { namesIn, shownFrom } from './shown.ts';
import { missedIn, soonIn } from './soon.ts';
import { refusedLine } from './trouble.ts';

/** What is heard from the house. */
interface News {
  followed: Followed | undefined;
  /** Why the house does not let us follow the table. */
  closed: Refused | undefined;
  isConnected: boolean;
  /** What is to be said of it. */
  readonly lines: string[];
  /** Wakes whoever waits for news. */
  wake: () => void;
}

/** A table of a house, followed from this terminal. */
export interface OnlineSession extends Talk {
  readonly match: RemoteMatch;
  readonly news: News;
  /** The command that leads back to the table. */
  readonly back: string;
  /** Leaves the house. */
  readonly leave: () => void;
  /** Asks for something before the match begins; says why it is refused. */
  readonly ask: AskHouse;
}

/** Stands up from a seat, or calls the table off. */
export type AskHouse = (what: 'stand' | 'cancel', body: object) => Promise<Code | undefined>;

export function followAt(
  connect: (onstate: (isOpen: boolean) => void) => Connected,
  table: string,
  terminal: Terminal,
  style: Style,
  back: string,
  ask: AskHouse,
): OnlineSession {
  const news: News = { followed: undefined, closed: undefined, isConnected: false, lines: [], wake() {} };
  const hear = (change: Partial<News>, ...lines: string[]): void => {
    Object.assign(news, change);
    news.lines.push(...lines);
    news.wake();
  };
  const { connection, close } = connect((isConnected) => hear({ isConnected }));
  const match = followMatch(connection, table, {
    onclosed: (closed) => hear({ closed }),
    onrefused: (why) => why.code !== 'illegal-action' && hear({}, refusedLine(style.say, why)),
  });
  let soon: NodeJS.Timeout[] = [];
  const forget = (): void => soon.splice(0).forEach(clearTimeout);
  match.follow((followed) => {
    hear({ followed }, ...newLines(news.followed, followed, style.say));
    forget();
    soon = soonIn(followed.state, style.say).flatMap(({ after, line }) =>
      after < LONGEST_WAIT ? setTimeout(() => hear({}, line), after).unref() : [],
    );
  });
  const leave = (): void => {
    forget();
    close();
  };
  return { match, news, back, leave, ask, terminal, style, notice: [], typed: undefined, logged: 0 };
}

/** Timers cannot wait any longer; by then there has been other news. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What others have said since, and what the table has told. */
function newLines(before: Followed | undefined, { state }: Followed, say: Say<Key>): string[] {
  const known = before?.state.chat.at(-1)?.at ?? (before ? 0 : Number.POSITIVE_INFINITY);
  return [
    ...toldSince(before?.state, state, say),
    ...state.chat.filter(({ at }) => at > known).map(spoken),
    ...askedSince(before?.state, state, say),
    ...goneSince(before?.state, state, say),
  ];
}

const noticesIn = ({ log }: TableState): Notice[] => log.filter(isNotice);

function toldSince(before: TableState | undefined, state: TableState, say: Say<Key>): string[] {
  if (!before) return [];
  const known = Math.max(0, ...noticesIn(before).map(({ at }) => at));
  return noticesIn(state)
    .filter(({ at }) => at > known)
    .map((notice) => noticeLine(notice, namesIn(state, say), say));
}

/** How to answer whoever asks to take a move back. */
function askedSince(before: TableState | undefined, { info, mine }: TableState, say: Say<Key>): string[] {
  const asks = info.undoAsked?.seat;
  const isNew = asks !== undefined && before?.info.undoAsked?.seat !== asks;
  const words = { agree: say('word.agree'), disagree: say('word.disagree') };
  return isNew && mine.length > 0 && !mine.includes(asks) ? [say('told.answer', words)] : [];
}

/** Who has gone for whom the others wait, and when one may go on. */
function goneSince(before: TableState | undefined, state: TableState, say: Say<Key>): string[] {
  if (state.mine.length === 0 || state.outcome) return [];
  const known = before ? missedIn(before).map(({ seat }) => seat) : [];
  return missedIn(state)
    .filter(({ seat, until }) => !known.includes(seat) && until > 0)
    .map(({ seat, until }) =>
      say('away.until', { who: namesIn(state, say)[seat] ?? '', count: Math.ceil(until / MINUTE) }),
    );
}

const MINUTE = 60_000;

/** Without anything that a terminal would take for a command. */
const spoken = ({ name, text }: ChatLine): string => `${name}: ${text.replace(/\p{Cc}+/gu, ' ')}`;

export const sceneOf = ({ style, terminal }: OnlineSession, followed: Followed): Scene => ({
  shown: shownFrom(followed, style.say),
  style,
  terminal,
});

/** Waits for a change at the table, and leaves what is typed meanwhile for the next question. */
export const nextChange = (session: OnlineSession): Promise<'changed'> =>
  new Promise((resolve) => {
    session.news.wake = () => resolve('changed');
  });

/** The same at a table that has not begun: with nothing more to come, nobody there could play. */
export const nextArrival = (session: OnlineSession): Promise<'changed' | undefined> =>
  Promise.race([nextChange(session), session.terminal.ended().then(() => undefined)]);

/** A line that was typed; `changed` if something happened at the table first; nothing at the end of input. */
export async function nextLine(
  session: OnlineSession,
  prompt: string,
  completions: readonly string[],
): Promise<string | undefined> {
  const { typed } = session;
  session.typed = undefined;
  if (typed !== undefined) return typed;
  const stopper = new AbortController();
  session.news.wake = () => stopper.abort();
  const line = await session.terminal.ask(prompt, completions, stopper.signal);
  session.news.wake = () => {};
  return line ?? (stopper.signal.aborted ? 'changed' : undefined);
}
