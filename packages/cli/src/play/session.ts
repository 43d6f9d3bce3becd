import { randomInt } from 'node:crypto';
import type { BotWorker } from '@taproom/bots';
import type { Io } from '../io.ts';
import { type KeptTable, keep } from './kept-table.ts';
import { boardLines, logLines, noticeLines, pageLines } from './page.ts';
import { type Scene, type Style, shownOf } from './scene.ts';
import type { Terminal } from './terminal.ts';

/** The terminal at which a table is shown, and what is to be said there. */
export interface Talk {
  readonly terminal: Terminal;
  readonly style: Style;
  /** What is to be said on the next page. */
  notice: string[];
  /** What was typed while something else was on show, to be taken as an answer to the next question. */
  typed: string | undefined;
  /** How much of the log has been printed, where lines are printed one after another. */
  logged: number;
}

/** A table of this computer's, and the bots. */
export interface Session extends Talk {
  readonly table: KeptTable;
  readonly bots: BotWorker;
  readonly env: Io['env'];
}

export const sceneOf = ({ table, style, terminal }: Session): Scene => ({ shown: shownOf(table), style, terminal });

export async function save(session: Session): Promise<boolean> {
  const kept = await keep(session.table);
  if (!kept.ok) say(session, session.style.say('save.failed', { file: session.table.path, why: kept.error }));
  return kept.ok;
}

export const say = (talk: Talk, ...lines: string[]): void => {
  talk.notice = lines;
};

/** Shows a longer text. A move or a command typed at its end is taken at once. */
export async function leaf(talk: Talk, lines: readonly string[]): Promise<void> {
  const { terminal, style } = talk;
  talk.typed = await terminal.leaf(
    lines.map((line) => ` ${line}`),
    ` ${style.say('more')}`,
  );
}

/** Shows the table; where lines are printed one after another, with the board only if it is asked for. */
export function show(talk: Talk, { shown, style, terminal }: Scene, board: boolean): void {
  if (terminal.fullScreen) terminal.show(pageLines(shown, style, talk.notice, terminal.size()));
  else showNews(talk, { shown, style, terminal }, board);
}

/** What has happened since the last time, then the board if it is asked for. */
function showNews(talk: Talk, { shown, style, terminal }: Scene, board: boolean): void {
  const log = logLines(shown, style);
  const news = log.slice(Math.min(talk.logged, log.length));
  talk.logged = log.length;
  const drawn = board ? ['', ...boardLines(shown, style, terminal.size().columns)] : [];
  const lines = [...news, ...drawn, ...noticeLines(style, talk.notice)];
  if (lines.length > 0) terminal.show(lines);
  talk.notice = [];
}

const MOST_SEED = 2 ** 32;

/** Games from a seed repeat with their bots; others do not. */
export function seedOf({ live }: KeptTable): number {
  const { dice, entries } = live.match.history;
  return dice.kind === 'seed' ? (dice.seed * 7919 + entries.length) % MOST_SEED : randomInt(MOST_SEED);
}
