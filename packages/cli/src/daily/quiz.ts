import { must } from '@taproom/engine';
import { quizOf } from '@taproom/games';
import { type DayResult, type QuizDaily, type Settled, squaresFor, today } from '@taproom/games/daily';
import type { PosedQuestion } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import { callOf, rowsWithin, wrapped } from '../output/words.ts';
import { printedLines, textWidth } from '../play/page.ts';
import type { Terminal } from '../play/terminal.ts';
import { parseWord } from '../play/words.ts';
import { jsonIn } from '../records/json-file.ts';
import { messageOf } from '../records/record-file.ts';
import { writeWhole } from '../records/save-file.ts';
import { anewNotes, type Challenge, callFor, introOf, titleOf } from './challenge.ts';
import { begunPath } from './kept.ts';

type QuizChallenge = Challenge<QuizDaily>;

/** A quiz at a terminal. */
interface Asking {
  readonly challenge: QuizChallenge;
  readonly terminal: Terminal;
  readonly questions: readonly PosedQuestion[];
  /** The options chosen so far, by their numbers in the data. */
  answers: readonly number[];
  /** What is to be said before the next question. */
  notice: readonly string[];
}

/** Asks a day's questions, from the first one or from where it was left. Answers count at once. */
export async function askQuiz(challenge: QuizChallenge, terminal: Terminal): Promise<DayResult | 'left'> {
  const questions = questionsOf(challenge);
  const begun = await begunAnswers(challenge, questions);
  const isBegun = typeof begun === 'object';
  const intro = introOf(challenge, ...(isBegun ? [] : anewNotes(challenge, begun)));
  const asking: Asking = { challenge, terminal, questions, answers: isBegun ? begun : [], notice: intro };
  while (asking.answers.length < questions.length) if (!(await askNext(asking))) return leave(asking);
  terminal.close();
  return resultOf(asking);
}

/** How far a day's quiz is that was begun; `none` if it would begin anew. */
export async function quizSoFar(challenge: QuizChallenge): Promise<DayResult | 'left' | 'none'> {
  const questions = questionsOf(challenge);
  const answers = await begunAnswers(challenge, questions);
  if (typeof answers === 'string') return 'none';
  return answers.length < questions.length ? 'left' : resultOf({ challenge, answers });
}

const questionsOf = ({ id, day, style }: QuizChallenge): PosedQuestion[] => faceOf(id).quiz?.(day, style.text) ?? [];

/** The answers given so far. */
async function begunAnswers(
  { id, day, game, io }: QuizChallenge,
  questions: readonly PosedQuestion[],
): Promise<readonly number[] | 'none' | 'damaged' | 'changed'> {
  const begun = await jsonIn(begunPath(io.env, id, day));
  if (typeof begun === 'string') return begun;
  const { rules, answers }: Partial<Record<string, unknown>> = Object(begun.json);
  if (typeof rules === 'number' && rules !== game.rules) return 'changed';
  const isAnswer = (option: unknown, at: number): boolean =>
    questions[at]?.options.some(({ number }) => number === option) === true;
  const isRead = typeof rules === 'number' && Array.isArray(answers) && answers.every(isAnswer);
  return isRead ? answers : 'damaged';
}

/** Asks a question until it is answered, and settles it; false if the player leaves. */
async function askNext(asking: Asking): Promise<boolean> {
  const { terminal, answers, questions, challenge } = asking;
  const { say } = challenge.style;
  const question = must(questions[answers.length]);
  const { options } = question;
  const prompt = say('daily.answer', { most: options.length, quit: say('word.quit') });
  terminal.show(pageOf(asking, question));
  for (;;) {
    const typed = await terminal.ask(terminal.fullScreen ? ` ${prompt}\n › ` : prompt, []);
    if (typed === undefined || parseWord(typed, say, ['quit'])) return false;
    const chosen = options[Number(typed.trim()) - 1];
    if (chosen) return settle(asking, question, chosen.number);
    if (terminal.fullScreen) terminal.show(pageOf(asking, question));
  }
}

/** The question with its options, under what is to be said before it. */
function pageOf({ challenge, terminal, answers, questions, notice }: Asking, question: PosedQuestion): string[] {
  const { say, paint } = challenge.style;
  const { heading, prompt, options } = question;
  const count = say('daily.question', { n: answers.length + 1, count: questions.length });
  const width = textWidth(terminal);
  const above = terminal.fullScreen && notice.length === 0 ? [titleOf(challenge)] : notice;
  return [
    ...broken(terminal, above),
    '',
    ` ${paint('faint', `${count} · ${heading}`)}`,
    ...wrapped(prompt, width).map((line) => ` ${paint('strong', line)}`),
    ...rowsWithin(
      options.map(({ text }, i) => [`  ${i + 1}`, text] as const),
      width,
    ),
  ];
}

const broken = (terminal: Terminal, sentences: readonly string[]): string[] =>
  terminal.fullScreen
    ? sentences.flatMap((sentence) => wrapped(sentence, textWidth(terminal))).map((line) => ` ${line}`)
    : printedLines(terminal, sentences);

/** Keeps an answer and tells what is right; false if the player leaves then. */
async function settle(asking: Asking, question: PosedQuestion, option: number): Promise<boolean> {
  const { terminal, challenge, answers } = asking;
  const { say } = challenge.style;
  const page = pageOf(asking, question);
  const settled = settledAt(challenge, answers.length);
  asking.answers = [...answers, option];
  asking.notice = [];
  const told = broken(terminal, [...verdictOn(challenge, question, option, settled), ...(await keepAnswers(asking))]);
  const typed = await terminal.leaf(terminal.fullScreen ? [...page, '', ...told] : told, ` ${say('more')}`);
  const isLast = asking.answers.length === asking.questions.length;
  return isLast || typed === undefined || !parseWord(typed, say, ['quit']);
}

function settledAt({ id, day }: QuizChallenge, at: number): Settled {
  const settled = quizOf(id)?.settle(day, at);
  if (!settled) throw new Error(`${id} asks no question ${at}`);
  return settled;
}

/** Whether the answer is right, and the fact behind it. */
function verdictOn(
  { style: { say, language } }: QuizChallenge,
  { options }: PosedQuestion,
  option: number,
  { right, fact }: Settled,
): string[] {
  const place = options.findIndex(({ number }) => number === right);
  const verdict =
    option === right ? say('daily.right') : say('daily.wrong', { n: place + 1, right: must(options[place]).text });
  return [`${verdict} ${fact[language]}`];
}

/** Keeps the answers; a sentence if that failed. */
async function keepAnswers({ challenge, answers }: Asking): Promise<string[]> {
  const { id, day, game, io, style } = challenge;
  const file = begunPath(io.env, id, day);
  try {
    await writeWhole(file, `${JSON.stringify({ rules: game.rules, answers })}\n`);
    return [];
  } catch (error) {
    return [style.say('save.failed', { file, why: messageOf(error) })];
  }
}

function leave({ challenge, terminal }: Asking): 'left' {
  terminal.close([challenge.style.say('quit'), callOf(challenge.io.env, ...callFor(challenge))]);
  return 'left';
}

function resultOf({ challenge, answers }: Pick<Asking, 'challenge' | 'answers'>): DayResult {
  const right = answers.map((option, at) => settledAt(challenge, at).right === option);
  return { score: right.filter(Boolean).length, picture: squaresFor(right), on: today(), answers };
}
