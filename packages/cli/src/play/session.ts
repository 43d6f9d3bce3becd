import { randomInt } from 'node:crypto';
import type { BotWorker } from '@taproom/bots';
import { type KeptTable, keep } from './kept-table.ts';
import { boardLines, logLines, noticeLines, pageLines, type Style } from './page.ts';
import type { Terminal } from './terminal.ts';

/** A table, the terminal it is shown on, and the bots. */
export interface Session {
  readonly table: KeptTable;
  readonly terminal: Terminal;
  readonly style: Style;
  readonly bots: BotWorker;
  /** What is to be said on the next page. */
  notice: string[];
  /** How much of the log has been printed, where lines are printed one after another. */
  logged: number;
}

export async function save(session: Session): Promise<boolean> {
  const kept = await keep(session.table);
  if (!kept.ok) say(session, session.style.say('save.failed', { file: session.table.path, why: kept.error }));
  return kept.ok;
}

export const say = (session: Session, ...lines: string[]): void => {
  session.notice = lines;
};

export function show(session: Session, board: boolean): void {
  const { table, terminal, style } = session;
  if (terminal.fullScreen) terminal.show(pageLines(table, style, session.notice, terminal.rows()));
  else showNews(session, board);
}

/** What has happened since the last time, then the board if it is asked for. */
function showNews(session: Session, board: boolean): void {
  const { table, terminal, style } = session;
  const log = logLines(table, style);
  const news = log.slice(Math.min(session.logged, log.length));
  session.logged = log.length;
  const lines = [...news, ...(board ? ['', ...boardLines(table, style)] : []), ...noticeLines(style, session.notice)];
  if (lines.length > 0) terminal.show(lines);
  session.notice = [];
}

const MOST_SEED = 2 ** 32;

/** Games from a seed repeat with their bots; others do not. */
export function seedOf({ live }: KeptTable): number {
  const { dice, entries } = live.match.history;
  return dice.kind === 'seed' ? (dice.seed * 7919 + entries.length) % MOST_SEED : randomInt(MOST_SEED);
}
