import { type DiceBoxEvent, readDie } from '@taproom/games/dice-box';

export const rolls = (events: readonly DiceBoxEvent[]): number[] => events.flatMap(facesIn);

function facesIn(event: DiceBoxEvent): number[] {
  if (event.type === 'seeded') return [event.value];
  return event.type === 'rolled' || event.type === 'rerolled' ? event.dice.map((die) => readDie(die).value) : [];
}
