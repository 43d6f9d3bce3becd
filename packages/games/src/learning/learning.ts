import type { RuleId } from '@taproom/engine';
import type { Catalogue, Catalogues, Language } from '../text/format.ts';
import type { Line } from './line.ts';

/**
 * What to point at, by the names that boards give to their parts: `square=c3` is the part with `data-square="c3"`,
 * `hand` any part with `data-hand`. Terminals leave it out.
 */
export type Pointer = string;

/** One step of a lesson, without its words: something to look at, or a move to make. */
export interface StepData {
  /** Its name in addresses, stores and catalogues. */
  readonly id: string;
  /** The position it begins with; the one that the step before led to, if absent. */
  readonly from?: Line;
  readonly point?: readonly Pointer[];
  /** The moves that count, in notation. The first is the one that is shown. Without any, one reads and goes on. */
  readonly moves?: readonly string[];
  /** The move is a question: it is not shown until another has been tried. */
  readonly isAsked?: true;
  /** Answers to likely moves that are legal but not meant, by move: the key of the words. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What is played afterwards without the learner, in notation. */
  readonly after?: readonly string[];
  /** The rulings that can be tried here, for links from the rules. */
  readonly rulings?: readonly RuleId[];
}

/** A lesson without its words. The learner has seat 0. */
export type LessonData = readonly [StepData, ...StepData[]];

/** A step with its words in one language. */
export interface Step extends StepData {
  /** At most 25 words. */
  readonly words: string;
  /** What is said to a legal move that is not meant. */
  answer(move: string): string | undefined;
}

export type Lesson = readonly [Step, ...Step[]];

/** The four boxes of a summary, and the refusals that newcomers meet most. Each box has at most 30 words. */
export interface Summary {
  readonly win: string;
  readonly turn: string;
  readonly scores: string;
  readonly ends: string;
  readonly refusals: readonly { readonly rule: RuleId; readonly words: string }[];
}

export type SummaryBox = 'win' | 'turn' | 'scores' | 'ends';
export const SUMMARY_BOXES: readonly SummaryBox[] = ['win', 'turn', 'scores', 'ends'];

/** A drawing of the board at a position. */
export interface Figure {
  readonly line: Line;
  /** Whose view it is: seat 0's, if absent. */
  readonly seat?: number;
  readonly point?: readonly Pointer[];
  /** The part of the board to draw, by a name that the board knows; all of it, if absent. */
  readonly part?: string;
}

/** What a game teaches, without its words. */
export interface LearningData {
  readonly lesson: LessonData;
  /** The rulings behind the refusals that newcomers meet most: three. */
  readonly refusals: readonly RuleId[];
  /** For each box of the summary, the figure beside it. */
  readonly pictures: Readonly<Record<SummaryBox, string>>;
  /** The figures by name; sections of the rules name them, too. */
  readonly figures: Readonly<Record<string, Figure>>;
}

/** What a game teaches, in one language. */
export interface Learning extends Omit<LearningData, 'lesson' | 'refusals'> {
  readonly lesson: Lesson;
  readonly summary: Summary;
  /** What a figure shows, in one sentence. */
  caption(figure: string): string;
}

/** The words of a game's lesson, summary and figures: `lesson.<step>`, `summary.<box>`, `refusal.<rule>`, `figure.<name>`. */
type Words = Catalogue<string>;

function lessonIn(data: LessonData, words: Words): Lesson {
  const inWords = (step: StepData): Step => ({
    ...step,
    words: said(words, `lesson.${step.id}`),
    answer(move) {
      const key = step.answers?.[move];
      return key === undefined ? undefined : said(words, `answer.${key}`);
    },
  });
  const [first, ...more] = data;
  return [inWords(first), ...more.map(inWords)];
}

function said(words: Words, key: string): string {
  const text = words[key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text;
}

/** A game's learning; it is loaded with the words of a language. */
export const teaching =
  <K extends string>(load: () => Promise<LearningData>, catalogues: Catalogues<K>) =>
  async (language: Language): Promise<Learning> => {
    const words: Words = await catalogues[language]();
    const { lesson, refusals, ...rest } = await load();
    const box = (name: SummaryBox): string => said(words, `summary.${name}`);
    return {
      ...rest,
      lesson: lessonIn(lesson, words),
      summary: {
        win: box('win'),
        turn: box('turn'),
        scores: box('scores'),
        ends: box('ends'),
        refusals: refusals.map((rule) => ({ rule, words: said(words, `refusal.${rule}`) })),
      },
      caption: (figure) => said(words, `figure.${figure}`),
    };
  };
