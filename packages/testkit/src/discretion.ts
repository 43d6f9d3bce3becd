import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  actionKey,
  type BaseState,
  clone,
  fastRng,
  firstOf,
  nextFast,
  type Rng,
  type Seat,
  type Tagged,
  type Viewer,
} from '@taproom/engine';
import type { Scene } from './law.ts';
import { oneOf } from './mutants.ts';
import { applied, type Open, openActions } from './walk.ts';

/** How many worlds are imagined besides the real one, how many dice are tried, and how many actions. */
const IMAGINED = 2;
const OTHER_DICE = 3;
const ACTIONS = 6;
/** How many worlds are searched for one in which something else happened. */
const SEARCHED = 400;

/** A world and its future dice, each by number. */
interface Start {
  readonly world: number;
  readonly dice: number;
  readonly state: BaseState;
}

/** An action played from a start, and what a seat and the table hear of it. */
interface Trial extends Open, Start {
  readonly after: BaseState;
  readonly events: readonly Tagged[];
  readonly heard: Readonly<Record<Listener, readonly unknown[]>>;
}

const LISTENERS = ['seat', 'table'] as const;
type Listener = (typeof LISTENERS)[number];

/**
 * Whether events let a seat, or the table, tell apart things that look the same to the seat before and after. `imagine`
 * decides what looks the same: it merges all worlds that a seat cannot tell apart. Something that everyone heard and
 * nobody can see any more is no secret: a card that was shown and went under the deck. Nor is a choice that its player
 * openly announces by the rules, as the game's `announced` events say.
 */
export function tellsApart(scene: Scene): string | undefined {
  const seat = oneOf(everySeat(scene), scene.luck);
  const judge = freshRng(scene);
  return firstOf(rivals(trialsFor(scene, seat), seat), ([one, other]) => {
    const listener = LISTENERS.find((who) => !isDeepStrictEqual(one.heard[who], other.heard[who]));
    if (!listener || !isUnseen(scene, seat, [one, other], judge)) return undefined;
    if (!isRepeatable(scene, one, seat)) return undefined; // left to the law of repetition
    if (isBygone(scene, [one, other], judge)) return undefined;
    const who = listener === 'seat' ? `seat ${seat}` : 'the table';
    return `${who} learns what it cannot see: ${wordsOf(one, listener)}, or else ${wordsOf(other, listener)}`;
  });
}

const wordsOf = ({ heard, action, seat }: Trial, listener: Listener): string =>
  `${JSON.stringify(heard[listener])} on ${JSON.stringify(action)} of seat ${seat}`;

const freshRng = ({ luck }: Scene): Rng => fastRng(nextFast(luck));

// Trying

/** A few actions, in the real world with several dice and in imagined ones. */
function trialsFor(scene: Scene, seat: Seat): Trial[] {
  const picked = new Set(someActions(scene).map(keyOf));
  return startsFor(scene, seat).flatMap((start) =>
    openActions(scene.game, start.state)
      .filter((open) => picked.has(keyOf(open)))
      .flatMap((open) => tried(scene, start, open, seat) ?? []),
  );
}

function startsFor(scene: Scene, seat: Seat): Start[] {
  const { state } = scene;
  const rng = freshRng(scene);
  const worlds = Array.from({ length: IMAGINED }, () => imaginedBy(scene, seat, state, freshRng(scene)));
  const others = Array.from({ length: OTHER_DICE }, (_, i) => ({
    world: 0,
    dice: i + 1,
    state: { ...state, rng: freshRng(scene) },
  }));
  return [...[state, ...worlds].map((one, world) => ({ world, dice: 0, state: { ...one, rng } })), ...others];
}

const keyOf = ({ seat, action }: Open): string => `${seat} ${actionKey(action)}`;

/** Some actions of one seat, without favouring those that can be done in many ways. */
function someActions({ game, state, luck }: Scene): readonly Open[] {
  const actors = game.actors(state);
  if (actors.length === 0) return [];
  const actor = oneOf(actors, luck);
  const kinds = Object.values(Object.groupBy(game.legal(state, actor), ({ type }) => type));
  return Array.from({ length: ACTIONS }, () => ({ seat: actor, action: oneOf(oneOf(kinds, luck) ?? [], luck) }));
}

