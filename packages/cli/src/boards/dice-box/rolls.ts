import { type DiceBoxEvent, type DiceBoxView, readDie } from '@taproom/games/dice-box';

export function rolls({ grid, hands }: DiceBoxView, events: readonly DiceBoxEvent[]): number[] {
  const onTable = [...grid, ...hands.flat()];
  return [...onTable.flatMap((die) => (die ? [readDie(die).value] : [])), ...events.flatMap(facesIn)];
}

function facesIn(event: DiceBoxEvent): number[] {
  if (event.type === 'seeded') return [event.value];
  return event.type === 'rolled' || event.type === 'rerolled' ? event.dice.map((die) => readDie(die).value) : [];
}
