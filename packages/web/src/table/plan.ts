import { LEVELS } from '@taproom/bots';
import { isFields } from '../kit/browser/json.ts';
import type { SeatPlan, TablePlan } from './table.ts';

export function isPlan(value: unknown): value is TablePlan {
  if (!isFields(value)) return false;
  const { game, options, seats, daily, given } = value;
  if (given !== undefined && !Number.isInteger(given)) return false;
  if (daily !== undefined && typeof daily !== 'string') return false;
  return typeof game === 'string' && isFields(options) && Array.isArray(seats) && seats.every(isSeatPlan);
}

function isSeatPlan(value: unknown): value is SeatPlan {
  if (!isFields(value)) return false;
  if (value['kind'] === 'human') return typeof value['name'] === 'string';
  return value['kind'] === 'bot' && LEVELS.some((level) => level === value['level']);
}
