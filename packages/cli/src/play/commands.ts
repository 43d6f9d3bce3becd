import type { BotSpec } from '@taproom/bots';
import type { Refusal, Seat, Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { boardOf } from '../boards/index.ts';
import { columns, wrapped } from '../words.ts';
import { runOut } from './clock.ts';
import { headLines, logLines } from './page.ts';
import { type Session, save, say, seedOf } from './session.ts';
import { giveUp, move, undo } from './table.ts';
import type { MenuItem } from './terminal.ts';
import { isYes, WORDS, type Word } from './words.ts';

/** The actions meant by what was typed: a notation, a number in the list of moves, or several at once; none, if nothing. */
function actionsOf({ table: { game, match } }: Session, seat: Seat, typed: string): unknown[] {
  if (/^\d+$/.test(typed)) return game.legal(match.state, seat).filter((_, at) => at + 1 === Number(typed));
  const board = boardOf(game.id);
  const view = game.view(match.state, seat);
  const action = board.parse(typed, view);
  return board.route?.(typed, view) ?? (action ? [action] : []);
}

export async function tryMove(session: Session, seat: Seat, typed: string): Promise<void> {
  const { say: speak } = session.style;
  if (await runOut(session, seat)) return;
  const actions = actionsOf(session, seat, typed);
  if (actions.length === 0) return say(session, speak('move.unknown', { typed, help: speak('word.help') }));
  for (const action of actions) {
    const refusal = move(session.table, seat, action);
    if (refusal) return say(session, refusalLine(session, typed, refusal));
  }
  await save(session);
}

function refusalLine({ style }: Session, typed: string, refusal: Refusal): string {
  if (refusal.code !== 'illegal-action') return style.say('move.over');
  return style.say('move.refused', { move: typed, rule: refusal.rule, ruling: style.text.ruling(refusal.rule) });
}

type Handler = (session: Session, seat: Seat, rest: string) => Promise<void>;

export const COMMANDS: Readonly<Record<Exclude<Word, 'quit'>, Handler>> = {
  help: async (session, seat) => leaf(session, helpLines(session, seat)),
  menu: chooseMove,
  moves: async (session, seat) => leaf(session, moveList(session, seat)),
  hint,
  why,
  async undo(session) {
    const done = undo(session.table);
    if (done) await save(session);
    session.logged = Math.min(session.logged, logLines(session.table, session.style).length);
    say(session, session.style.say(done ? 'undo.done' : 'undo.none'));
  },
  async log(session) {
    const lines = logLines(session.table, session.style);
    await leaf(session, lines.length > 0 ? lines : [session.style.say('log.empty')]);
  },
  rules: async (session) => leaf(session, rulesLines(session)),
  save: saveAs,
  resign: resignSeat,
};

const leaf = ({ terminal, style }: Session, lines: readonly string[]): Promise<void> =>
  terminal.leaf(
    lines.map((line) => ` ${line}`),
    ` ${style.say('more')}`,
  );

/** A move that could be made now. */
function exampleOf({ table: { game, match } }: Session, seat: Seat): string {
  return notationOf(game.id).action(game.legal(match.state, seat).at(-1) as Tagged);
}

function helpLines(session: Session, seat: Seat): string[] {
  const { say: speak } = session.style;
  const params = { example: exampleOf(session, seat), why: speak('word.why'), save: speak('word.save') };
  const rows = WORDS.map((word) => [`  ${speak(`word.${word}`)}`, speak(`help.${word}`, params)]);
  const legend = (boardOf(session.table.game.id).legend ?? []).flatMap((key) => wrapped(speak(key), 76));
  return [speak('help.move', params), ...legend, '', ...columns(rows)];
}

/** All moves with their numbers, in as many columns as fit. */
function moveList({ table }: Session, seat: Seat): string[] {
  const short = notationOf(table.game.id).action;
  const items = table.game
    .legal(table.match.state, seat)
    .map((action, i) => `${String(i + 1).padStart(3)} ${short(action)}`);
  const across = Math.max(1, Math.floor(76 / (Math.max(...items.map((item) => item.length)) + 2)));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  );
  return columns(rows);
}

