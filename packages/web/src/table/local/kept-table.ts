import type { Bot } from '@taproom/bots';
import {
  type AnyGame,
  type DiceSource,
  type MatchRecord,
  type OpeningError,
  ok,
  type ReplayError,
  type Result,
  replay,
  type Seat,
} from '@taproom/engine';
import { rivalSeed } from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import type { Person } from '@taproom/games/persons';
import { AT_ONE_DEVICE, begin, isAbandoned, type LiveMatch, type Opening, resume, turnIn } from '@taproom/table';
import type { TablePlan } from '../table.ts';

/** A table stored in this browser. Immutable: every change gives a new one. */
export interface KeptTable {
  readonly id: string;
  readonly plan: TablePlan;
  readonly live: LiveMatch;
}

/** How a match at one device is set up. */
export const openingOf = (
  game: AnyGame,
  { options, seats }: Pick<TablePlan, 'options' | 'seats'>,
  dice: DiceSource,
  startedAt: number,
): Opening => ({
  game,
  options,
  dice,
  people: seats.map(({ kind }) => kind === 'human'),
  startedAt,
  ...AT_ONE_DEVICE,
});

/** A new table with everyone seated. */
export function setTable(
  game: AnyGame,
  id: string,
  plan: TablePlan,
  dice: DiceSource,
  now: number,
): Result<KeptTable, OpeningError> {
  const live = begin(openingOf(game, plan, dice, now));
  return live.ok ? ok({ id, plan, live: live.value }) : live;
}

/** The table from a saved record, with the revision of its last change. */
export function reopenTable(
  game: AnyGame,
  id: string,
  plan: TablePlan,
  record: MatchRecord,
  revision: number,
  now: number,
): Result<KeptTable, ReplayError> {
  const played = replay(game, record);
  if (!played.ok) return played;
  return ok({ id, plan, live: resume(openingOf(game, plan, record.dice, now), played.value, revision) });
}

/** A bot to move. The bots' worker knows how its level plays: here that would pull in all their code. */
export interface BotToMove {
  readonly seat: Seat;
  readonly bot: Bot;
  /** In a daily, where the same move has to be made everywhere. */
  readonly seed?: number;
}

const GREEDY: Bot = { kind: 'greedy' };

/**
 * The bot to move, if it is a bot's turn. Greedy bots play on for people who resigned; once all have, they finish the
 * match.
 */
export function botToMove({ plan, live }: KeptTable): BotToMove | undefined {
  const turn = turnIn(live);
  if (!turn?.isBot) return undefined;
  const { seat } = turn;
  const rival = rivalIn(plan, live);
  if (rival) return { seat, ...rival };
  const player = plan.seats[seat];
  return { seat, bot: player?.kind === 'bot' && !isAbandoned(live) ? personIn(player) : GREEDY };
}

const personIn = ({ level, knowledge }: Person): Bot => (knowledge ? { level, knowledge } : level);

/** Who plays against the player of a daily, always alike. */
function rivalIn(
  { game, daily }: TablePlan,
  { match, opening: { dice } }: LiveMatch,
): Omit<BotToMove, 'seat'> | undefined {
  const asked = daily === undefined ? undefined : findLearning(game)?.daily;
  if (asked?.kind !== 'played' || !asked.rival || dice.kind !== 'seed' || match.resigned.length > 0) return undefined;
  return { bot: asked.rival, seed: rivalSeed(dice, match.history.entries.length) };
}
