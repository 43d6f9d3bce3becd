import { type DiceSource, type Result, type Seat, sealDice, type Tagged } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import type { Entry } from '../entry.ts';
import { advance, begin, type LiveMatch, type Opening, play } from '../live-match.ts';
import { AT_ONE_DEVICE } from '../one-device.ts';

const PERSON = true;
const BOT = false;

export { BOT, PERSON };

const dice = (seats: number): DiceSource =>
  sealDice(
    '5a'.repeat(32),
    Array.from({ length: seats }, (_, seat) => `0${seat}`.repeat(16)),
  );

/** An online match, as a server runs it. */
export const online = (game: GameId, people: readonly boolean[], terms: Partial<Opening> = {}): LiveMatch =>
  begun({
    game: gameOf(game),
    options: {},
    dice: dice(people.length),
    people,
    clock: { kind: 'none' },
    timeOut: 'loss',
    startedAt: 0,
    isOneDevice: false,
    kept: { steps: 32, positions: 4 },
    ...terms,
  });

/** A match at one device. */
export const atOneDevice = (game: GameId, people: readonly boolean[], terms: Partial<Opening> = {}): LiveMatch =>
  online(game, people, { ...AT_ONE_DEVICE, ...terms });

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const begun = (opening: Opening): LiveMatch => must(begin(opening));

/** The match after a seat's entry, by default a millisecond later. */
export function after(
  live: LiveMatch,
  kind: Exclude<Entry['kind'], 'play'>,
  seat: Seat,
  at = live.times.since + 1,
): LiveMatch {
  return must(advance(live, { kind, seat, seq: live.seq + 1, at }));
}

/** The match after a seat's actions, each a millisecond later. */
export const played = (live: LiveMatch, seat: Seat, ...actions: Tagged[]): LiveMatch =>
  actions.reduce((now, action) => must(play(now, seat, action, now.times.since + 1)), live);

/** The match after the first seat to act has made its first legal move. */
export function movedOn(live: LiveMatch, at?: number): LiveMatch {
  const [seat = -1] = live.actors;
  const [action = { type: '' }] = live.opening.game.legal(live.match.state, seat);
  return must(play(live, seat, action, at ?? live.times.since + 1));
}
