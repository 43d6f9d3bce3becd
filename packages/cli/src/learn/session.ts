import type { Step } from '@taproom/games/learning';
import type { LiveMatch } from '@taproom/table';
import type { Called } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import type { Io } from '../io.ts';
import { sentenceOf, typedFor } from '../play/moves.ts';
import { namesOf } from '../play/names.ts';
import { logLines } from '../play/page.ts';
import { type Scene, shownOf } from '../play/scene.ts';
import type { Talk } from '../play/session.ts';
import { type Course, ownMoves, playersAmong } from './course.ts';

/** A lesson at a terminal. */
export interface LearnSession extends Talk {
  course: Course;
  /** Where it is kept how far the lesson is, and whether it has ever been finished. */
  readonly path: string;
  readonly wasDone: boolean;
  readonly env: Io['env'];
  /** The position that was drawn last. */
  drawn: LiveMatch | undefined;
}

/** The table of the lesson. It is not about the result: a finished board is there to be looked at. */
export function sceneOf({ course, style, terminal }: LearnSession): Scene {
  const names = namesOf(course.live.opening.game.id, playersAmong(course.live.match.history.seats), style.say);
  const shown = shownOf({ names, live: course.live });
  return { shown: { ...shown, log: shown.log.slice(course.untold), outcome: null }, style, terminal };
}

/** The move that the step shows, as it is typed and as a sentence. */
export function shownMove(scene: Scene, course: Course): Called | undefined {
  const own = ownMoves(course);
  const [first] = own;
  if (!first) return undefined;
  const walk = faceOf(course.game.id).together?.(own, scene.shown.view, scene.style.text);
  return walk ?? { typed: typedFor(scene, first), listed: sentenceOf(scene, first) };
}

/** The words of a step, and its answer to a move that is not meant: the terminal's own, or those of the lesson. */
export const wordsOf = ({ course, style }: LearnSession, { id, words }: Step): string =>
  faceOf(course.game.id).lesson?.[style.language][`lesson.${id}`] ?? words;

export const answerOf = ({ course, style }: LearnSession, step: Step, move: string): string | undefined =>
  faceOf(course.game.id).lesson?.[style.language][`answer.${step.answers?.[move]}`] ?? step.answer(move);

/** Takes all that has happened as told. */
export function markTold(session: LearnSession): void {
  session.logged = logLines(sceneOf(session).shown, session.style).length;
}

/** What has happened and is not told yet. */
export const untoldLines = (session: LearnSession): string[] =>
  logLines(sceneOf(session).shown, session.style).slice(session.logged);