/** Undefined for an action that throws, which is left to the law of menus. */
function tried(scene: Scene, start: Start, open: Open, seat: Seat): Trial | undefined {
  try {
    return playedOut(scene, start, open, seat);
  } catch {
    return undefined;
  }
}

function playedOut({ game, announced = [] }: Scene, start: Start, open: Open, seat: Seat): Trial {
  const { after, events: all } = applied(game, start.state, open);
  const events = all.filter(({ type }) => !announced.includes(type));
  const heard = { seat: heardBy(game, events, seat), table: heardBy(game, events, 'table') };
  return { ...start, ...open, after, events, heard };
}

const heardBy = (game: AnyGame, events: readonly Tagged[], viewer: Viewer): Tagged[] =>
  events.flatMap((event) => game.witness(event, viewer) ?? []);

function imaginedBy({ game }: Scene, seat: Seat, state: BaseState, rng: Rng): BaseState {
  const world = clone(state);
  game.imagine(world, seat, clone(rng));
  return world;
}

const isRepeatable = (scene: Scene, trial: Trial, seat: Seat): boolean =>
  isDeepStrictEqual(playedOut(scene, trial, trial, seat).heard, trial.heard);

// Comparing

/** Pairs of trials that differ in just one thing the seat does not know: the world, the dice, or another's choice. */
function* rivals(trials: readonly Trial[], seat: Seat): Generator<Pair> {
  for (const [at, one] of trials.entries())
    for (const other of trials.slice(at + 1)) if (isRival(one, other, seat)) yield [one, other];
}

function isRival(one: Trial, other: Trial, seat: Seat): boolean {
  const isSameStart = one.world === other.world && one.dice === other.dice;
  if (isSameStart) return one.seat !== seat;
  return keyOf(one) === keyOf(other) && (one.world === other.world || one.dice === other.dice);
}

type Pair = readonly [Trial, Trial];

/** Whether two states differ, apart from future dice, only in what the seat cannot see. */
function isUnseen(scene: Scene, seat: Seat, [one, other]: Pair, rng: Rng): boolean {
  const isSame = isDeepStrictEqual({ ...one.after, rng }, { ...other.after, rng });
  return !isSame && isAlike(scene, seat, [one, other], rng);
}

const isAlike = (scene: Scene, seat: Seat, [one, other]: Pair, rng: Rng): boolean =>
  isDeepStrictEqual(imaginedBy(scene, seat, one.after, rng), imaginedBy(scene, seat, other.after, rng));

/** Whether everyone heard what was different, and nobody can see what it was about any more. */
const isBygone = (scene: Scene, pair: Pair, rng: Rng): boolean =>
  everySeat(scene).every(
    (seat) =>
      differences(pair).every((events) => isForAll(scene, events, seat)) &&
      (isAlike(scene, seat, pair, rng) || mightHaveBeen(scene, seat, pair, rng)),
  );

/** The events of each trial that did not happen in the other. */
const differences = ([one, other]: Pair): readonly (readonly Tagged[])[] => [
  without(one.events, other.events),
  without(other.events, one.events),
];

const without = (events: readonly Tagged[], others: readonly Tagged[]): Tagged[] =>
  events.filter((event) => !others.some((other) => isDeepStrictEqual(event, other)));

/**
 * Whether the other thing could have happened as far as a seat knows, leaving it none the wiser. Two worlds that differ
 * in what this seat holds are not alike to it, even if what happened had nothing to do with that.
 */
function mightHaveBeen(scene: Scene, seat: Seat, [one, other]: Pair, rng: Rng): boolean {
  for (let i = 0; i < SEARCHED; i++) {
    const state = { ...imaginedBy(scene, seat, one.state, freshRng(scene)), rng: other.state.rng };
    const trial = isOpen(scene, state, other) ? tried(scene, { ...other, state }, other, seat) : undefined;
    const isHeard = trial && isDeepStrictEqual(trial.heard.table, other.heard.table);
    if (isHeard && isAlike(scene, seat, [one, trial], rng)) return true;
  }
  return false;
}

const isOpen = ({ game }: Scene, state: BaseState, wanted: Open): boolean =>
  openActions(game, state).some((open) => keyOf(open) === keyOf(wanted));

const isForAll = ({ game }: Scene, events: readonly Tagged[], seat: Seat): boolean =>
  isDeepStrictEqual(heardBy(game, events, seat), heardBy(game, events, 'table'));

const everySeat = ({ seats }: Scene): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
