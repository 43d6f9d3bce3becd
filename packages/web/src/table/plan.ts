import { KNOWLEDGE, LEVELS } from '@taproom/games/persons';
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
  return value['kind'] === 'bot' && isPerson(value);
}

/** Bots of earlier versions are known by their level alone. */
function isPerson({ level, knowledge }: Readonly<Record<string, unknown>>): boolean {
  const isKnown = knowledge === undefined || KNOWLEDGE.some((one) => one === knowledge);
  return isKnown && LEVELS.some((one) => one === level);
}
