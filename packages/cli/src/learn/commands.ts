import { must, type Seat } from '@taproom/engine';
import { actionsOf, chooseMove, helpLines, moveList, rulesLines, unknownLine, whyLine, whyNot } from '../play/moves.ts';
import { hung, textWidth } from '../play/page.ts';
import type { Scene } from '../play/scene.ts';
import { leaf, leafBeside, leafSummary, leafUnder, say, show } from '../play/session.ts';
import { LESSON } from '../play/words.ts';
import { type Course, courseAt, goOn, scripted, stepOf, tryMove } from './course.ts';
import { answerOf, type LearnSession, markTold, sceneOf, shownMove, untoldLines } from './session.ts';

// Moves

/** Makes the move that was typed, if it is what the step asks for. */
export async function tryTyped(session: LearnSession, typed: string): Promise<void> {
  const scene = sceneOf(session);
  const [action, ...then] = actionsOf(scene, typed);
  if (action === undefined) return say(session, unknownLine(scene, typed));
  const seat = seatToAct(session, scene);
  if (seat === undefined) return;
  const tried = tryMove(session.course, seat, action, then);
  if (tried.ok) return follow(session, tried.value);
  const { error } = tried;
  say(
    session,
    error.code === 'strayed' ? strayedLine(session, scene, error.move) : whyNot(scene, typed, seat, action, error),
  );
}

/** The learner's seat; says how to go on if there is nothing to decide. */
function seatToAct(session: LearnSession, { shown, style }: Scene): Seat | undefined {
  if (shown.asked === undefined) say(session, style.say('lesson.read'));
  return shown.asked;
}

/** What is said to a move that is allowed but not meant. */
function strayedLine(session: LearnSession, scene: Scene, move: string): string {
  const { course, style } = session;
  const shown = shownMove(scene, course);
  const otherwise = shown ? style.say('lesson.strayed', { move: shown.typed }) : style.say('lesson.read');
  return answerOf(session, must(stepOf(course)), move) ?? otherwise;
}

/** Plays what the step plays by itself, tells all of it, and goes on to the next step. */
export async function follow(session: LearnSession, course: Course): Promise<void> {
  session.course = course;
  for (const name of stepOf(course)?.after ?? []) {
    show(session, sceneOf(session), false);
    session.course = scripted(session.course, name);
  }
  await tell(session);
  go(session, goOn(session.course));
}

/** As much as the page of the next step shows in the smallest of windows. */
const FEW_LINES = 2;

/** On a full screen, what has no room on the page of the next step, or belongs to another position, waits to be read. */
async function tell(session: LearnSession): Promise<void> {
  const { course, terminal } = session;
  const scene = sceneOf(session);
  if (!terminal.fullScreen) return show(session, scene, false);
  const lines = untoldLines(session);
  const next = course.lesson[course.at + 1];
  const isOtherPage = lines.length > FEW_LINES || next === undefined || next.from !== undefined;
  if (isOtherPage && lines.length > 0)
    await leafUnder(session, scene, (_, width) => lines.flatMap((line) => hung(line, width)));
  markTold(session);
}

/** Takes the course to where it goes on. */
function go(session: LearnSession, course: Course): void {
  if (course.live !== session.course.live) session.logged = 0;
  session.course = course;
}

// Commands

type Handler = (session: LearnSession, rest: string) => Promise<void>;

export const COMMANDS: Readonly<Record<Exclude<(typeof LESSON)[number], 'quit'>, Handler>> = {
  help: async (session) => leafBeside(session, sceneOf(session), (scene, width) => helpLines(scene, LESSON, width)),
  menu,
  async moves(session) {
    const scene = sceneOf(session);
    if (seatToAct(session, scene) !== undefined) await leafBeside(session, scene, moveList);
  },
  async why(session, typed) {
    const scene = sceneOf(session);
    const seat = seatToAct(session, scene);
    if (seat !== undefined) say(session, whyLine(scene, session.course.live, seat, typed));
  },
  rules: async (session) => leaf(session, rulesLines(sceneOf(session))),
  summary: async (session) => leafSummary(session, sceneOf(session)),
  async back(session) {
    const { game, lesson, at } = session.course;
    if (at === 0) say(session, session.style.say('lesson.first'));
    else go(session, courseAt(game, lesson, at - 1));
  },
  async skip(session) {
    const { course } = session;
    const { game, lesson, at } = course;
    go(session, at + 1 < lesson.length ? courseAt(game, lesson, at + 1) : { ...course, at: at + 1 });
  },
};

async function menu(session: LearnSession): Promise<void> {
  const scene = sceneOf(session);
  if (seatToAct(session, scene) === undefined) return;
  if (!session.terminal.fullScreen) return session.terminal.show(moveList(scene, textWidth(session.terminal)));
  const typed = await chooseMove(scene);
  if (typed !== undefined) await tryTyped(session, typed);
}
