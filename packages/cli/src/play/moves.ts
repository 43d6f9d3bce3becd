import { at, type Refusal, type RuleId, type Seat, type Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { type LiveMatch, play } from '@taproom/table';
import type { Called } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import { columns, rowsWithin, shortened, wrapped } from '../output/words.ts';
import { headLines, hung, logLines, lowBoard, textWidth } from './page.ts';
import type { Scene } from './scene.ts';
import type { MenuItem } from './terminal.ts';
import type { Word } from './words.ts';

/** The actions meant by what was typed: a notation, a number in the list of moves, or several at once; none, if nothing. */
export function actionsOf({ shown: { game, view, legal } }: Scene, typed: string): Tagged[] {
  if (/^\d+$/.test(typed)) return legal.filter((_, i) => i + 1 === Number(typed));
  const face = faceOf(game.id);
  const action = face.parse(typed, view);
  return face.route?.(typed, view) ?? (action ? [action] : []);
}

/** Why a move is not allowed. */
export const refusalLine = ({ shown, style }: Scene, typed: string, seat: Seat, action: Tagged, rule: RuleId): string =>
  style.say('move.refused', {
    move: shortened(typed),
    rule,
    ruling: style.text.refusal(rule, action, shown.view, seat, shown.names),
  });

/** Why what was typed is refused, also if the game is over. */
export const whyNot = (scene: Scene, typed: string, seat: Seat, action: Tagged, refusal: Refusal): string =>
  refusal.code === 'illegal-action'
    ? refusalLine(scene, typed, seat, action, refusal.rule)
    : scene.style.say('move.over');

export const unknownLine = ({ style }: Scene, typed: string): string =>
  style.say('move.unknown', { typed: shortened(typed), help: style.say('word.help') });

/** Whether what was typed is allowed, and why not, without playing it. */
export function whyLine(scene: Scene, live: LiveMatch, seat: Seat, typed: string): string {
  const { say } = scene.style;
  if (typed === '') return whichLine(scene);
  const [action] = actionsOf(scene, typed);
  if (action === undefined) return unknownLine(scene, typed);
  const played = play(live, seat, action, Date.now());
  return played.ok ? say('move.allowed', { move: shortened(typed) }) : whyNot(scene, typed, seat, action, played.error);
}

export const whichLine = (scene: Scene): string =>
  scene.style.say('why.which', { why: scene.style.say('word.why'), example: exampleOf(scene) });

// What moves are called

/** What the game's board calls a move in this position, if that is not its notation. */
const callOf = ({ shown, style }: Scene, action: Tagged): Called | undefined =>
  faceOf(shown.game.id).called?.(action, shown.view, style.text);

export const typedFor = (scene: Scene, action: Tagged): string =>
  callOf(scene, action)?.typed ?? shortOf(scene, action);

const shortOf = ({ shown }: Scene, action: Tagged): string => notationOf(shown.game.id).action(action);

export const sentenceOf = ({ shown, style }: Scene, action: Tagged): string =>
  style.text.action(action, shown.names, shown.view);

/** A move that could be made now. */
export function exampleOf(scene: Scene): string {
  const last = scene.shown.legal.at(-1);
  return last ? typedFor(scene, last) : '';
}

const warningOf = ({ shown, style }: Scene, action: Tagged): string | undefined =>
  style.text.warning?.(action, shown.view);

// Lists and other pages

/** How moves are typed, what the board's signs mean, and the commands. */
export function helpLines(scene: Scene, words: readonly Word[], width: number): string[] {
  const { shown, style } = scene;
  const { say, language } = style;
  const params = { example: exampleOf(scene), why: say('word.why'), save: say('word.save'), say: say('word.say') };
  const rows = words.map((word) => [`  ${say(`word.${word}`)}`, say(`help.${word}`, params)] as const);
  const typing = shown.legal.length > 0 ? [say('help.move', params)] : [];
  const paragraphs = [...typing, ...faceOf(shown.game.id).legend[language]];
  return [...paragraphs.flatMap((paragraph) => wrapped(paragraph, width)), '', ...rowsWithin(rows, width)];
}

/** All moves with their numbers, in as many columns as fit, and what some of them would waste. */
export function moveList(scene: Scene, width: number): string[] {
  const items = scene.shown.legal.map(
    (action, i) => `${String(i + 1).padStart(3)} ${callOf(scene, action)?.listed ?? shortOf(scene, action)}`,
  );
  const across = Math.max(1, Math.floor(width / (Math.max(...items.map((item) => item.length)) + 2)));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  );
  return [...columns(rows), ...warningLines(scene, width)];
}

