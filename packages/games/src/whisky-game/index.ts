import { type Game, must, type Outcome, type ScorePart, type TimeLimit } from '@taproom/engine';
import { check } from './check.ts';
import { bottleOf } from './components.ts';
import { copy } from './copy.ts';
import { flow } from './flow.ts';
import { REGIONS } from './map/index.ts';
import { offer } from './offer.ts';
import { pointsOf, regionsOf, worthOf } from './rules.ts';
import { setup } from './setup.ts';
import type { Traveller, WhiskyAction, WhiskyEvent, WhiskyOptions, WhiskyState } from './state.ts';
import { imagine, view, type WhiskyView } from './view.ts';
import { witness } from './witness.ts';

export const whiskyGame: Game<WhiskyState, WhiskyAction, WhiskyView, WhiskyEvent, WhiskyOptions> = {
  ...offer,
  setup,
  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,
  copy,
  outcome,
  view,
  witness,
  imagine,
  timeLimit,
  check,
};

function outcome({ ending, winner, travellers }: WhiskyState): Outcome | undefined {
  if (ending === null) return undefined;
  return {
    places: placesOf(travellers, winner),
    scores: travellers.map(pointsOf),
    parts: travellers.map(partsOf),
    table: [],
    endings: [ending],
  };
}

/** The time to answer a question, unless the table sets none; cards and throws do not extend it. */
function timeLimit({ questionSeconds, stack }: WhiskyState): TimeLimit<WhiskyAction> | undefined {
  const asked = stack.at(-1);
  if (asked?.at !== 'question' || questionSeconds === 0) return undefined;
  const { seat, question } = asked;
  return { seat, seconds: questionSeconds, action: { type: 'timeUp' }, about: `${seat} ${question}` };
}

/** Points by region, which come before points (WG-2); then those of bottles without one, by kind. */
const partsOf = ({ character, bottles, lost }: Traveller): ScorePart[] =>
  [...REGIONS, 'card', 'lost'].map((name) => ({
    name,
    value: [...bottles, ...lost]
      .filter((bottle) => (bottleOf(bottle).region ?? bottleOf(bottle).kind) === name)
      .reduce((sum, bottle) => sum + worthOf(character, bottle), 0),
  }));

/** The player who reached the goal comes first; then WG-2: more regions, then more points. */
function placesOf(travellers: readonly Traveller[], winner: number | null): number[] {
  const worth = travellers.map((traveller, seat) => [
    seat === winner ? 1 : 0,
    regionsOf(traveller).length,
    pointsOf(traveller),
  ]);
  return worth.map((own) => 1 + worth.filter((other) => isMore(other, own)).length);
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && must(one[at]) > must(other[at]);
}

export { markQuiz, settle } from './daily/marking.ts';
export { rightOf } from './questions/answers.ts';
export * from './shown/index.ts';
