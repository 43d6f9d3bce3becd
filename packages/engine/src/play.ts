import { actionKey, isAction, isSameAction } from './action.ts';
import { copyState } from './clone.ts';
import type { BaseState, Game, RuleId, Seat, Tagged } from './contract.ts';
import type { Rng } from './dice/rng.ts';
import { parseOptions, type SetupError } from './options.ts';
import { ok, type Result } from './result.ts';

/** Why an action was not played. Only `illegal-action` concerns the game's rules, and it names the ruling. */
export type Refusal =
  | { readonly code: 'game-over' | 'not-your-turn' | 'malformed-action' }
  | { readonly code: 'illegal-action'; readonly rule: RuleId };

type PlayResult<S, A, E> =
  /** `action` is the game's own object, equal to the one from outside. */
  | { readonly ok: true; readonly state: S; readonly action: A; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Deals a new game, or says what is wrong with the seats or options. */
export function start<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  seats: unknown,
  rng: Rng,
  options: unknown = {},
): Result<S, SetupError> {
  const parsed = parseOptions(game, seats, options);
  return parsed.ok ? ok(game.setup(Number(seats), parsed.value, rng)) : parsed;
}

/** Plays an action from outside, without changing `state`; a refusal is a value. */
export function play<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  state: S,
  seat: Seat,
  action: unknown,
): PlayResult<S, A, E> {
  const found = findLegal(game, state, seat, action);
  if (!found.ok) return found;
  const next = copyState(game, state);
  const events: E[] = [];
  game.apply(next, seat, found.action, (event) => events.push(event));
  return { ok: true, state: next, action: found.action, events };
}

/** The game's own legal action that equals the one from outside. */
function findLegal<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  state: S,
  seat: Seat,
  action: unknown,
): { ok: true; action: A } | { ok: false; refusal: Refusal } {
  const actors = game.actors(state);
  if (actors.length === 0) return refused('game-over');
  if (!actors.includes(seat)) return refused('not-your-turn');
  if (!isAction(action)) return refused('malformed-action');
  const found = game.legal(state, seat).find((one) => isSameAction(one, action));
  if (found) return { ok: true, action: found };
  const rule = game.refuse(state, seat, action);
  if (rule === undefined) throw new Error(`${game.id}: ${actionKey(action)} is neither legal nor refused`);
  return { ok: false, refusal: { code: 'illegal-action', rule } };
}

const refused = (code: 'game-over' | 'not-your-turn' | 'malformed-action'): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code },
});
