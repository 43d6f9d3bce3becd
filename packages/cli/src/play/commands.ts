import type { BotSpec } from '@taproom/bots';
import { at, type Refusal, type Seat, type Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { giveUp, legalFor, play, seenBy, undo } from '@taproom/table';
import type { Called } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import { columns, wrapped } from '../output/words.ts';
import { runOut } from './clock.ts';
import { move } from './kept-table.ts';
import { headLines, logLines } from './page.ts';
import { type Session, save, say, seedOf } from './session.ts';
import type { MenuItem } from './terminal.ts';
import { isYes, WORDS, type Word } from './words.ts';

const gameIn = ({ table }: Session): string => table.live.opening.game.id;
const viewOf = ({ table }: Session, seat: Seat): unknown => seenBy(table.live, seat).view;
const openTo = ({ table }: Session, seat: Seat): readonly Tagged[] => legalFor(table.live, seat);

/** The actions meant by what was typed: a notation, a number in the list of moves, or several at once; none, if nothing. */
function actionsOf(session: Session, seat: Seat, typed: string): Tagged[] {
  if (/^\d+$/.test(typed)) return openTo(session, seat).filter((_, at) => at + 1 === Number(typed));
  const face = faceOf(gameIn(session));
  const view = viewOf(session, seat);
  const action = face.parse(typed, view);
  return face.route?.(typed, view) ?? (action ? [action] : []);
}

export async function tryMove(session: Session, seat: Seat, typed: string): Promise<void> {
  const { say: speak } = session.style;
  if (await runOut(session, seat)) return;
  const actions = actionsOf(session, seat, typed);
  if (actions.length === 0) return say(session, speak('move.unknown', { typed, help: speak('word.help') }));
  for (const action of actions) {
    const refusal = move(session.table, seat, action);
    if (refusal) return say(session, refusalLine(session, seat, typed, action, refusal));
  }
  await save(session);
}

function refusalLine(session: Session, seat: Seat, typed: string, action: Tagged, refusal: Refusal): string {
  const { style } = session;
  if (refusal.code !== 'illegal-action') return style.say('move.over');
  const { rule } = refusal;
  const ruling = style.text.refusal(rule, action, viewOf(session, seat), seat);
  return style.say('move.refused', { move: typed, rule, ruling });
}

type Handler = (session: Session, seat: Seat, rest: string) => Promise<void>;

export const COMMANDS: Readonly<Record<Exclude<Word, 'quit'>, Handler>> = {
  help: async (session, seat) => leaf(session, helpLines(session, seat)),
  menu: chooseMove,
  moves: async (session, seat) => leaf(session, moveList(session, seat)),
  hint,
  why,
  async undo(session) {
    const undone = undo(session.table.live, Date.now());
    if (undone) {
      session.table.live = undone;
      await save(session);
    }
    session.logged = Math.min(session.logged, logLines(session.table, session.style).length);
    say(session, session.style.say(undone ? 'undo.done' : 'undo.none'));
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
function exampleOf(session: Session, seat: Seat): string {
  const last = openTo(session, seat).at(-1);
  return last ? typedFor(session, seat, last) : '';
}

function helpLines(session: Session, seat: Seat): string[] {
  const { say: speak } = session.style;
  const params = { example: exampleOf(session, seat), why: speak('word.why'), save: speak('word.save') };
  const rows = WORDS.map((word) => [`  ${speak(`word.${word}`)}`, speak(`help.${word}`, params)]);
  const paragraphs = faceOf(gameIn(session)).legend?.[session.style.language] ?? [];
  const legend = paragraphs.flatMap((paragraph) => wrapped(paragraph, 76));
  return [speak('help.move', params), ...legend, '', ...columns(rows)];
}

/** All moves with their numbers, in as many columns as fit, and what some of them would waste. */
function moveList(session: Session, seat: Seat): string[] {
  const items = openTo(session, seat).map(
    (action, i) => `${String(i + 1).padStart(3)} ${callOf(session, seat, action)?.listed ?? shortOf(session, action)}`,
  );
  const across = Math.max(1, Math.floor(76 / (Math.max(...items.map((item) => item.length)) + 2)));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  );
  return [...columns(rows), ...warningLines(session, seat)];
}

/** What moves would waste, each with its number. */
function warningLines(session: Session, seat: Seat): string[] {
  return openTo(session, seat).flatMap((action, i) => {
    const warning = warningOf(session, seat, action);
    return warning ? hanging(`${String(i + 1).padStart(3)} `, `⚠ ${shortOf(session, action)}: ${warning}`) : [];
  });
}

const warningOf = (session: Session, seat: Seat, action: Tagged): string | undefined =>
  session.style.text.warning?.(action, viewOf(session, seat));

/** A menu in two steps where there are many moves: first what, then which. */
async function chooseMove(session: Session, seat: Seat): Promise<void> {
  const { terminal } = session;
  if (!terminal.fullScreen) return terminal.show(moveList(session, seat));
  const legal = openTo(session, seat);
  const among = legal.length > FEW_MOVES ? await chooseGroup(session, seat, legal) : legal;
  if (!among) return;
  const items = among.map((action) => itemOf(session, seat, legal, action));
  const isChosen = among.length === 1 && legal.length > 1;
  const chosen = isChosen ? 0 : await chooseBelow(session, legal === among ? 'menu.first' : 'menu.second', items);
  if (chosen !== undefined) await tryMove(session, seat, typedFor(session, seat, at(among, chosen)));
}

/** A move in a menu: what it does, or its number among all moves and what it is called there; and what it would waste. */
function itemOf(session: Session, seat: Seat, legal: readonly Tagged[], action: Tagged): MenuItem {
  const called = callOf(session, seat, action);
  const label = called ? `${legal.indexOf(action) + 1} ${called.listed}` : sentenceOf(session, seat, action);
  const warning = warningOf(session, seat, action);
  return { label: warning ? `${label}. ⚠ ${warning}` : label, hint: typedFor(session, seat, action) };
}

const sentenceOf = (session: Session, seat: Seat, action: Tagged): string =>
  session.style.text.action(action, session.table.names, viewOf(session, seat));

/** What the game's board calls a move in this position, if that is not its notation. */
const callOf = (session: Session, seat: Seat, action: Tagged): Called | undefined =>
  faceOf(gameIn(session)).called?.(action, viewOf(session, seat), session.style.text);

export const typedFor = (session: Session, seat: Seat, action: Tagged): string =>
  callOf(session, seat, action)?.typed ?? shortOf(session, action);

const shortOf = (session: Session, action: Tagged): string => notationOf(gameIn(session)).action(action);

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
  const items = groups.map(([word, [first, ...more]]) =>
    first && more.length === 0
      ? itemOf(session, seat, legal, first)
      : { label: word.toUpperCase(), hint: String(more.length + 1) },
  );
  const chosen = await chooseBelow(session, 'menu.first', items);
  return chosen === undefined ? undefined : groups[chosen]?.[1];
}

const HINT: BotSpec = { kind: 'expert', budget: { milliseconds: 700, iterations: 20_000 } };

async function hint(session: Session, seat: Seat): Promise<void> {
  const { table, bots, style, terminal } = session;
  const done = terminal.busy(' …');
  const { opening, match } = table.live;
  const { action, ranked } = await bots.think(opening.game, match.state, seat, HINT, seedOf(table));
  done();
  const sentence = sentenceOf(session, seat, action);
  const line = style.say('hint', { move: typedFor(session, seat, action), sentence });
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
  const played = play(session.table.live, seat, action, Date.now());
  say(
    session,
    played.ok ? speak('move.allowed', { move: typed }) : refusalLine(session, seat, typed, action, played.error),
  );
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
  const resigned = giveUp(table.live, seat, Date.now());
  if (resigned.ok) table.live = resigned.value;
  await save(session);
}
