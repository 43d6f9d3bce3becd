import type { WhiskyEvent } from '@taproom/games/whisky-game';

export const rolls = (events: readonly WhiskyEvent[]): number[] => events.flatMap(facesIn);

function facesIn(event: WhiskyEvent): number[] {
  switch (event.type) {
    case 'drawn':
    case 'sobered':
    case 'rolled':
      return [...event.throws];
    case 'threw':
      return [event.value];
    default:
      return [];
  }
}
