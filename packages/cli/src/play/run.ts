import { type BotSpec, parseBotSpec, specFor } from '@taproom/bots';
import { recordOf, resultOf, type Seat, type Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { recordPath, writeRecord } from '../save-file.ts';
import { wrapped } from '../words.ts';
import { COMMANDS, tryMove } from './commands.ts';
import { boardLines, endLines } from './page.ts';
import { type Session, save, seedOf, show } from './session.ts';
import { humans, isHuman, keep, move, playerAt, type Table, toAct } from './table.ts';
import { parseWord, WORDS } from './words.ts';

/** Plays until the end, or until the player leaves. */
export async function runSession(session: Session): Promise<void> {
  await save(session);
  for (let seat = toAct(session.table); seat !== undefined; seat = toAct(session.table)) {
    const goesOn = isHuman(session.table, seat) ? await humanTurn(session, seat) : await botTurn(session, seat);
    if (!goesOn) return leave(session);
  }
  await finish(session);
}

// Bots

async function botTurn(session: Session, seat: Seat): Promise<boolean> {
  const { table, bots, style, terminal } = session;
  show(session, false);
  const done = terminal.busy(` ${style.say('thinks', { who: table.names[seat] ?? '' })}`);
  const { action } = await bots.think(
    table.game,
    table.match.state,
    seat,
    specOf(table.game.id, playerAt(table, seat)),
    seedOf(table),
  );
  done();
  mustMove(table, seat, action);
  await save(session);
  return true;
}

function specOf(game: string, player: string): BotSpec {
  const spec = parseBotSpec(player, game);
  return spec.ok ? spec.value : specFor(game, 'regular');
}

function mustMove(table: Table, seat: Seat, action: Tagged): void {
  const refusal = move(table, seat, action);
  if (refusal) throw new Error(`the bot's move is refused: ${JSON.stringify(refusal)}`);
}

// People

/** Asks until a move is made; false if the player leaves. */
async function humanTurn(session: Session, seat: Seat): Promise<boolean> {
  const before = session.table.match;
  session.asked = Date.now();
  show(session, true);
  while (session.table.match === before) {
    const typed = await session.terminal.ask(promptOf(session, seat), completions(session, seat));
    if (typed === undefined) return false;
    session.notice = [];
    const command = parseWord(typed, session.style.say);
    if (command?.word === 'quit') return false;
    if (command) await COMMANDS[command.word](session, seat, command.rest);
    else await tryMove(session, seat, typed.trim());
    if (session.table.match === before) show(session, false);
  }
  return true;
}

function promptOf({ table, style, terminal }: Session, seat: Seat): string {
  const { say: speak, text, paint } = style;
  const who = table.names[seat] ?? '';
  const tip = speak('tip', { help: speak('word.help') });
  const view = table.game.view(table.match.state, seat);
  if (!terminal.fullScreen) return `${speak('turn', { who })}. ${text.prompt(view, who, true)} ${tip}`;
  const asked = humans(table).length > 1 ? `${speak('turn', { who })}. ` : '';
  return [
    ...wrapped(`${asked}${text.prompt(view, who, true)}`, 78).map((line) => ` ${line}`),
    `${paint('faint', ` ${tip}`)}`,
    ` ${paint('title', '›')} `,
  ].join('\n');
}

const completions = ({ table, style }: Session, seat: Seat): string[] => [
  ...table.game.legal(table.match.state, seat).map(notationOf(table.game.id).action),
  ...WORDS.map((word) => style.say(`word.${word}`)),
];

// Leaving

async function leave({ terminal, table, style }: Session): Promise<void> {
  const kept = await keep(table);
  terminal.close();
  const { path: file } = table;
  const lines = kept.ok
    ? [style.say('quit'), `taproom play --resume ${file}`]
    : [style.say('save.failed', { file, why: kept.error })];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The end stays in the window when the full screen is gone. */
async function finish(session: Session): Promise<void> {
  const { terminal, table, style } = session;
  if (!resultOf(table.game, table.match)) throw new Error('nobody can act, but there is no result');
  if (!terminal.fullScreen) show(session, false);
  terminal.close();
  const { dice } = table.match.history;
  const secret = dice.kind === 'sealed' ? ['', ` ${style.say('end.secret')}`, ` ${dice.secret}`] : [];
  const lines = [...boardLines(table, style), '', ...endLines(table, style), ...secret];
  process.stdout.write(`${[...lines, '', ...(await closingLines(session))].join('\n')}\n`);
}

/** Where the record is kept; or why it is not, which must not cost anybody the result. */
async function closingLines({ table, style }: Session): Promise<string[]> {
  const file = recordPath(table.path);
  try {
    await writeRecord(file, recordOf(table.match));
    return [` ${style.say('end.verify')}`, ` taproom verify ${file}`];
  } catch (error) {
    return [` ${style.say('save.failed', { file, why: (error as Error).message })}`];
  }
}
