import type { DyceEvent, DyceView } from '@taproom/games/dyce';

export const rolls = (_: DyceView, events: readonly DyceEvent[]): number[] => events.flatMap(facesIn);

function facesIn(event: DyceEvent): readonly number[] {
  if (event.type === 'laid') return event.rolled;
  return event.type === 'drew' ? [event.rolled] : [];
}
