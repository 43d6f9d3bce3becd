import { LEVELS } from '@taproom/bots';
import { type AnyGame, offeredValues, parseOptions, seatCounts } from '@taproom/engine';
import { drawer } from '../drawer.ts';
import { isFields, parseJson } from '../record/json.ts';
import type { SeatPlan, TablePlan } from './table.ts';

export function isPlan(value: unknown): value is TablePlan {
  if (!isFields(value)) return false;
  const { game, options, seats, daily } = value;
  if (daily !== undefined && typeof daily !== 'string') return false;
  return typeof game === 'string' && isFields(options) && Array.isArray(seats) && seats.every(isSeatPlan);
}

function isSeatPlan(value: unknown): value is SeatPlan {
  if (!isFields(value)) return false;
  if (value['kind'] === 'human') return typeof value['name'] === 'string';
  return value['kind'] === 'bot' && LEVELS.some((level) => level === value['level']);
}

const key = (game: string): string => `taproom-plan-${game}`;

/** What was chosen the last time, for the next time. */
export const keepPlan = (plan: TablePlan): void => drawer.setItem(key(plan.game), JSON.stringify(plan));

/** The last choice, if it can still be chosen. */
export function lastPlan(game: AnyGame): TablePlan | undefined {
  const plan = parseJson(drawer.getItem(key(game.id)) ?? '');
  return isPlan(plan) && parseOptions(game, plan.seats.length, plan.options).ok ? plan : undefined;
}

/** How many sit down on a first evening, where a game is at its best with more than the fewest. */
const FIRST_SEATS: Readonly<Record<string, number>> = { dyce: 3, 'whisky-game': 3 };

/** The choice for a first evening: one person and, unless the game is for one, regulars. */
export function firstPlan(game: AnyGame, name: string): TablePlan {
  const [least = 2] = seatCounts(game);
  const others = Array.from(
    { length: (FIRST_SEATS[game.id] ?? least) - 1 },
    (): SeatPlan => ({ kind: 'bot', level: 'regular' }),
  );
  return withOptions(game, { game: game.id, options: {}, seats: [{ kind: 'human', name }, ...others] });
}

/** The plan with its options fitted to its seats: what is not offered there falls back to the default. */
export function withOptions(game: AnyGame, plan: TablePlan): TablePlan {
  const options = Object.entries(game.options).map(([name, option]) => {
    const chosen = plan.options[name];
    const offered = offeredValues(option, plan.seats.length);
    return [name, chosen !== undefined && offered.includes(chosen) ? chosen : option.default] as const;
  });
  return { ...plan, options: Object.fromEntries(options) };
}
