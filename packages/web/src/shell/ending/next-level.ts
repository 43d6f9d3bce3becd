import { LEVELS, type Level } from '@taproom/bots';
import { nameAt } from '@taproom/games/persons';
import { faceOf } from '../../boards/index.ts';
import { gameText, say } from '../../kit/text/index.svelte.ts';
import type { SeatPlan, TablePlan } from '../../table/table.ts';

/** A table to play at after a win, and how its button reads. */
export interface NextLevel {
  readonly plan: TablePlan;
  readonly label: string;
}

/** One step harder: stronger bots, or alone what the game calls harder. Undefined at the top. */
export function nextLevel(won: TablePlan): NextLevel | undefined {
  const { daily: _, ...plan } = won;
  return plan.seats.length === 1 ? harderAlone(plan) : strongerBots(plan);
}

const stronger = (level: Level): Level => LEVELS[LEVELS.indexOf(level) + 1] ?? level;

const raised = (seat: SeatPlan): SeatPlan => (seat.kind === 'bot' ? { ...seat, level: stronger(seat.level) } : seat);

function strongerBots(plan: TablePlan): NextLevel | undefined {
  const seats = plan.seats.map(raised);
  const isSame = seats.every((seat, at) => levelOf(seat) === levelOf(plan.seats[at]));
  if (isSame) return undefined;
  const [level, ...others] = new Set(seats.flatMap((seat) => levelOf(seat) ?? []));
  const isOne = level !== undefined && others.length === 0;
  return {
    plan: { ...plan, seats },
    label: isOne ? say('end.next', { level: nameAt(plan.game, level) }) : say('end.next.stronger'),
  };
}

const levelOf = (seat: SeatPlan | undefined): Level | undefined => (seat?.kind === 'bot' ? seat.level : undefined);

function harderAlone(plan: TablePlan): NextLevel | undefined {
  const options = faceOf(plan.game).harder?.(plan.options);
  const [name = '', value = ''] = Object.entries(options ?? {}).find(([key, now]) => now !== plan.options[key]) ?? [];
  if (!options || name === '') return undefined;
  const text = gameText(plan.game);
  const level = `${text.option(name).label}: ${text.optionValue(name, value).label}`;
  return { plan: { ...plan, options }, label: say('end.next', { level }) };
}
