import type { Seat } from '@taproom/engine';
import {
  type Bottle,
  type FieldId,
  STARTS,
  type Token,
  type Traveller,
  type WhiskyState,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { at } from '../../../lists.ts';
import { needOf, ownSeeker, type Quest, questOf, type Seeker, turnsFrom } from './quest.ts';
import { LOST_WORTH } from './stash.ts';
import { WEIGHTS } from './weights.ts';

/** Stands for the position of a traveller who has not set out yet. */
const FIRST_START = at(STARTS, 0);

/** Another traveller, as far as one sees him. */
export interface Rival {
  readonly seat: Seat;
  readonly traveller: Traveller;
  readonly quest: Quest;
  /** Turns until he has won, as it looks. */
  readonly turns: number;
}

/** The effect of an attack on a rival. */
export interface Blow {
  readonly bottles?: readonly Bottle[];
  readonly tokens?: Readonly<Record<Token, number>>;
  readonly at?: FieldId;
  /** Turns he loses. */
  readonly delay?: number;
}

/** The rivals. Their knowledge is unknown, so it is taken to be the bot's own. */
export function rivalsOf(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): Rival[] {
  return [...state.travellers.entries()]
    .filter(([other]) => other !== seat)
    .map(([other, traveller]) => {
      const quest = questOf(state, seenSeeker(traveller), knowledge);
      return { seat: other, traveller, quest, turns: turnsAfter(traveller, quest, {}) };
    });
}

/** The turns that each seat needs until the goal, as one of them sees it; it knows its own lost bottles. */
export function turnsOfAll(state: WhiskyState, seat: Seat, knowledge: Knowledge | undefined): number[] {
  return state.travellers.map((traveller, other) => {
    const seeker = other === seat ? ownSeeker(traveller) : seenSeeker(traveller);
    return turnsAfter(traveller, questOf(state, seeker, knowledge), {});
  });
}

const seenSeeker = (traveller: Traveller): Seeker => ({ ...traveller, hidden: LOST_WORTH * traveller.lost.length });

function turnsAfter(traveller: Traveller, quest: Quest, { bottles, tokens, at, delay = 0 }: Blow): number {
  const { seeker, target } = quest;
  const need = needOf(
    { ...seeker, bottles: [...(bottles ?? seeker.bottles)], tokens: { ...(tokens ?? seeker.tokens) } },
    target,
  );
  const held = traveller.missing + (traveller.open.includes('prohibition') ? WEIGHTS.prohibition : 0);
  return turnsFrom(quest, at ?? traveller.at ?? FIRST_START, need) + held + delay;
}

/** The scale, in turns, on which danger falls off: delaying a rival counts the more the nearer he is to winning. */
const HORIZON = 4;
const dangerOf = (turns: number): number => Math.exp(-turns / HORIZON);

/** How much less there is to fear if a rival is dealt a blow, from 0 to 1. */
export function relief(rivals: readonly Rival[], seat: Seat, blow: Blow): number {
  const all = rivals.reduce((sum, { turns }) => sum + dangerOf(turns), 0);
  const hit = rivals.find((rival) => rival.seat === seat);
  if (!hit) return 0;
  return (dangerOf(hit.turns) - dangerOf(turnsAfter(hit.traveller, hit.quest, blow))) / all;
}

export const soonest = (rivals: readonly Rival[]): number => Math.min(...rivals.map(({ turns }) => turns));
