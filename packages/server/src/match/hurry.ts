import type { BaseState, Seat, Tagged } from '@taproom/engine';
import type { Course } from './course.ts';

/** Something a game gives a seat only so much time for, and what is played for it when that is up. */
export interface Hurry {
  readonly seat: Seat;
  readonly seconds: number;
  readonly action: Tagged;
  /** What it is about: its time runs on as long as this stays the same. */
  readonly about: string;
}

/** What of The Whisky Game's state is looked at here. */
interface AskingState extends BaseState {
  readonly questionSeconds: number;
  readonly stack: readonly { readonly at: string; readonly seat?: Seat; readonly question?: string }[];
}

function whiskyHurry({ questionSeconds, stack }: AskingState): Hurry | undefined {
  const top = stack.at(-1);
  if (top?.at !== 'question' || top.seat === undefined || questionSeconds === 0) return undefined;
  return { seat: top.seat, seconds: questionSeconds, action: { type: 'timeUp' }, about: `${top.seat} ${top.question}` };
}

const HURRIES: Readonly<Record<string, (state: never) => Hurry | undefined>> = { 'whisky-game': whiskyHurry };

/** What a seat must hurry with in a position, if anything. */
export const hurryIn = (game: string, state: BaseState): Hurry | undefined => HURRIES[game]?.(state as never);

const SECOND = 1_000;

/** What is played for whom, and when, if the seat does not play before. */
export function hurryOf({ hurry }: Course): { seat: Seat; at: number; action: Tagged } | undefined {
  return hurry && { seat: hurry.seat, action: hurry.action, at: hurry.since + hurry.seconds * SECOND };
}
