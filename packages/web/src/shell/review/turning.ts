import type { ReviewStep } from '@taproom/bots';
import { must } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
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
  const words = (action: ReviewStep['action']): string => text.action(action, names, view);
  const { seat, action, decision } = step;
  const isBetter = decision !== null && decision.loss > 0;
  return { who: names[seat] ?? '', played: words(action), better: isBetter ? words(decision.best) : undefined };
}
