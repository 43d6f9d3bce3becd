import { randomInt } from 'node:crypto';
import type { BotWorker } from '@taproom/bots';
import { findLearning } from '@taproom/games/learning';
import type { BotTurn } from '@taproom/table';
import type { Io } from '../io.ts';
import { type KeptTable, keep } from './kept-table.ts';
import {
  beside,
  boardLines,
  halvesOf,
  headLines,
  logLines,
  lowBoard,
  noticeLines,
  pageLines,
  printedLines,
  textWidth,
} from './page.ts';
import { type Scene, type Style, shownOf } from './scene.ts';
import { summaryLines } from './summary.ts';
import { LEAF_PROMPT, type Terminal } from './terminal.ts';

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
  /** The turn of the bot that moved last. */
  botTurn?: BotTurn;
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
export const leaf = (talk: Talk, lines: readonly string[]): Promise<void> => turn(talk, lines.map(indented));

const indented = (line: string): string => ` ${line}`;

async function turn(talk: Talk, lines: readonly string[]): Promise<void> {
  const { terminal, style } = talk;
  talk.typed = await terminal.leaf(lines, ` ${style.say('more')}`);
}

/** A list that is made for a width. */
type List = (scene: Scene, width: number) => readonly string[];

/** Shows a list; in a wide window beside the board. */
export const leafBeside = (talk: Talk, scene: Scene, list: List): Promise<void> =>
  turn(talk, pageBeside(scene, list) ?? list(scene, textWidth(scene.terminal)).map(indented));

/** Shows a list under the board; in a wide window beside it. */
export async function leafUnder(talk: Talk, scene: Scene, list: List): Promise<void> {
  const { shown, style, terminal } = scene;
  const under = (): string[] => [
    ...headLines(shown, style, lowBoard(terminal)),
    ...list(scene, textWidth(terminal)).map(indented),
  ];
  await turn(talk, pageBeside(scene, list) ?? under());
}

/** A list beside the board, which stands on every page of it; nothing where the window is not wide. */
function pageBeside(scene: Scene, list: List): string[] | undefined {
  const { shown, style, terminal } = scene;
  const { columns, rows } = terminal.size();
  const wide = terminal.fullScreen ? halvesOf(shown, style, { rows, columns }) : undefined;
  return wide && pagesOf(list(scene, wide.aside), rows - LEAF_PROMPT).flatMap((page) => beside(wide, page));
}

const pagesOf = (lines: readonly string[], height: number): (readonly string[])[] =>
  Array.from({ length: Math.ceil(lines.length / height) }, (_, page) =>
    lines.slice(page * height, (page + 1) * height),
  );

/** Shows the summary of the game, if it has one. */
export async function leafSummary(talk: Talk, { shown, style, terminal }: Scene): Promise<void> {
  const learning = await findLearning(shown.game.id)?.learn(style.language);
  if (!learning) return say(talk, style.say('summary.none'));
  await leaf(talk, summaryLines(learning.summary, style, terminal.size().columns - 2));
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
  const { columns } = terminal.size();
  const drawn = board ? ['', ...boardLines(shown, style, lowBoard(terminal))] : [];
  const lines = [...printedLines(terminal, news), ...drawn, ...noticeLines(style, talk.notice, columns)];
  if (lines.length > 0) terminal.show(lines);
  talk.notice = [];
}

const MOST_SEED = 2 ** 32;

/** Games from a seed repeat with their bots; others do not. */
export function seedOf({ live }: KeptTable): number {
  const { dice, entries } = live.match.history;
  return dice.kind === 'seed' ? (dice.seed * 7919 + entries.length) % MOST_SEED : randomInt(MOST_SEED);
}
