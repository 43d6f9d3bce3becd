import { copyOf, type Kitchen, NOTHING, PALE, put, YEAST } from './kitchen.ts';
import { mayPut, maySleep } from './placement.ts';

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
  return maySleep(kitchen) && layout.every((kind, cell) => kind === kitchen.cells[cell]) ? steps : undefined;
}

/** Some unit of the layout that may be put now: hops and yeast first, as long as malt opens no other room for them. */
function nextStep(kitchen: Kitchen, layout: Uint8Array): Step | undefined {
  for (let kind = YEAST; kind >= PALE; kind--) {
    for (let cell = 0; cell < layout.length; cell++) {
      if (layout[cell] !== kind || kitchen.cells[cell] !== NOTHING) continue;
      if (mayPut(kitchen, kind, cell)) return { kind, cell };
    }
  }
  return undefined;
}
