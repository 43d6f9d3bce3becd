import { offeredValues, parseOptions, seatCounts } from '@taproom/engine';
import type { Offer } from '@taproom/games/shelf';
import { faceOf } from '../boards/index.ts';
import { parseJson } from '../kit/browser/json.ts';
import { storage } from '../kit/browser/storage.ts';
import { isPlan } from './plan.ts';
import type { SeatPlan, TablePlan } from './table.ts';

const key = (game: string): string => `taproom-plan-${game}`;

/** Keeps a choice for the next time. */
export const keepPlan = (plan: TablePlan): void => storage.setItem(key(plan.game), JSON.stringify(plan));

/** The last choice, without options that can no longer be chosen. */
export function lastPlan(game: Offer): TablePlan | undefined {
  const plan = parseJson(storage.getItem(key(game.id)) ?? '');
  if (!isPlan(plan) || !seatCounts(game).includes(plan.seats.length)) return undefined;
  return parseOptions(game, plan.seats.length, plan.options).ok ? plan : withOptions(game, plan);
}

/** The default plan: one person and, unless the game is solo, regulars. */
export function firstPlan(game: Offer, name: string): TablePlan {
  const [least = 2] = seatCounts(game);
  const others = Array.from(
    { length: (faceOf(game.id).firstSeats ?? least) - 1 },
    (): SeatPlan => ({ kind: 'bot', level: 'regular' }),
  );
  return withOptions(game, { game: game.id, options: {}, seats: [{ kind: 'human', name }, ...others] });
}

/** The plan with its options fitted to its seats: those not offered there fall back to the default. */
export function withOptions(game: Offer, plan: TablePlan): TablePlan {
  const options = Object.entries(game.options).map(([name, option]) => {
    const chosen = plan.options[name];
    const offered = offeredValues(option, plan.seats.length);
    return [name, chosen !== undefined && offered.includes(chosen) ? chosen : option.default] as const;
  });
  return { ...plan, options: Object.fromEntries(options) };
}
