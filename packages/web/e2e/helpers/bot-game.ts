import { choose, specFor } from '@taproom/bots';
import { type AnyGame, act, type BaseState, type Match, openMatch, recordOf } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';

export type Played = Match<BaseState>;

/** A match between regulars: each position where the first seat is to act, and the end. */
export interface BotGame {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly positions: readonly Played[];
  readonly end: Played;
}

const SEED = 7;
/** How long a match may be. */
const LONGEST = 4_000;

function opened(game: AnyGame, seats: number): Played {
  const match = openMatch(game, { seats, options: {}, dice: { kind: 'seed', seed: SEED } });
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

/** Three play, where so many can, up to a number of actions. */
export async function botGame(id: GameId, wanted = 3, most = LONGEST): Promise<BotGame> {
  const game = gameOf(id);
  const positions: Played[] = [];
  let match = opened(game, Math.min(wanted, game.seats.max));
  for (let at = 0; at < most; at++) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) break;
    if (seat === 0) positions.push(match);
    const { action } = await choose(game, match.state, seat, specFor(id, 'regular'), at);
    const played = act(game, match, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  return { id, game, positions, end: match };
}

/** The position after this share of the turns of the first seat. */
export function positionAt({ id, positions }: BotGame, share: number): Played {
  const match = positions[Math.floor(positions.length * share)];
  if (!match) throw new Error(`the first seat never acts in ${id}`);
  return match;
}

/** A save as the client would make it: people first, the others bots. */
export function saveAt(id: string, match: Played, people: readonly string[] = ['Anna']): object {
  const record = recordOf(match);
  const seats = Array.from({ length: record.seats }, (_, seat) => {
    const name = people[seat];
    return name === undefined ? { kind: 'bot', level: 'regular' } : { kind: 'human', name };
  });
  const body = JSON.stringify({ plan: { game: record.game, options: record.options, seats }, record });
  return { id, format: 'taproom-save-1', revision: record.entries.length, savedAt: Date.now(), body };
}
