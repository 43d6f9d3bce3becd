import { must } from '@taproom/engine';
import { callOf, wrapped } from '../output/words.ts';
import { printedLines, textWidth } from '../play/page.ts';
import { completions } from '../play/run.ts';
import { say, show } from '../play/session.ts';
import { isYes, LESSON, parseWord } from '../play/words.ts';
import { COMMANDS, follow, tryTyped } from './commands.ts';
import { stepOf } from './course.ts';
import { keepProgress } from './progress.ts';
import { type LearnSession, sceneOf, shownMove, wordsOf } from './session.ts';

/** How a lesson ends: it is to go on as a game, it is over, or the learner leaves. */
type Ending = 'play-on' | 'over' | 'left';

/** Teaches until the end of the lesson, or until the learner leaves. */
export async function runLesson(session: LearnSession): Promise<Ending> {
  while (stepOf(session.course)) {
    await keep(session);
    if (!(await takeStep(session))) return leave(session);
  }
  await keep(session);
  return offer(session);
}

async function keep(session: LearnSession): Promise<void> {
  const { course, path, wasDone, style } = session;
  const isDone = wasDone || course.at === course.lesson.length;
  const step = stepOf(course) ?? course.lesson[0];
  const why = await keepProgress(path, course.game, { step: step.id, isDone });
  if (why !== undefined) session.notice.push(style.say('save.failed', { file: path, why }));
}

/** Asks until the step is done, skipped or left behind; false if the learner leaves. */
async function takeStep(session: LearnSession): Promise<boolean> {
  const before = session.course;
  showStep(session, true);
  while (session.course === before) {
    const typed = await nextLine(session);
    if (typed === undefined) return false;
    session.notice = [];
    if ((await answer(session, typed.trim())) === 'quit') return false;
    if (session.course === before) showStep(session, false);
  }
  return true;
}

async function answer(session: LearnSession, typed: string): Promise<'quit' | undefined> {
  if (typed === '' && !stepOf(session.course)?.moves) {
    await follow(session, session.course);
    return undefined;
  }
  const command = parseWord(typed, session.style.say, LESSON);
  if (command?.word === 'quit') return 'quit';
  if (command) await COMMANDS[command.word](session, command.rest);
  else await tryTyped(session, typed);
  return undefined;
}

/** What was typed already while reading something else, or what is typed now. */
async function nextLine(session: LearnSession): Promise<string | undefined> {
  const { typed, terminal } = session;
  session.typed = undefined;
  return typed ?? terminal.ask(promptOf(session), completions(sceneOf(session), LESSON));
}

/** The board, and the words of the step; where lines are printed one after another, each only once. */
function showStep(session: LearnSession, isNew: boolean): void {
  const { course, terminal } = session;
  if (isNew || terminal.fullScreen) session.notice.push(stepLine(session));
  show(session, sceneOf(session), session.drawn !== course.live);
  session.drawn = course.live;
}

function stepLine(session: LearnSession): string {
  const { at, lesson } = session.course;
  const count = session.style.say('lesson.step', { step: at + 1, count: lesson.length });
  return `${count} ${wordsOf(session, must(stepOf(session.course)))}`;
}

/** What to type, and what else can be typed. */
function promptOf(session: LearnSession): string {
  const { terminal, style } = session;
  const { paint, say: speak } = style;
  const words = (['moves', 'back', 'skip', 'summary', 'help'] as const).map((word) => [word, speak(`word.${word}`)]);
  const tip = speak('lesson.tip', Object.fromEntries(words));
  if (!terminal.fullScreen) return printedLines(terminal, [`${taskOf(session)} ${tip}`]).join('\n');
  return [
    ...wrapped(taskOf(session), textWidth(terminal)).map((line) => ` ${line}`),
    paint('faint', ` ${tip}`),
    ` ${paint('title', '›')} `,
  ].join('\n');
}

function taskOf(session: LearnSession): string {
  const { course, style } = session;
  const shown = shownMove(sceneOf(session), course);
  return shown ? style.say('lesson.type', { move: shown.typed, sentence: shown.listed }) : style.say('lesson.read');
}

// The end

/** Offers to play the rest. */
async function offer(session: LearnSession): Promise<Ending> {
  const { course, terminal, style, env } = session;
  const { say: speak } = style;
  say(session, ...session.notice, speak('lesson.end'));
  show(session, sceneOf(session), session.drawn !== course.live);
  const question = speak('lesson.offer', { bots: course.live.match.history.seats - 1, yes: speak('word.yes') });
  const typed = session.typed ?? (await terminal.ask(` ${question} `, []));
  if (typed !== undefined && isYes(typed, speak)) return 'play-on';
  terminal.close([speak('lesson.own'), callOf(env, 'play', course.game.id)]);
  return 'over';
}

function leave({ terminal, style, env, course }: LearnSession): Ending {
  terminal.close([style.say('lesson.left'), callOf(env, 'learn', course.game.id)]);
  return 'left';
}
