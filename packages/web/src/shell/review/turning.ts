import type { ReviewStep } from '@taproom/bots';
import { isResignation, must } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import { say } from '../../kit/text/index.svelte.ts';
import type { PlayedBack } from '../../table/record/play-back.ts';

/** A turning point in words. */
export interface TurningWords {
  readonly who: string;
  readonly played: string;
  /** What would have been better; nothing, if it was all chance. */
  readonly better: string | undefined;
}

/** What whoever is to move sees after so many entries. */
export const viewFor = (
  { game, positions }: PlayedBack,
  { entry, seat }: Pick<ReviewStep, 'entry' | 'seat'>,
): unknown => game.view(must(positions[entry]).match.state, seat);

/** What somebody did. Giving up belongs to the table and not to any game. */
export const deedText = (
  { seat, action }: Pick<ReviewStep, 'seat' | 'action'>,
  text: GameText,
  names: readonly string[],
  view?: unknown,
): string =>
  isResignation(action) ? say('table.resigned', { who: names[seat] ?? '' }) : text.action(action, names, view);

/** What could be done there. */
export const legalFor = ({ game, positions }: PlayedBack, { entry, seat }: Pick<ReviewStep, 'entry' | 'seat'>) =>
  game.legal(must(positions[entry]).match.state, seat);

export function turningWords(
  played: PlayedBack,
  step: ReviewStep,
  text: GameText,
  names: readonly string[],
): TurningWords {
  const view = viewFor(played, step);
  const { seat, decision } = step;
  const isBetter = decision !== null && decision.loss > 0;
  const better = isBetter ? text.action(decision.best, names, view) : undefined;
  return { who: names[seat] ?? '', played: deedText(step, text, names, view), better };
}
