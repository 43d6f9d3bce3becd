import { type BotSpec, parseBotSpec, specFor } from '@taproom/bots';
import { recordOf, type Seat, type Tagged } from '@taproom/engine';
import { legalFor, peopleLeftIn, seenBy, turnIn } from '@taproom/table';
import { wrapped } from '../output/words.ts';
import { messageOf } from '../records/record-file.ts';
import { recordPath, writeRecord } from '../records/save-file.ts';
import { COMMANDS, tryMove, typedFor } from './commands.ts';
import { botAt, type KeptTable, keep, move } from './kept-table.ts';
import { boardLines, endLines } from './page.ts';
import { type Session, save, seedOf, show } from './session.ts';
import { parseWord, WORDS } from './words.ts';

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
  const { table, bots, style, terminal } = session;
  show(session, false);
  const done = terminal.busy(` ${style.say('thinks', { who: table.names[seat] ?? '' })}`);
  const { opening, match } = table.live;
  const spec = specOf(opening.game.id, botAt(table, seat));
  const { action } = await bots.think(opening.game, match.state, seat, spec, seedOf(table));
  done();
  mustMove(table, seat, action);
  await save(session);
  return true;
}

function specOf(game: string, player: string): BotSpec {
  const spec = parseBotSpec(player, game);
  return spec.ok ? spec.value : specFor(game, 'regular');
}

function mustMove(table: KeptTable, seat: Seat, action: Tagged): void {
  const refusal = move(table, seat, action);
  if (refusal) throw new Error(`the bot's move is refused: ${JSON.stringify(refusal)}`);
}

// People

/** Asks until a move is made; false if the player leaves. */
async function humanTurn(session: Session, seat: Seat): Promise<boolean> {
  const before = session.table.live;
  show(session, true);
  while (session.table.live === before) {
    const typed = await session.terminal.ask(promptOf(session, seat), completions(session, seat));
    if (typed === undefined) return false;
    session.notice = [];
    const command = parseWord(typed, session.style.say);
    if (command?.word === 'quit') return false;
    if (command) await COMMANDS[command.word](session, seat, command.rest);
    else await tryMove(session, seat, typed.trim());
    if (session.table.live === before) show(session, false);
  }
  return true;
}

function promptOf({ table, style, terminal }: Session, seat: Seat): string {
  const { say: speak, text, paint } = style;
  const who = table.names[seat] ?? '';
  const tip = speak('tip', { help: speak('word.help') });
  const { view } = seenBy(table.live, seat);
  if (!terminal.fullScreen) return `${speak('turn', { who })}. ${text.prompt(view, who, true)} ${tip}`;
  const asked = peopleLeftIn(table.live).length > 1 ? `${speak('turn', { who })}. ` : '';
  return [
    ...wrapped(`${asked}${text.prompt(view, who, true)}`, 78).map((line) => ` ${line}`),
    `${paint('faint', ` ${tip}`)}`,
    ` ${paint('title', '›')} `,
  ].join('\n');
}

function completions(session: Session, seat: Seat): string[] {
  return [
    ...legalFor(session.table.live, seat).map((action) => typedFor(session, seat, action)),
    ...WORDS.map((word) => session.style.say(`word.${word}`)),
  ];
}

// Leaving

async function leave({ terminal, table, style }: Session): Promise<void> {
  const kept = await keep(table);
  const { path: file } = table;
  const lines = kept.ok
    ? [style.say('quit'), `taproom play --resume ${file}`]
    : [style.say('save.failed', { file, why: kept.error })];
  terminal.close(lines);
}

/** The end stays in the window when the full screen is gone. */
async function finish(session: Session): Promise<void> {
  const { terminal, table, style } = session;
  if (!table.live.outcome) throw new Error('nobody can act, but there is no result');
  if (!terminal.fullScreen) show(session, false);
  const { dice } = table.live.match.history;
  const secret = dice.kind === 'sealed' ? ['', ` ${style.say('end.secret')}`, ` ${dice.secret}`] : [];
  const lines = [...boardLines(table, style), '', ...endLines(table, style), ...secret];
  terminal.close([...lines, '', ...(await closingLines(session))]);
}

/** Where the record is kept; or why it is not, which must not cost anybody the result. */
async function closingLines({ table, style }: Session): Promise<string[]> {
  const file = recordPath(table.path);
  try {
    await writeRecord(file, recordOf(table.live.match));
    return [` ${style.say('end.verify')}`, ` taproom verify ${file}`];
  } catch (error) {
    return [` ${style.say('save.failed', { file, why: messageOf(error) })}`];
  }
}
