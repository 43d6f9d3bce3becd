import {
  type AnyGame,
  fail,
  must,
  ok,
  playThrough,
  type Refusal,
  type Result,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import { type Lesson, lineTo, moveNamed, movesOf, playLine, playNamed, type Step } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { type LiveMatch, logFor, play, resume, viewerIn } from '@taproom/table';
import { openingOf } from '../play/kept-table.ts';
import type { Player } from '../records/save-file.ts';

/** A lesson as it is being taken. */
export interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  /** The number of the current step; the lesson's length once it is over. */
  readonly at: number;
  readonly live: LiveMatch;
  /** How many events led to the position that was set: they are not told. */
  readonly untold: number;
}

/** The easiest of the bots. */
const EASIEST = 'guest';

/** The learner, and the others: their moves are scripted in a lesson; if it is played on, they are the easiest bots. */
export const playersAmong = (seats: number): Player[] => ['human', ...Array.from({ length: seats - 1 }, () => EASIEST)];

/** A live match of the learner's, as far as these have been played, from now on. */
export function liveAfter(game: AnyGame, history: LiveMatch['match']['history']): LiveMatch {
  const { options, dice, seats, entries } = history;
  return resume(openingOf(game, options, dice, playersAmong(seats)), playThrough(game, history), entries.length);
}

/** A course whose position is set anew, as it is at the beginning of a step. */
export function courseAt(game: AnyGame, lesson: Lesson, step: number): Course {
  const { history } = playLine(game, notationOf(game.id), lineTo(lesson, step));
  const live = liveAfter(game, history);
  return { game, lesson, at: step, live, untold: logFor(live, viewerIn(live)).length };
}

export const stepOf = ({ lesson, at }: Course): Step | undefined => lesson[at];

/** The learner has the first seat. */
const LEARNER = 0;

/** What the learner does in a step if all goes as shown: a move that counts, and those of their own that follow at once. */
export function ownMoves(course: Course): Tagged[] {
  const { game } = course;
  const notation = notationOf(game.id);
  const step = stepOf(course);
  let { match } = course.live;
  const own: Tagged[] = [];
  for (const name of step?.moves ? movesOf(step) : []) {
    const move = moveNamed(game, notation, match.state, name);
    if (move?.seat !== LEARNER) break;
    own.push(move.action);
    match = playNamed(game, notation, match, name);
  }
  return own;
}

/** Goes on to the next step, with its own position if it has one. */
export function goOn(course: Course): Course {
  const { game, lesson, at } = course;
  return lesson[at + 1]?.from ? courseAt(game, lesson, at + 1) : { ...course, at: at + 1 };
}

/** Why a move does not lead on: the rules forbid it, or it is not what the step asks for. */
export type Astray = Refusal | { readonly code: 'strayed'; readonly move: string };

/** The course after a move of the learner's that counts; what was meant to follow at once is what the step plays. */
export function tryMove(course: Course, seat: Seat, action: Tagged, then: readonly Tagged[]): Result<Course, Astray> {
  const played = play(course.live, seat, action, Date.now());
  if (!played.ok) return played;
  const { moves, after } = must(stepOf(course));
  const nameOf = notationOf(course.game.id).action;
  const move = nameOf(action);
  const isMeant = moves?.includes(move) && then.every((one, i) => nameOf(one) === after?.[i]);
  return isMeant ? ok({ ...course, live: played.value }) : fail({ code: 'strayed', move });
}

/** The course after a move that the lesson makes by itself. */
export function scripted(course: Course, name: string): Course {
  const { game, live } = course;
  const move = moveNamed(game, notationOf(game.id), live.match.state, name);
  const played = move && play(live, move.seat, move.action, Date.now());
  if (!played?.ok) throw new Error(`${game.id}: ${name} is not legal in its lesson`);
  return { ...course, live: played.value };
}
