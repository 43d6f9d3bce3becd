import type { BotSpec } from '@taproom/bots';
import type { Result, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { Day } from '@taproom/games/daily';
import type { GameText, Language } from '@taproom/games/text';
import type { Io } from '../io.ts';
import type { Paint } from '../output/paint.ts';

/** The width for which every board is made; more is used where there is. */
export const LEAST_COLUMNS = 80;
/** The height for which every board is made. */
export const LEAST_LINES = 13;

/** All a board needs to know besides the view: typed with the game's own actions, events and text where they matter. */
export interface Surroundings<A = Tagged, E = Tagged, T = GameText> {
  readonly text: T;
  readonly paint: Paint;
  readonly names: readonly string[];
  /** The seat whose things are shown where there is no room for everybody's. */
  readonly home: Seat;
  /** The seat that is asked to act, if any. */
  readonly asked: Seat | undefined;
  /** What that seat can do, numbered as in the list of moves. */
  readonly legal: readonly A[];
  readonly resigned: readonly Seat[];
  /** What happened last, to be pointed out. */
  readonly recent: readonly E[];
  /** How wide and how high the board may be: 80 columns and 13 lines at least. */
  readonly columns: number;
  readonly lines: number;
}

/** What a move is called where it can be made: as it is typed, and as it stands in lists beside its number. */
export interface Called {
  readonly typed: string;
  readonly listed: string;
}

/** What was measured by letting bots play, and how to keep it. */
export interface Measured {
  readonly table: object;
  readonly lines: readonly string[];
  /** Writes it where the project keeps it, or says why not. */
  keep(): Promise<string | undefined>;
}

/** Something that a command measures for this game by letting bots play. */
export interface Measurement<Request> {
  /** Lines for the command's help. */
  readonly help: readonly string[];
  /** How many games are played unless given. */
  readonly games: number;
  measure(request: Request, io: Io): Promise<Measured>;
}

export interface FiguresRequest {
  readonly games: number;
  readonly seed: number;
}

export interface ParRequest extends FiguresRequest {
  readonly bot: BotSpec;
  readonly threads: number | undefined;
}

/** What was found in a file of questions. */
export interface LintedFile {
  readonly file: string;
  /** How many of each level. */
  readonly questions: Readonly<Record<string, number>>;
  readonly bad: readonly { readonly line: number; readonly why: string }[];
  readonly warnings: readonly string[];
}

export interface QuestionLint {
  /** Lines for the command's help. */
  readonly help: readonly string[];
  /** Checks one file by its form alone, or all of the project's own. */
  lint(path: string | undefined): Promise<Result<LintedFile[], string>>;
}

/** Words of a lesson by their keys in its catalogue: `lesson.<step>`, `answer.<key>`. */
export type LessonWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A question of a quiz, in the words and with the options in the order in which it is asked. */
export interface PosedQuestion {
  /** What it is about, and how hard it is. */
  readonly heading: string;
  readonly prompt: string;
  /** Each with its number in the data. */
  readonly options: readonly { readonly number: number; readonly text: string }[];
}

/** All the terminal knows of one game, in the game's own types. */
export interface Face<V, A extends Tagged, E extends Tagged, T extends GameText> {
  /** What the signs on the board mean and how moves are typed; a paragraph each. */
  readonly legend: Readonly<Record<Language, readonly string[]>>;
  /** Other words for what the lesson says of pressing and of what lights up. */
  readonly lesson?: LessonWords;
  /** The option that says how hard a game is that can be lost alone. */
  readonly difficulty?: string;
  /** What the strongest bot reaches alone. */
  readonly par?: Measurement<ParRequest>;
  /** How games go that bots play among themselves. */
  readonly figures?: Measurement<FiguresRequest>;
  /** The questions of a day, where the daily is a quiz. */
  quiz?(day: Day, text: T): PosedQuestion[];
  /** Checks the data files of the questions that the game asks. */
  readonly questions?: QuestionLint;
  /** The position with everybody's dice and scores, as wide and as high as it may be. */
  draw(view: V, around: Surroundings<A, E, T>): string[];
  /** The action meant by a notation, legal or not; nothing if it is no notation of this game. */
  parse(typed: string, view?: V): Unchecked | undefined;
  /** What a move is called in a position, where that is not its notation. */
  called?(action: A, view: V, text: T): Called | undefined;
  /** Several actions meant by one line, to be taken one after the other. */
  route?(typed: string, view: V): Unchecked[] | undefined;
  /** What such actions are called that one line can mean. */
  together?(actions: readonly A[], view: V, text: T): Called | undefined;
  /** Every face that came up in what happened, the deal included, each once. */
  rolls(events: readonly E[]): number[];
}

/** A face whose game is not known: what the commands work with. */
export type TerminalFace = Face<unknown, Tagged, Tagged, GameText>;

/** Forgets a face's own types. They hold again where a view, an action and an event of the same game are handed to it. */
export const terminalFace = <V, A extends Tagged, E extends Tagged, T extends GameText = GameText>(
  face: Face<V, A, E, T>,
): TerminalFace => face;
