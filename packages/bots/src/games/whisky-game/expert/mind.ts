import type { Seat } from '@taproom/engine';
import {
  FIELDS,
  type FieldId,
  fieldOf,
  STARTS,
  TOKENS,
  type Traveller,
  type WhiskyState,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { at, never } from '../../../lists.ts';
import { gaitOf } from '../travel/gait.ts';
import { travel } from '../travel/journey.ts';
import { numberOf } from '../travel/roads.ts';
import { type Journey, NOWHERE } from '../travel/travel.ts';
import { goalsOf } from './goals.ts';
import { needWith, ownSeeker, type Quest, questOf, type Target, targetsOf, turnsFrom } from './quest.ts';
import { WEIGHTS } from './weights.ts';

/** All that the planner thinks about a position. */
export interface Mind {
  readonly state: WhiskyState;
  readonly seat: Seat;
  readonly own: Traveller;
  readonly knowledge: Knowledge | undefined;
  readonly quest: Quest;
  readonly targets: readonly Target[];
  /** Turns that another token saves. */
  readonly token: number;
  /** From anywhere to the best next goal. */
  readonly journey: Journey;
}

/** What of a mind does not depend on where one stands: from step to step it stays the same. */
type Outlook = Pick<Mind, 'quest' | 'targets' | 'token' | 'journey'>;

export function mindOf(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): Mind {
  const own = travellerIn(state, seat);
  const key = outlookKey(state, seat, own, knowledge);
  const known = lately.find((one) => one.key === key);
  const outlook = known?.outlook ?? outlookOf(state, own, knowledge);
  if (!known) {
    lately.unshift({ key, outlook });
    lately.length = Math.min(lately.length, KEPT);
  }
  return { state, seat, own, knowledge, ...outlook };
}

const lately: { readonly key: string; readonly outlook: Outlook }[] = [];
const KEPT = 8;

/** All that an outlook is made of. */
const outlookKey = (
  { target, travellers, lostDeck }: WhiskyState,
  seat: Seat,
  own: Traveller,
  knowledge?: Knowledge,
): string =>
  JSON.stringify([
    knowledge,
    target,
    lostDeck.length > 0,
    seat,
    [own.character, own.country, own.lastAsked, own.tokens, own.hand, own.open, own.lost],
    travellers.map(({ bottles }) => bottles),
  ]);

/** A chart is a good first guess, so that it takes only a few looks from there. */
const CLOSE_ENOUGH = 0.2;

function outlookOf(state: WhiskyState, own: Traveller, knowledge: Knowledge | undefined): Outlook {
  const quest = questOf(state, ownSeeker(own), knowledge);
  const flight = hasTicket(own) ? WEIGHTS.flight : NOWHERE;
  const targets = targetsOf(state, quest.seeker);
  const token = tokenWorth(quest);
  const found = Float64Array.from(FIELDS, ({ kind }) => (kind === 'barrel' ? WEIGHTS.barrel * token : 0));
  const goals = goalsOf({ state, own, quest, targets, knowledge });
  const journey = travel({ goals, found, gait: gaitOf(own), flight }, CLOSE_ENOUGH);
  return { quest, targets, token, journey };
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

/** Turns that another token saves on average, wherever one is. */
function tokenWorth(quest: Quest): number {
  const now = turnsFrom(quest, MIDDLE, quest.need);
  const { tokens } = quest.seeker;
  const then = TOKENS.map((token) => needWith(quest, { ...tokens, [token]: tokens[token] + 1 }, 0));
  return now - then.reduce((sum, need) => sum + turnsFrom(quest, MIDDLE, need), 0) / then.length;
}

/** Any field will do. */
const MIDDLE = at(STARTS, 0);
