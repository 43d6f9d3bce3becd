import type { BrewingEvent, DieWord } from '@taproom/games/dice-brewing';

export const rolls = (events: readonly BrewingEvent[]): number[] => events.flatMap(facesIn);

const faceOf = (word: DieWord): number => Number(word.slice(1, 2));

/** Every face that was rolled; new dice that wait for the next roll show none. */
function facesIn(event: BrewingEvent): number[] {
  switch (event.type) {
    case 'drawn':
      return [...event.rolls];
    case 'searched':
      return [...event.rolled];
    case 'rolled':
      return event.dice.map(faceOf);
    case 'rerolled':
      return event.into.map(faceOf);
    case 'gained':
      return [event.die].map(faceOf).filter((value) => value > 0);
    case 'aimed':
      return event.token === 'reroll' ? [faceOf(event.into)] : [];
    default:
      return [];
  }
}
