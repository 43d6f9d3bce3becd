import type { DyceEvent } from '@taproom/games/dyce';

export const rolls = (events: readonly DyceEvent[]): number[] => events.flatMap(facesIn);

function facesIn(event: DyceEvent): readonly number[] {
  if (event.type === 'laid') return event.rolled;
  return event.type === 'drew' ? [event.rolled] : [];
}
