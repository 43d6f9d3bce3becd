import type { Seat, Tagged } from '@taproom/engine';

/** That a seat took a hint appears among the events, though games do not know it. */
export interface HintTaken extends Tagged {
  readonly type: 'hinted';
  readonly seat: Seat;
}

export const isHintTaken = (event: Tagged): event is HintTaken => event.type === 'hinted';

export const hintTaken = (seat: Seat): HintTaken => ({ type: 'hinted', seat });

interface Told {
  readonly events: readonly Tagged[];
}

/** The steps with more events at the end of the last one: a hint is no step of its own, since the match stays as it is. */
export function withEvents<S extends Told>(steps: readonly S[], events: readonly Tagged[]): readonly S[] {
  const last = steps.at(-1);
  if (!last || events.length === 0) return steps;
  return steps.with(-1, { ...last, events: [...last.events, ...events] });
}

/** The first steps alone, after which nobody has forgotten which hints were taken. */
export const withoutLast = <S extends Told>(steps: readonly S[], count: number): readonly S[] =>
  withEvents(
    steps.slice(0, -count),
    steps.slice(-count).flatMap(({ events }) => events.filter(isHintTaken)),
  );
