import { choose } from '@taproom/bots';
import {
  type AnyGame,
  act,
  type BaseState,
  below,
  copyState,
  fastRng,
  nextFast,
  play,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import { addedBy, begin, type LiveMatch, legalFor, mayAskToUndo, play as playLive, seenBy } from '@taproom/table';
import type { Run } from './contenders.ts';
import { playRandomly, seatsAt, unheard } from './taproom.ts';

/** A playout ends with the match, or after so many moves: what is known of a game after them is judged by looks. */
const MOVES_OF_A_PLAYOUT = 100;
const MATCHES = 3;
/** Of a match of more moves the beginning is taken. */
const MOST_MOVES = 1_000;
const THOUGHTS = 100;
/** Every such position is thought about. */
const STRIDE = 23;

/** A move of a match of two that chose at random. */
interface Moved {
  readonly before: LiveMatch;
  readonly after: LiveMatch;
  readonly seat: Seat;
  /** As it comes from outside, not the game's own object. */
  readonly action: Tagged;
}

/** What each game is measured at, as the number of times it was done. */
export const feats: Readonly<Record<string, (game: AnyGame) => Run>> = {
  /** Moves of random games by `actors`, `legal` and `apply`, in place. */
  moves(game) {
    const [seeds, choices] = [fastRng(2026), fastRng(7)];
    return () => {
      let moves = 0;
      while (moves < MOST_MOVES) moves += playRandomly(game, nextFast(seeds), choices);
      return moves;
    };
  },

  /** `play`: look up, copy, apply. */
  door: (game) => overAll(game, ({ before, seat, action }) => play(game, before.match.state, seat, action)),

  copies: (game) => overAll(game, ({ before }) => copyState(game, before.match.state)),

  /** Worlds imagined anew and played at random. */
  playouts(game) {
    const rng = fastRng(5);
    return overAll(game, ({ before, seat }) => playOut(game, before.match.state, seat, rng), STRIDE);
  },

  /** What the game's strongest bot tries: iterations of its search, whole turns, days, ways. */
  expert(game) {
    const moved = movesOf(game);
    let at = 0;
    return async () => {
      at = (at + STRIDE) % moved.length;
      const { before, seat } = moved[at] as Moved;
      const spec = { kind: 'expert', budget: { iterations: THOUGHTS } } as const;
      return (await choose(game, before.match.state, seat, spec, at)).iterations;
    };
  },

  /** A move in a match. */
  act: (game) => overAll(game, ({ before, seat, action }) => act(game, before.match, seat, action)),

  /** All that is worked out after a move to tell everybody at the table. */
  telling: (game) => overAll(game, ({ after, seat }) => tellAll(game, after, seat)),
};

function overAll(game: AnyGame, doIt: (moved: Moved) => unknown, stride = 1): Run {
  const moved = movesOf(game).filter((_, at) => at % stride === 0);
  return () => {
    for (const one of moved) doIt(one);
    return moved.length;
  };
}

function movesOf(game: AnyGame): Moved[] {
  const choices = fastRng(11);
  return Array.from({ length: MATCHES }, (_, seed) => movesOfMatch(open(game, seed), choices)).flat();
}

function movesOfMatch(opened: LiveMatch, choices: ReturnType<typeof fastRng>): Moved[] {
  const moved: Moved[] = [];
  const { game } = opened.opening;
  for (let before = opened; before.actors.length > 0 && moved.length < MOST_MOVES; ) {
    const seat = before.actors[0] as Seat;
    const legal = game.legal(before.match.state, seat);
    const action: Tagged = { ...(legal[below(choices, legal.length)] as Tagged) };
    const played = playLive(before, seat, action, 0);
    if (!played.ok) throw new Error(`${game.id}: ${played.error.code}`);
    moved.push({ before, after: played.value, seat, action });
    before = played.value;
  }
  return moved;
}

function open(game: AnyGame, seed: number): LiveMatch {
  const opened = begin({
    game,
    options: {},
    dice: { kind: 'seed', seed },
    people: Array(seatsAt(game)).fill(true),
    clock: { kind: 'none' },
    timeOut: 'loss',
    startedAt: 0,
    isOneDevice: false,
    kept: { steps: 32, positions: 4 },
  });
  if (!opened.ok) throw new Error(`${game.id}: ${opened.error.code}`);
  return opened.value;
}

function playOut(game: AnyGame, state: BaseState, seat: Seat, rng: ReturnType<typeof fastRng>): void {
  const world = copyState(game, state);
  game.imagine(world, seat, fastRng(nextFast(rng)));
  for (let moves = 0; moves < MOVES_OF_A_PLAYOUT; moves++) {
    const mover = game.actors(world)[0];
    if (mover === undefined) return;
    const legal = game.legal(world, mover);
    game.apply(world, mover, legal[below(rng, legal.length)] as Tagged, unheard);
  }
}

/** Where all lies open, everybody is told the same. */
function tellAll({ isOpen }: AnyGame, live: LiveMatch, mover: Seat): void {
  for (let seat = 0; seat < live.opening.people.length; seat++) {
    if (seat === 0 || !isOpen) {
      seenBy(live, seat);
      addedBy(live, { kind: 'play', seq: live.seq, seat: mover, at: 0 }, seat);
    }
    legalFor(live, seat);
    mayAskToUndo(live, seat);
  }
}
