import { faceOf } from '../../boards/index.ts';
import type { Looks } from '../../kit/portrait/look.ts';
import { seatNames } from '../names.ts';
import type { TablePlan } from '../table.ts';

/** The faces of the bots at a table, by name. People are not drawn, whatever they are called. */
export function portraitsAt(plan: TablePlan): Looks {
  const { portraits } = faceOf(plan.game);
  const bots = seatNames(plan).filter((_, seat) => plan.seats[seat]?.kind === 'bot');
  return Object.fromEntries(bots.flatMap((name) => (portraits[name] ? [[name, portraits[name]]] : [])));
}
