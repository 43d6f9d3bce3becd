import { copyOf, type Kitchen, mayPut, NOTHING, put } from './kitchen.ts';

export interface Step {
  readonly kind: number;
  readonly cell: number;
}

/** An order in which the rules let a day's layout come about; nothing if there is none. */
export function orderOf(before: Kitchen, layout: Uint8Array): Step[] | undefined {
  const kitchen = copyOf(before);
  const steps: Step[] = [];
  for (let step = nextStep(kitchen, layout); step; step = nextStep(kitchen, layout)) {
    put(kitchen, step.kind, step.cell);
    steps.push(step);
  }
  return layout.every((kind, cell) => kind === kitchen.cells[cell]) ? steps : undefined;
}

/** Some unit of the layout that may be put now. */
function nextStep(kitchen: Kitchen, layout: Uint8Array): Step | undefined {
  for (let cell = 0; cell < layout.length; cell++) {
    const kind = layout[cell] as number;
    if (kind !== NOTHING && kitchen.cells[cell] === NOTHING && mayPut(kitchen, kind, cell)) return { kind, cell };
  }
  return undefined;
}
