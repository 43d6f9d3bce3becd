import { offeredValues, parseOptions, seatCounts } from '@taproom/engine';
import type { Offer } from '@taproom/games/shelf';
import { cardOf } from '../boards/cards.ts';
import { parseJson } from '../kit/browser/json.ts';
import { storage } from '../kit/browser/storage.ts';
import { isPlan } from './plan.ts';
import type { SeatPlan, TablePlan } from './table.ts';

const key = (game: string): string => `taproom-plan-${game}`;

/** Keeps a choice for the next time. */
export const keepPlan = (plan: TablePlan): void => storage.setItem(key(plan.game), JSON.stringify(plan));

/** The last choice, without options that can no longer be chosen. */
function lastPlan(game: Offer): TablePlan | undefined {
  const plan = parseJson(storage.getItem(key(game.id)) ?? '');
  if (!isPlan(plan) || !seatCounts(game).includes(plan.seats.length)) return undefined;
  return parseOptions(game, plan.seats.length, plan.options).ok ? plan : withOptions(game, plan);
}

/** A good first table: one person, alone or against somebody easy to beat. */
function firstPlan(game: Offer, name: string): TablePlan {
  const others = Array.from(
    { length: cardOf(game.id).firstSeats - 1 },
    (): SeatPlan => ({ kind: 'bot', level: 'guest' }),
  );
  return withOptions(game, { game: game.id, options: {}, seats: [{ kind: 'human', name }, ...others] });
}

/** The table to sit down at without being asked anything: as the last time, or a good first one. */
export const usualPlan = (game: Offer, name: string): TablePlan => lastPlan(game) ?? firstPlan(game, name);

/** The smallest table in company, with the last options as far as they are offered there. */
export function planInCompany(game: Offer): TablePlan {
  const count = seatCounts(game).find((seats) => seats > 1) ?? 1;
  const seats = Array.from({ length: count }, (): SeatPlan => ({ kind: 'human', name: '' }));
  return withOptions(game, { game: game.id, options: lastPlan(game)?.options ?? {}, seats });
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
