import type { ChatLine, Refused } from '@taproom/protocol';
import { type Connected, type Followed, followMatch, type RemoteMatch } from '@taproom/protocol/client';
import type { Scene, Style } from '../play/scene.ts';
import type { Talk } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import { shownFrom } from './shown.ts';
import { troubleLine } from './trouble.ts';

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
}

export function followAt(
  connect: (onstate: (isOpen: boolean) => void) => Connected,
  table: string,
  terminal: Terminal,
  style: Style,
  back: string,
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
    onrefused: (why) => why.code !== 'illegal-action' && hear({}, troubleLine(style.say, why.code)),
  });
  match.follow((followed) => hear({ followed }, ...newLines(news.followed, followed)));
  return { match, news, back, leave: close, terminal, style, notice: [], typed: undefined, logged: 0 };
}

/** What others have said since. */
function newLines(before: Followed | undefined, { state }: Followed): string[] {
  const known = before?.state.chat.at(-1)?.at ?? (before ? 0 : Number.POSITIVE_INFINITY);
  return state.chat.filter(({ at }) => at > known).map(spoken);
}

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
