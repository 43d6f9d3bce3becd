import type { Seat } from '@taproom/engine';
import { type FieldId, fieldOf, type Traveller, type WhiskyState } from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { at, never } from '../../../lists.ts';
import { gaitOf } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { type Journey, journeyTo, NOWHERE } from '../travel/travel.ts';
import { goalsOf } from './goals.ts';
import { ownSeeker, type Quest, questOf } from './quest.ts';
import { WEIGHTS } from './weights.ts';

/** All that the planner thinks about a position. */
export interface Mind {
  readonly state: WhiskyState;
  readonly seat: Seat;
  readonly own: Traveller;
  readonly knowledge: Knowledge | undefined;
  readonly quest: Quest;
  /** From anywhere to the best next goal. */
  readonly journey: Journey;
}

export function mindOf(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): Mind {
  const own = travellerIn(state, seat);
  const quest = questOf(state, ownSeeker(own), knowledge);
  const flight = hasTicket(own) ? WEIGHTS.flight : NOWHERE;
  const journey = journeyTo(goalsOf(state, own, quest, knowledge), gaitOf(own), flight);
  return { state, seat, own, knowledge, quest, journey };
}

/** A distillery does not ask the same traveller twice in a row. */
function travellerIn({ travellers, stack }: WhiskyState, seat: Seat): Traveller {
  const own = at(travellers, seat);
  return stack.at(-1)?.at === 'visit' ? { ...own, lastAsked: own.at } : own;
}

const hasTicket = ({ hand, open }: Traveller): boolean =>
  hand.includes('flight-one-way') || hand.includes('flight-return') || open.includes('flight-return');

export const hereOf = ({ own }: Mind): FieldId => own.at ?? never();

/** Turns to the goal when the next turn begins on a field. */
export const turnsAt = ({ journey }: Mind, at: FieldId): number => journey.turns[numberOf(at)] ?? never();

const CLOSED = ['distillery', 'lost', 'pub'];

/** Turns to the goal when a walk ends on a field; prohibition closes most places for this turn. */
export function turnsAfterWalk(mind: Mind, end: FieldId): number {
  const isClosed = mind.state.turn.prohibited && CLOSED.includes(fieldOf(end).kind);
  return isClosed ? turnsAt(mind, end) : (mind.journey.ending[numberOf(end)] ?? never());
}
