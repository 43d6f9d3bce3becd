import type { Seat } from '@taproom/engine';
import {
  abilityOf,
  type Bottle,
  type FieldId,
  STARTS,
  type Token,
  type Traveller,
  type WhiskyState,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { at } from '../../../lists.ts';
import { LOST_WORTH } from '../veteran/stash.ts';
import { needOf, ownSeeker, type Quest, questOf, type Seeker, turnsFrom } from './quest.ts';
import { WEIGHTS } from './weights.ts';

/** Stands for the position of a traveller who has not set out yet. */
const FIRST_START = at(STARTS, 0);

/** Another traveller, as far as one sees him. */
export interface Rival {
  readonly seat: Seat;
  readonly traveller: Traveller;
  readonly quest: Quest;
  /** How long he takes for a way, compared with the bot. */
  readonly pace: number;
  /** Turns until he has won, as it looks. */
  readonly turns: number;
}

/** The effect of an attack on a rival. */
export interface Blow {
  readonly bottles?: Bottle[];
  readonly tokens?: Record<Token, number>;
  readonly at?: FieldId;
  /** Turns he loses. */
  readonly delay?: number;
}

/**
 * The rivals. Their knowledge is unknown, so it is taken to be the bot's own, and its own chart serves for them as well: a
 * chart of each would take too long.
 */
export function rivalsOf(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): Rival[] {
  const own = at(state.travellers, seat);
  const { chart } = questOf(state, ownSeeker(own), knowledge);
  return [...state.travellers.entries()]
    .filter(([other]) => other !== seat)
    .map(([other, traveller]) => {
      const seeker = seenSeeker(traveller);
      const quest = { seeker, target: state.target, chart, need: needOf(seeker, state.target) };
      const rival = { seat: other, traveller, quest, pace: paceOf(traveller) / paceOf(own), turns: 0 };
      return { ...rival, turns: turnsAfter(rival, {}) };
    });
}

/** The turns that each seat needs until the goal, as one of them sees it; it knows its own lost bottles. */
export function turnsOfAll(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): number[] {
  const traveller = at(state.travellers, seat);
  const own = { seat, traveller, quest: questOf(state, ownSeeker(traveller), knowledge), pace: 1, turns: 0 };
  const rivals = rivalsOf(state, seat, knowledge);
  return state.travellers.map((_, other) => rivals.find((one) => one.seat === other)?.turns ?? turnsAfter(own, {}));
}

const seenSeeker = (traveller: Traveller): Seeker => ({
  ...ownSeeker(traveller),
  hidden: LOST_WORTH * traveller.lost.length,
});

/** How long a character takes for a whole journey, compared with most: measured with the charts. */
function paceOf({ character }: Traveller): number {
  const ability = abilityOf(character);
  if (ability.type === 'twoDice' && ability.country === 'scotland') return TWO_DICE;
  return ability.type === 'reveal' ? REVEALED : 1;
}

const TWO_DICE = 0.8;
const REVEALED = 0.88;

function turnsAfter({ traveller, quest, pace }: Rival, { bottles, tokens, at, delay = 0 }: Blow): number {
  const { seeker, target } = quest;
  const need = needOf({ ...seeker, bottles: bottles ?? seeker.bottles, tokens: tokens ?? seeker.tokens }, target);
  const turns = pace * turnsFrom(quest, at ?? traveller.at ?? FIRST_START, need);
  return turns + heldUp(traveller) + delay;
}

/** Turns that somebody will lose by what lies before him, or gain. */
const heldUp = ({ missing, open }: Traveller): number => open.reduce((sum, card) => sum + WEIGHTS.open[card], missing);

/** How likely it is that a rival is the one to be feared, but for a factor. */
const dangerOf = (turns: number): number => Math.exp(-turns / WEIGHTS.doubt);

/** The turns of one's own that a blow to a rival is worth: all that he loses, if he is the only one. */
export function relief(rivals: readonly Rival[], seat: Seat, blow: Blow): number {
  const hit = rivals.find((rival) => rival.seat === seat);
  if (!hit) return 0;
  const before = rivals.reduce((sum, { turns }) => sum + dangerOf(turns), 0);
  const then = before - dangerOf(hit.turns) + dangerOf(turnsAfter(hit, blow));
  return WEIGHTS.doubt * Math.log(before / then);
}

export const soonest = (rivals: readonly Rival[]): number => Math.min(...rivals.map(({ turns }) => turns));