/** A menu in two steps where there are many moves: first what, then which. */
async function chooseMove(session: Session, seat: Seat): Promise<void> {
  const { table, terminal } = session;
  if (!terminal.fullScreen) return terminal.show(moveList(session, seat));
  const legal = table.game.legal(table.match.state, seat);
  const among = legal.length > FEW_MOVES ? await chooseGroup(session, seat, legal) : legal;
  if (!among) return;
  const items = among.map((action) => itemOf(session, seat, action));
  const isChosen = among.length === 1 && legal.length > 1;
  const chosen = isChosen ? 0 : await chooseBelow(session, legal === among ? 'menu.first' : 'menu.second', items);
  if (chosen !== undefined) await tryMove(session, seat, shortOf(session, among[chosen] as Tagged));
}

const itemOf = (session: Session, seat: Seat, action: Tagged): MenuItem => ({
  label: sentenceOf(session, seat, action),
  hint: shortOf(session, action),
});

const sentenceOf = ({ table: { game, match, names }, style }: Session, seat: Seat, action: Tagged): string =>
  style.text.action(action, names, game.view(match.state, seat));

const shortOf = ({ table }: Session, action: Tagged): string => notationOf(table.game.id).action(action);

const FEW_MOVES = 6;

/** A menu under the board. */
function chooseBelow(
  { table, terminal, style }: Session,
  question: 'menu.first' | 'menu.second',
  items: readonly MenuItem[],
): Promise<number | undefined> {
  terminal.show(headLines(table, style));
  return terminal.choose(style.say(question), items);
}

/** The moves whose notation begins with the same word; a move that is alone with its word is offered by itself. */
async function chooseGroup(session: Session, seat: Seat, legal: readonly Tagged[]): Promise<Tagged[] | undefined> {
  const firstWord = (action: Tagged): string => shortOf(session, action).split(' ')[0] ?? '';
  const groups = [...Map.groupBy(legal, firstWord)];
  const items = groups.map(([word, moves]) =>
    moves.length === 1
      ? itemOf(session, seat, moves[0] as Tagged)
      : { label: word.toUpperCase(), hint: String(moves.length) },
  );
  const chosen = await chooseBelow(session, 'menu.first', items);
  return chosen === undefined ? undefined : groups[chosen]?.[1];
}

const HINT: BotSpec = { kind: 'expert', budget: { milliseconds: 700, iterations: 20_000 } };

async function hint(session: Session, seat: Seat): Promise<void> {
  const { table, bots, style, terminal } = session;
  const done = terminal.busy(' …');
  const { action, ranked } = await bots.think(table.game, table.match.state, seat, HINT, seedOf(table));
  done();
  const sentence = sentenceOf(session, seat, action);
  const line = style.say('hint', { move: shortOf(session, action), sentence });
  const best = ranked[0];
  const isContest = table.names.length > 1;
  say(
    session,
    best && isContest
      ? style.say('hint.chance', { sentence: line.replace(/\.$/, ''), percent: Math.round(best.value * 100) })
      : line,
  );
}

async function why(session: Session, seat: Seat, typed: string): Promise<void> {
  const { say: speak } = session.style;
  const [action] = actionsOf(session, seat, typed);
  if (typed === '')
    return say(session, speak('why.which', { why: speak('word.why'), example: exampleOf(session, seat) }));
  if (action === undefined) return say(session, speak('move.unknown', { typed, help: speak('word.help') }));
  const refusal = move({ ...session.table, batches: [] }, seat, action);
  say(session, refusal ? refusalLine(session, typed, refusal) : speak('move.allowed', { move: typed }));
}

function rulesLines({ style: { text } }: Session): string[] {
  return text.rules.flatMap(({ title, paragraphs, rulings }) => [
    title.toUpperCase(),
    ...paragraphs.flatMap((paragraph) => wrapped(paragraph, 76)),
    ...rulings.flatMap(({ id, text: ruling }) => hanging(id.padEnd(7), ruling)),
    '',
  ]);
}

function hanging(head: string, text: string): string[] {
  return wrapped(text, 76 - head.length).map((line, i) => `${i === 0 ? head : ' '.repeat(head.length)}${line}`);
}

/** Where it cannot be saved, it goes on being saved where it was. */
async function saveAs(session: Session, _seat: Seat, file: string): Promise<void> {
  const { table, style } = session;
  const before = table.path;
  if (file !== '') table.path = file;
  if (await save(session)) say(session, style.say('saved', { file: table.path }));
  else table.path = before;
}

async function resignSeat(session: Session, seat: Seat): Promise<void> {
  const { style, terminal, table } = session;
  const typed = await terminal.ask(` ${style.say('resign.sure', { yes: style.say('word.yes') })} `, []);
  if (typed === undefined || !isYes(typed, style.say)) return say(session, style.say('resign.kept'));
  giveUp(table, seat);
  await save(session);
}