/** Everything that has happened; broken between words in a window, and whole for a pipe. */
export function logList({ shown, style, terminal }: Scene, width: number): string[] {
  const log = logLines(shown, style);
  const told = log.length > 0 ? log : [style.say('log.empty')];
  return terminal.isWindow ? told.flatMap((line) => hung(line, width)) : told;
}

/** What moves would waste, each with its number. */
function warningLines(scene: Scene, width: number): string[] {
  return scene.shown.legal.flatMap((action, i) => {
    const warning = warningOf(scene, action);
    return warning ? hanging(width, `${String(i + 1).padStart(3)} `, `⚠ ${shortOf(scene, action)}: ${warning}`) : [];
  });
}

export function rulesLines(scene: Scene): string[] {
  const width = textWidth(scene.terminal);
  return scene.style.text.rules.flatMap(({ title, paragraphs, rulings }) => [
    title.toUpperCase(),
    ...paragraphs.flatMap((paragraph) => wrapped(paragraph, width)),
    ...rulings.flatMap(({ id, text: ruling }) => hanging(width, id.padEnd(7), ruling)),
    '',
  ]);
}

function hanging(width: number, head: string, text: string): string[] {
  return wrapped(text, width - head.length).map((line, i) => `${i === 0 ? head : ' '.repeat(head.length)}${line}`);
}

// The menu

const FEW_MOVES = 6;

/** A menu in two steps where there are many moves: first what, then which. Gives what would be typed for the choice. */
export async function chooseMove(scene: Scene): Promise<string | undefined> {
  const { legal } = scene.shown;
  const among = legal.length > FEW_MOVES ? await chooseGroup(scene) : legal;
  if (!among) return undefined;
  const items = among.map((action) => itemOf(scene, action));
  const isChosen = among.length === 1 && legal.length > 1;
  const chosen = isChosen ? 0 : await chooseBelow(scene, legal === among ? 'menu.first' : 'menu.second', items);
  return chosen === undefined ? undefined : typedFor(scene, at(among, chosen));
}

/** A move in a menu: what it does, or its number among all moves and what it is called there; and what it would waste. */
function itemOf(scene: Scene, action: Tagged): MenuItem {
  const called = callOf(scene, action);
  const label = called ? `${scene.shown.legal.indexOf(action) + 1} ${called.listed}` : sentenceOf(scene, action);
  const warning = warningOf(scene, action);
  return { label: warning ? `${label}. ⚠ ${warning}` : label, hint: typedFor(scene, action) };
}

/** A menu under the board. */
function chooseBelow(
  { shown, style, terminal }: Scene,
  question: 'menu.first' | 'menu.second',
  items: readonly MenuItem[],
): Promise<number | undefined> {
  terminal.show(headLines(shown, style, lowBoard(terminal)));
  return terminal.choose(style.say(question), items);
}

/** The moves whose notation begins with the same word; a move that is alone with its word is offered by itself. */
async function chooseGroup(scene: Scene): Promise<readonly Tagged[] | undefined> {
  const firstWord = (action: Tagged): string => shortOf(scene, action).split(' ')[0] ?? '';
  const groups = [...Map.groupBy(scene.shown.legal, firstWord)];
  const items = groups.map(([word, [first, ...more]]) =>
    first && more.length === 0 ? itemOf(scene, first) : { label: word.toUpperCase(), hint: String(more.length + 1) },
  );
  const chosen = await chooseBelow(scene, 'menu.first', items);
  return chosen === undefined ? undefined : groups[chosen]?.[1];
}
