import { type BotSpec, choose } from '@taproom/bots';
import { anyGame, at, fastRng, nextFast, type Seat, start, type Tagged } from '@taproom/engine';
import { type WhiskyEvent, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';

const game = anyGame(whiskyGame);

/** One kind of bot on so many seats. */
export interface Party {
  readonly level: 'guest' | 'regular';
  readonly seats: number;
}

/** They go by looks and stay as they are, however much better the levels get: so the figures of different rules can be compared. */
const BOTS: Readonly<Record<Party['level'], BotSpec>> = {
  guest: { kind: 'greedy', noise: 2 },
  regular: { kind: 'greedy' },
};

/** The tables whose games the written rules tell of. */
export const PARTIES: readonly Party[] = [
  ...[2, 3, 4, 5, 6].map((seats): Party => ({ level: 'regular', seats })),
  { level: 'guest', seats: 2 },
];

/** What a game came to. */
export interface Played {
  readonly rounds: number;
  /** Special cards that were drawn, by all players together. */
  readonly drawn: number;
  readonly flights: number;
  /** The winner's points, and those of them that lost bottles bring. */
  readonly points: number;
  readonly lostPoints: number;
}

/** What many games came to. */
export interface Figures extends Party {
  readonly games: number;
  readonly medianRounds: number;
  readonly drawnPerPlayer: number;
  /** The share of games in which somebody flew. */
  readonly flown: number;
  /** The share of the winners' points that lost bottles bring. */
  readonly lostShare: number;
}

/** Plays one game. It depends on nothing but the party, the seed and the game's number. */
export async function playedBy({ level, seats }: Party, seed: number, number: number): Promise<Played> {
  const seeds = fastRng(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const dealt = start(whiskyGame, seats, fastRng(nextFast(seeds)), {});
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  const events: Tagged[] = [];
  const bot = BOTS[level];
  for (;;) {
    const [actor] = whiskyGame.actors(dealt.value);
    if (actor === undefined) return told(dealt.value, events);
    await act(dealt.value, actor, bot, nextFast(seeds), events);
  }
}

async function act(state: WhiskyState, seat: Seat, bot: BotSpec, seed: number, events: Tagged[]): Promise<void> {
  const { action } = await choose(game, state, seat, bot, seed);
  game.apply(state, seat, action, (event) => void events.push(event));
}

function told(state: WhiskyState, events: readonly Tagged[]): Played {
  const outcome = whiskyGame.outcome(state);
  if (!outcome) throw new Error('nobody may act, yet the game is not over');
  const { places, scores, parts } = outcome;
  const winner = places.indexOf(1);
  const count = (type: WhiskyEvent['type']): number => events.filter((event) => event.type === type).length;
  return {
    rounds: state.round,
    drawn: count('drew'),
    flights: count('flew'),
    points: at(scores, winner),
    lostPoints: parts[winner]?.find(({ name }) => name === 'lost')?.value ?? 0,
  };
}

export function figuresFrom(party: Party, played: readonly Played[]): Figures {
  const sum = (of: (game: Played) => number): number => played.reduce((all, one) => all + of(one), 0);
  const rounds = played.map((one) => one.rounds).sort((a, b) => a - b);
  return {
    ...party,
    games: played.length,
    medianRounds: rounds[Math.ceil(played.length / 2) - 1] ?? 0,
    drawnPerPlayer: sum(({ drawn }) => drawn) / (played.length * party.seats),
    flown: sum(({ flights }) => Number(flights > 0)) / played.length,
    lostShare: sum(({ lostPoints }) => lostPoints) / sum(({ points }) => points),
  };
}
