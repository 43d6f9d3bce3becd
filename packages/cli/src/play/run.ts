import type { Bot } from '@taproom/bots/levels';
import { recordOf, type Seat, type Tagged } from '@taproom/engine';
import { rivalSeed } from '@taproom/games/daily';
import { afterThought, botTurnIn, forcedIn, patienceIn, peopleLeftIn, turnIn } from '@taproom/table';
import { botNamed } from '../input/bots.ts';
import { callOf, wrapped } from '../output/words.ts';
import { messageOf } from '../records/record-file.ts';
import { recordPath, writeRecord } from '../records/save-file.ts';
import { COMMANDS, tryMove } from './commands.ts';
import { botAt, type KeptTable, keep, move, STAND_IN } from './kept-table.ts';
import { typedFor } from './moves.ts';
import { boardLines, endLines, lowBoard, printedLines, textWidth } from './page.ts';
import type { Scene } from './scene.ts';
import { type Session, save, sceneOf, seedOf, show } from './session.ts';
import { parseWord, type Word, wordsAt } from './words.ts';

/** Plays until the end, or until the player leaves. */
export async function runSession(session: Session): Promise<void> {
  await save(session);
  for (let turn = turnIn(session.table.live); turn; turn = turnIn(session.table.live)) {
    const goesOn = turn.isBot ? await botTurn(session, turn.seat) : await humanTurn(session, turn.seat);
    if (!goesOn) return leave(session);
  }
  await finish(session);
}

// Bots

async function botTurn(session: Session, seat: Seat): Promise<boolean> {
  const { table } = session;
  show(session, sceneOf(session), false);
  mustMove(table, seat, forcedIn(table.live, seat) ?? (await decision(session, seat)));
  await save(session);
  return true;
}

/** What a bot decides within its turn's time; the rival of a daily takes all it needs. */
async function decision(session: Session, seat: Seat): Promise<Tagged> {
  const { table, bots, style, terminal } = session;
  const done = terminal.busy(` ${style.say('thinks', { who: table.names[seat] ?? '' })}`);
  const { opening, match } = table.live;
  const { bot, seed, isRival } = await thinkerAt(table, seat);
  const turn = botTurnIn(session.botTurn, table.live, seat);
  const longest = isRival ? undefined : patienceIn(turn);
  const { action, milliseconds } = await bots.think(opening.game, match.state, seat, bot, seed, { longest });
  session.botTurn = afterThought(turn, milliseconds);
  done();
  return action;
}

interface Thinker {
  readonly bot: Bot;
  readonly seed: number;
  readonly isRival?: true;
}

/** The bot that moves, and its seed. The rival of a daily plays alike everywhere, as long as nobody gives up. */
async function thinkerAt(table: KeptTable, seat: Seat): Promise<Thinker> {
  const { daily, live } = table;
  const { resigned, history } = live.match;
  if (daily?.rival && history.dice.kind === 'seed' && resigned.length === 0)
    return { bot: daily.rival, seed: rivalSeed(history.dice, history.entries.length), isRival: true };
  const bot = await botNamed(botAt(table, seat), live.opening.game.id);
  return { bot: bot.ok ? bot.value : STAND_IN, seed: seedOf(table) };
}

function mustMove(table: KeptTable, seat: Seat, action: Tagged): void {
  const refusal = move(table, seat, action);
  if (refusal) throw new Error(`the bot's move is refused: ${JSON.stringify(refusal)}`);
}

// People

/** Asks until a move is made; false if the player leaves. */
async function humanTurn(session: Session, seat: Seat): Promise<boolean> {
  const before = session.table.live;
  show(session, sceneOf(session), true);
  while (session.table.live === before) {
    const typed = await nextLine(session);
    if (typed === undefined) return false;
    session.notice = [];
    const command = parseWord(typed, session.style.say, wordsAt(session.table));
    if (command?.word === 'quit') return false;
    if (command) await COMMANDS[command.word](session, seat, command.rest);
    else await tryMove(session, seat, typed.trim());
    if (session.table.live === before) show(session, sceneOf(session), false);
  }
  return true;
}

/** What was typed already while reading something else, or what is typed now. */
async function nextLine(session: Session): Promise<string | undefined> {
  const { typed } = session;
  session.typed = undefined;
  const scene = sceneOf(session);
  const isShared = peopleLeftIn(session.table.live).length > 1;
  return typed ?? session.terminal.ask(promptOf(scene, isShared), completions(scene, wordsAt(session.table)));
}

/** The question to whoever is to act; `isShared` says whether others act at this terminal too. */
export function promptOf({ shown, style, terminal }: Scene, isShared: boolean): string {
  const { say: speak, text, paint } = style;
  const who = shown.names[shown.asked ?? -1] ?? '';
  const tip = speak('tip', { help: speak('word.help') });
  const { view } = shown;
  const question = `${speak('turn', { who })}. ${text.prompt(view, who, true)} ${tip}`;
  if (!terminal.fullScreen) return printedLines(terminal, [question]).join('\n');
  const asked = isShared ? `${speak('turn', { who })}. ` : '';
  return [
    ...wrapped(`${asked}${text.prompt(view, who, true)}`, textWidth(terminal)).map((line) => ` ${line}`),
    `${paint('faint', ` ${tip}`)}`,
    ` ${paint('title', '›')} `,
  ].join('\n');
}

/** What the tab key completes: moves, and the words of this table. */
export const completions = (scene: Scene, words: readonly Word[]): string[] => [
  ...scene.shown.legal.map((action) => typedFor(scene, action)),
  ...words.map((word) => scene.style.say(`word.${word}`)),
];

// Leaving

async function leave(session: Session): Promise<void> {
  const { terminal, table, style } = session;
  const kept = await keep(table);
  const { path: file } = table;
  const lines = kept.ok
    ? [style.say('quit'), callOf(session.env, ...(table.daily?.call ?? ['play', '--resume', file]))]
    : [style.say('save.failed', { file, why: kept.error })];
  terminal.close(lines);
}

/** The end stays in the window when the full screen is gone. */
async function finish(session: Session): Promise<void> {
  const { terminal, table, style } = session;
  if (!table.live.outcome) throw new Error('nobody can act, but there is no result');
  const scene = sceneOf(session);
  if (!terminal.fullScreen) show(session, scene, false);
  const { dice } = table.live.match.history;
  const secret = dice.kind === 'sealed' ? ['', ` ${style.say('end.secret')}`, ` ${dice.secret}`] : [];
  const lines = [...boardLines(scene.shown, style, lowBoard(terminal)), '', ...endLines(scene.shown, style), ...secret];
  terminal.close([...lines, '', ...(await closingLines(session))]);
}

/** Where the record is kept; or why it is not, which must not cost anybody the result. */
async function closingLines({ table, style, env }: Session): Promise<string[]> {
  const file = recordPath(table.path);
  try {
    await writeRecord(file, recordOf(table.live.match));
    return [` ${style.say('end.verify')}`, ` ${callOf(env, 'verify', file)}`];
  } catch (error) {
    return [` ${style.say('save.failed', { file, why: messageOf(error) })}`];
  }
}
