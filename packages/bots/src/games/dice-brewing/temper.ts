import type { BrewingAction } from '@taproom/games/dice-brewing';
import type { Temper } from '../../face/temper.ts';

export const TEMPER: Temper<BrewingAction> = { eager: ['brew', 'sow'], rests: ['pass', 'done'], isSilly: isWaste };

/** Giving dice away, taking them out of the warehouse, and storing those that brew nothing. */
function isWaste(action: BrewingAction): boolean {
  if (action.type === 'store') return Number(action.die[1]) <= 2;
  return action.type === 'place' && (action.from === 'warehouse' || action.space.startsWith('SD'));
}
