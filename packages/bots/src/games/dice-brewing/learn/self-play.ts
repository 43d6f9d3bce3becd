import { below, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import type { Pupil } from '../../../face/training.ts';
import { at, never, pick } from '../../../lists.ts';
import { ask, type Network, type Signs, teach } from '../../../network/network.ts';
import { winShares } from '../../../thinking/rewards.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { lookOf } from '../evaluation/looks.ts';
import { type Standing, standingOf } from '../evaluation/standing.ts';
import { type Learnt, learntStandingOf } from '../learnt/standing.ts';
import { sharesAmong } from '../learnt/worths.ts';

/** How a network is taught. */
interface Course {
  /** How much is learnt from one lesson, by the share of the games played. */
  readonly rateAt: (share: number) => number;
  /** How much of what a position is worth is learnt from the end of the game rather than from the next position. */
  readonly farSight: number;
  /** How often something is done that is merely among the best. */
  readonly whim: number;
  /** The share of the games in which what is reckoned by looks counts as well, less and less. */
  readonly helped: number;
}

/** For one that knows nothing yet. */
export const FROM_NOTHING: Course = {
  rateAt: (share) => (share < 0.5 ? 0.001 : share < 0.8 ? 0.0004 : 0.00015),
  farSight: 0.97,
  whim: 0.03,
  helped: 0.35,
};
/** For one that can be trusted already. */
export const GOING_ON: Course = {
  rateAt: (share) => (share < 0.4 ? 0.0005 : share < 0.75 ? 0.0002 : 0.00008),
  farSight: 0.93,
  whim: 0.01,
  helped: 0,
};

/** What a lead of one XP by looks counts for at first, in logarithms of the odds. */
const LOOKS = 0.3;
/** At the very beginning the network is not asked at all. */
const BY_LOOKS = 0.03;
/** Among how many actions a whim chooses. */
const WHIMS = 5;
/** How likely a position is learnt from: neighbours are much alike. */
const LEARNT_FROM = 0.5;
/** Lessons are learnt in any order, since those of one game are much alike: so many are kept. */
const MEMORY = 8_000;

/** A position met in a game, by seat. */
interface Met {
  readonly signs: readonly Signs[];
  readonly shares: readonly number[];
}

const share = (rng: FastRng): number => nextFast(rng) / 2 ** 32;

const signsOf = (strengths: Float64Array): Signs => {
  const found: number[] = [];
  for (let sign = 0; sign < strengths.length; sign++) if (strengths[sign] !== 0) found.push(sign);
  return {
    inputs: Int16Array.from(found),
    strengths: Float64Array.from(found, (sign) => strengths[sign] ?? never()),
    count: found.length,
  };
};

const meet = ({ signs, answers }: Learnt['worths']): Met => ({
  signs: signs.map(signsOf),
  shares: sharesAmong(answers),
});

function begin(rng: FastRng, seats: number): BrewingState {
  const mode = share(rng) < 0.2 ? 'advanced' : 'standard';
  return diceBrewing.setup(seats, { mode, unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(nextFast(rng)));
}

/** How well a player who learns likes each action, the best first. */
function likingsIn(learnt: Learnt, state: BrewingState, seat: Seat, { helped }: Course, done: number): Liking[] {
  const likings = diceBrewing.legal(state, seat).map((action) => ({ action, liking: 0 }));
  const add = (standing: Standing, weight: number): void => {
    for (const one of likings) one.liking += weight * lookOf(standing, state, seat, one.action);
  };
  if (helped === 0 || done >= BY_LOOKS) add(learnt, 1);
  if (done < helped) add(standingOf(state), LOOKS * (1 - done / helped));
  return likings.sort((a, b) => b.liking - a.liking);
}

interface Liking {
  readonly action: BrewingAction;
  liking: number;
}

/** Plays to the end; says who won, and which positions were met. */
function playOne(network: Network, state: BrewingState, course: Course, done: number, rng: FastRng): Played {
  const met: Met[] = [];
  let round = 0;
  for (let seat = diceBrewing.actors(state)[0]; seat !== undefined; seat = diceBrewing.actors(state)[0]) {
    if (state.round !== round) met.push(meet(learntStandingOf(state, network, true).worths));
    round = state.round;
    const standing = learntStandingOf(state, network);
    const likings = likingsIn(standing, state, seat, course, done);
    const { action } = share(rng) < course.whim ? pick(rng, likings.slice(0, WHIMS)) : at(likings, 0);
    if (share(rng) < LEARNT_FROM) met.push(meet(standing.worths));
    if (action.type === 'brew') met.push(meetAfter(standing, state, seat, action));
    diceBrewing.apply(state, seat, action, unheard);
  }
  return { shares: winShares(diceBrewing.outcome(state)?.places ?? never()), met };
}

interface Played {
  readonly shares: readonly number[];
  readonly met: readonly Met[];
}

/** After a beer, before the next recipe is turned up: so it is looked at by whoever thinks of brewing it. */
function meetAfter(standing: Learnt, state: BrewingState, seat: Seat, action: BrewingAction): Met {
  lookOf(standing, state, seat, action);
  return meet(standing.trials);
}

/** A position, and the shares that it should have foretold. */
interface Lesson {
  readonly signs: readonly Signs[];
  readonly shares: readonly number[];
}

/** What is to be learnt from a game: each position by what came after it. */
function lessonsFrom({ shares, met }: Played, { farSight }: Course): Lesson[] {
  let target = shares;
  return met.toReversed().map(({ signs, shares: expected }) => {
    const lesson = { signs, shares: target };
    target = target.map((share, seat) => farSight * share + (1 - farSight) * at(expected, seat));
    return lesson;
  });
}

function learn(network: Network, { signs, shares }: Lesson, rate: number): void {
  const now = sharesAmong(Float64Array.from(signs, (own) => ask(network, own)));
  for (const [seat, own] of signs.entries()) {
    ask(network, own);
    teach(network, own, rate * (at(shares, seat) - at(now, seat)));
  }
}

/** How many bits of news the end was, in the mean of the positions. */
const surpriseOf = ({ shares, met }: Played): number =>
  met.reduce((sum, { shares: told }) => sum - Math.log2(at(told, shares.indexOf(Math.max(...shares)))), 0) / met.length;

/** Remembers lessons, and learns as many of all those remembered. */
function study(network: Network, memory: Lesson[], lessons: readonly Lesson[], rate: number, rng: FastRng): void {
  for (const lesson of lessons) {
    if (memory.length < MEMORY) memory.push(lesson);
    else memory[below(rng, MEMORY)] = lesson;
  }
  for (let i = 0; i < lessons.length; i++) learn(network, pick(rng, memory), rate);
}

/** A pupil who plays with so many seats. */
export function pupilOf(network: Network, course: Course, seatsIn: (rng: FastRng) => number, rng: FastRng): Pupil {
  const memory: Lesson[] = [];
  const tally = { games: 0, rounds: 0, surprise: 0 };
  return {
    network,
    study(done) {
      const state = begin(rng, seatsIn(rng));
      const played = playOne(network, state, course, done, rng);
      study(network, memory, lessonsFrom(played, course), course.rateAt(done), rng);
      tally.games++;
      tally.rounds += state.round;
      tally.surprise += surpriseOf(played);
    },
    report() {
      const { games, rounds, surprise } = tally;
      Object.assign(tally, { games: 0, rounds: 0, surprise: 0 });
      return `${(rounds / games).toFixed(2)} rounds a game, surprised by ${(surprise / games).toFixed(3)} bits`;
    },
  };
}
