import { createHash } from 'node:crypto';
import type { AnyGame, BaseState, Outcome, Tagged, Viewer } from '@taproom/engine';
import type { Setup } from './setups.ts';
import { bySeed, type Choose, type Run, type Turn, walk } from './walk.ts';

/** A game's short words, the same in every language. */
export interface Words {
  action(action: Tagged): string;
  event(event: Tagged): string;
  position(view: unknown): string;
}

/** Everything fixed before a golden game's first move. */
export interface GoldenSetup extends Setup {
  readonly seed: number;
}

/** A whole game, written so that a change of the rules shows as changed lines. */
export interface Golden {
  readonly setup: GoldenSetup;
  readonly text: string;
  /** Whether it was played to the end. */
  readonly isWhole: boolean;
  /** What occurs in it: `seats 3`, `option colours=one`, `action place`, `event rolled`, `ending full`. */
  readonly shows: ReadonlySet<string>;
}

const MOST_ACTIONS = 10_000;
/** Longer menus are cut, and followed by a hash of the whole. */
const MENU_SHOWN = 24;

/** Plays and writes down a golden game: at random, unless `choose` is given. */
export function playGolden(game: AnyGame, words: Words, setup: GoldenSetup, choose = bySeed(setup.seed)): Golden {
  const { seats, options, seed } = setup;
  const dice = { kind: 'seed', seed } as const;
  const run = walk(game, { seats, options, dice }, choose, { mostActions: MOST_ACTIONS });
  return { setup, text: makeText(run, words, setup), isWhole: run.stopped === 'over', shows: shownIn(run, setup) };
}

function shownIn({ game, turns, last }: Run, { seats, options }: GoldenSetup): Set<string> {
  return new Set([
    `seats ${seats}`,
    ...Object.entries(options).map((pair) => `option ${pair.join('=')}`),
    ...turns.map(({ action }) => `action ${action.type}`),
    ...turns.flatMap(({ events }) => events.map(({ type }) => `event ${type}`)),
    ...(game.outcome(last)?.endings ?? []).map((ending) => `ending ${ending}`),
  ]);
}

// Writing

function makeText(run: Run, words: Words, setup: GoldenSetup): string {
  const { game, turns, last } = run;
  const lines = [
    makeHeader(game, setup),
    ...turns.flatMap((turn) => turnLines(game, words, turn, setup.seats)),
    ...positionLines(game, words, last, setup.seats),
    endLine(game.outcome(last)),
  ];
  return `${lines.join('\n')}\n`;
}

const makeHeader = (game: AnyGame, { seats, seed, options }: GoldenSetup): string =>
  `${game.id}  rules ${game.rules}  seats ${seats}  seed ${seed}  options ${JSON.stringify(options)}`;

const turnLines = (game: AnyGame, words: Words, turn: Turn, seats: number): string[] => [
  ...positionLines(game, words, turn.before, seats),
  ...game
    .actors(turn.before)
    .map((seat) => `${seat} of [${menuText(game.legal(turn.before, seat).map(words.action))}]`),
  `${makeMove(words, turn)} > ${turn.events.map(words.event).join(' · ')}`.trimEnd(),
];

const makeMove = (words: Words, { seat, action }: Pick<Turn, 'seat' | 'action'>): string =>
  `${seat} ${words.action(action)}`;

function positionLines(game: AnyGame, words: Words, state: BaseState, seats: number): string[] {
  const look = (viewer: Viewer): string => hash(game.view(state, viewer));
  const views = Array.from({ length: seats }, (_, seat) => look(seat));
  const position = words.position(game.view(state, 'table')).split('\n');
  return ['', ...position.map((line) => `# ${line}`), `# views ${views.join(' ')} · table ${look('table')}`];
}

function menuText(menu: readonly string[]): string {
  if (menu.length <= MENU_SHOWN) return menu.join(', ');
  return `${menu.slice(0, MENU_SHOWN).join(', ')}, … ${menu.length} in all ${hash(menu)}`;
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

const endLine = (outcome: Outcome | undefined): string =>
  outcome
    ? `end  scores ${outcome.scores.join(' ')}  places ${outcome.places.join(' ')}  ${outcome.endings.join(' ')}`
    : 'unfinished';

// Reading

const HEADER = /^(\S+) {2}rules (\d+) {2}seats (\d+) {2}seed (\d+) {2}options (\{.*\})$/;
const MOVE = /^(\d+ (?!of \[).*?) >(?: |$)/;

/** The setup and moves of a golden game; undefined if the text does not begin like one. */
export function parseGolden(text: string): { setup: GoldenSetup; moves: string[] } | undefined {
  const lines = text.split('\n');
  const [, , , seats, seed, options] = HEADER.exec(lines[0] ?? '') ?? [];
  if (!seats || !seed || !options) return undefined;
  const moves = lines.flatMap((line) => MOVE.exec(line)?.[1] ?? []);
  return { setup: { seats: Number(seats), seed: Number(seed), options: JSON.parse(options) }, moves };
}

/** Follows the moves of a golden game until one is not open. */
export function byMoves(words: Words, moves: readonly string[]): Choose {
  const left = moves.values();
  return (open) => {
    const move = left.next().value;
    return open.find((one) => makeMove(words, one) === move);
  };
}

/** The golden game in a text, replayed by its own moves. */
export function replayGolden(game: AnyGame, words: Words, text: string): Golden | undefined {
  const parsed = parseGolden(text);
  return parsed && playGolden(game, words, parsed.setup, byMoves(words, parsed.moves));
}

/** Where the file and the game first differ, if they do. */
export function firstDifference(file: string, played: string): string | undefined {
  if (file === played) return undefined;
  const [written, now] = [file.split('\n'), played.split('\n')];
  const at = written.findIndex((line, i) => line !== now[i]);
  const line = at < 0 ? written.length : at;
  return `line ${line + 1}\n  file: ${written[line] ?? '(nothing)'}\n  game: ${now[line] ?? '(nothing)'}`;
}
