import type { Outcome, Seat, Tagged } from '@taproom/engine';
import type { Day, Settled } from '@taproom/games/daily';
import type { GameText, Language } from '@taproom/games/text';
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board/board.ts';
import type { KeyHelp } from '../kit/board/key-help.ts';
import type { Sound } from '../kit/browser/sound.ts';
import type { Moment } from '../kit/moments/moment.ts';
import type { Looks } from '../kit/portrait/look.ts';

export type Options = Readonly<Record<string, string>>;

/** A game's colour and its shade, as CSS values. */
export interface Colours {
  readonly signature: string;
  readonly shade: string;
}

/** How much there is to learn before one plays well enough to enjoy it. */
export type Learning = 'little' | 'some' | 'much';

/** What whoever chooses a game wants to know of it. */
export interface Facts {
  /** How long a match takes with few and with many players. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly learning: Learning;
}

/** The scores that earn each medal. */
export interface Par {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

export type Medal = keyof Par;

/** The medals of a game in solo play. */
export interface Medals {
  par(options: Options): Par | undefined;
  /** The best medal that a score earns, if any. */
  earned(score: number, par: Par): Medal | undefined;
}

/** How the scores decide a match: the most or the fewest points win, or something else comes first. */
export type Scoring = 'most' | 'fewest' | 'none';

/** What the questions of a quiz need besides the day: who settles each answer, and who is told when it is over. */
export interface QuizProps {
  readonly day: Day;
  readonly language: Language;
  /** The options chosen so far, by their numbers in the data. */
  readonly answers: readonly number[];
  /** How the question at a place is settled. */
  settle(at: number): Promise<Settled>;
  /** An option was chosen for the next question. */
  onanswer(option: number): void;
  /** All is settled and read. */
  ondone(): void;
}

/** A seat's colour with its mark, as small as a letter and as wide as its place; `view` says whose colour is whose. */
export type SeatMark<V> = Component<{ readonly seat: Seat; readonly view: V }>;

/** A drawing for the rules page. */
export type Figure = Component<{ readonly language: Language }>;

/** What a drawing of the board at a position gets: it is looked at, not played on. */
export interface FigureProps<V> {
  readonly view: V;
  /** The part to draw, by a name of the game's own; all that matters, if absent. */
  readonly part?: string | undefined;
  readonly text: GameText;
  readonly language: Language;
  readonly names: readonly string[];
}

/** A game's own end screen for solo play. */
export type OwnEnd<V> = Component<{ readonly view: V; readonly language: Language }>;

/** Where a seat's score came from, as the end screen shows it above the parts. */
export type ScoreOf<V> = Component<{
  readonly view: V;
  readonly seat: Seat;
  readonly text: GameText;
  readonly language: Language;
}>;

/** What the shelf shows of a game, and what it takes to begin it: all that comes with the home page. */
export interface Card {
  readonly emblem: Component<{ readonly size?: number }>;
  readonly colours: Colours;
  readonly facts: Facts;
  /** How many sit at one's first table: one where the game is a good first one alone, else two. */
  readonly firstSeats: number;
  /** Small actions that come in long runs: a bot's are shown for only part of the usual time. */
  readonly quickActions?: readonly string[];
  /** Adds what this browser knows, and nobody chooses, to a new table's options. */
  prepare?(options: Options): Options;
}

/** Everything the client knows about one game. Heavy parts are loaded when first needed. */
export interface BoardFace<V, A extends Tagged, E extends Tagged> extends Card {
  /** The faces of the game's people, by name. */
  readonly portraits: Looks;
  loadBoard(): Promise<Component<BoardProps<V, A, E>>>;
  /** Loads what each key does on the board, besides Tab and Enter; nothing if absent. */
  loadKeys?(language: Language): Promise<readonly KeyHelp[]>;
  /** The scores so far, by seat. */
  scores(view: V): readonly number[];
  /** What each seat has earned so far, where the scores also fall or jump for other reasons; the scores, if absent. */
  earned?(view: V): readonly number[];
  /** How the scores decided a match; the most points win, if absent. */
  scoring?(outcome: Outcome): Scoring;
  /** Loads where a seat's score came from, for games whose parts do not say enough. */
  loadScoreOf?(): Promise<ScoreOf<V>>;
  /** Solo play: the next harder options after a win, if there are any. */
  harder?(options: Options): Options | undefined;
  /** The colour and mark of a seat; a plain one if absent. */
  readonly seatMark?: SeatMark<V>;
  /** The events that make a sound. */
  readonly sounds: Readonly<Partial<Record<E['type'], Sound>>>;
  /**
   * A change in moments, given the views before and after it; some changes have no events. Without this it is shown at
   * once, as a whole.
   */
  moments?(events: readonly E[], before: V, after: V): readonly Moment<V, E>[];
  /** What happens before the first turn at a table that has just been set, in moments; shown at once, if absent. */
  opening?(events: readonly E[], view: V): readonly Moment<V, E>[];
  /** Whether a hint may be asked for now; always, if absent. */
  mayHint?(view: V): boolean;
  /** The faces an event reports, in order of rolling. */
  rolled(event: E): readonly number[];
  /** Loads the questions of a daily that is a quiz. */
  loadQuiz?(): Promise<Component<QuizProps>>;
  readonly medals?: Medals;
  /** The figures by which solo results are compared, most important first; more is better. */
  worth?(outcome: Outcome): readonly number[];
  /** Loads the end screen for solo play, shown instead of a ranking. */
  loadOwnEnd?(): Promise<OwnEnd<V>>;
  /** Loads what draws the board, or a part of it, in rules and summaries; the board itself, if absent. */
  loadFigure?(): Promise<Component<FigureProps<V>>>;
  /** Drawings of the rules that are not positions on the board. */
  readonly figures?: Readonly<Record<string, () => Promise<Figure>>>;
}

/** Any game's board, with its types erased. */
export type AnyBoard = Component<BoardProps<unknown, Tagged, Tagged>>;

/** Any game's face, with its types erased. */
export type AnyFace = BoardFace<unknown, Tagged, Tagged>;

/** A game's face, typed by its own views, actions and events, which the rest of the client need not know. */
export const face = <V, A extends Tagged, E extends Tagged>(own: BoardFace<V, A, E>): AnyFace =>
  own as unknown as AnyFace;
