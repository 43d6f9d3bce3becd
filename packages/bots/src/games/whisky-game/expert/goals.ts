import {
  abilityOf,
  FIELDS,
  type FieldId,
  type Level,
  type Traveller,
  type WhiskyState,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { numberOf } from '../travel/roads.ts';
import { type Goals, noGoals } from '../travel/travel.ts';
import { bestWay, priceOf, turnsBy, type Way } from '../veteran/asking.ts';
import { afterSwaps, canRedeem, LOST_WORTH, paid } from '../veteran/stash.ts';
import { waysToAnswer } from './asking.ts';
import { after, type Need } from './chart.ts';
import { needWith, type Quest, type Target, turnsFrom } from './quest.ts';
import { WEIGHTS } from './weights.ts';

interface Aim {
  readonly state: WhiskyState;
  readonly own: Traveller;
  readonly quest: Quest;
  readonly targets: readonly Target[];
  readonly knowledge: Knowledge | undefined;
  /** How questions can be answered. */
  readonly ways: Readonly<Record<Level, readonly Way[]>>;
}

/** The use of each field to a traveller, and the turns from there to the goal. */
export function goalsOf(aimed: Omit<Aim, 'ways'>): Goals {
  const { own, quest, targets, knowledge } = aimed;
  const goals = noGoals();
  const waysAt = (level: Level): Way[] => waysToAnswer(own, level, knowledge);
  const ways = { easy: waysAt('easy'), medium: waysAt('medium'), hard: waysAt('hard') };
  const aim = { ...aimed, ways };
  for (const target of targets) if (target.distillery !== own.lastAsked) setVisit(goals, aim, target);
  setJump(goals, aim);
  for (const [i, { id, kind }] of FIELDS.entries()) {
    goals.guess[i] = turnsFrom(quest, id, quest.need);
    if (kind === 'special') set(goals, id, -WEIGHTS.card, 1);
    if (kind === 'lost') setLost(goals, aim, id);
    if (kind === 'pub') setPub(goals, aim, id);
  }
  return goals;
}

function set({ cost, miss }: Goals, field: FieldId, turns: number, chanceOfMiss: number): void {
  cost[numberOf(field)] = turns;
  miss[numberOf(field)] = chanceOfMiss;
}

/** A visit for the bottle that brings one furthest on average. */
function setVisit(goals: Goals, aim: Aim, target: Target): void {
  const miss = turnsSettled(aim, target.distillery, aim.quest.need);
  let best = Number.POSITIVE_INFINITY;
  for (const { level, points } of target.bottles) {
    const hit = turnsSettled(aim, target.distillery, after(aim.quest.need, target.region, points));
    const way = bestWay(aim.ways[level], hit, miss);
    const turns = turnsBy(way, hit, miss);
    if (turns >= best) continue;
    best = turns;
    set(goals, target.distillery, way.chance * hit + priceOf(way.price, hit), 1 - way.chance);
  }
}

/** Turns to the goal once a question is settled; for Nick Savage, by a jump if that is better. */
export function turnsSettled(aim: Omit<Aim, 'ways'>, distillery: FieldId, need: Need): number {
  const turns = turnsFrom(aim.quest, distillery, need);
  const ability = abilityOf(aim.own.character);
  if (ability.type !== 'jump' || distillery !== ability.from) return turns;
  return Math.min(turns, turnsByJump(aim, ability.to, need));
}

/** A jump, and the question there in the next turn. */
export function turnsByJump({ quest, targets, own, knowledge }: Omit<Aim, 'ways'>, to: FieldId, need: Need): number {
  const target = targets.find(({ distillery }) => distillery === to);
  const miss = turnsFrom(quest, to, need);
  if (!target) return miss;
  const asked = target.bottles.map(({ level, points }) => {
    const hit = turnsFrom(quest, to, after(need, target.region, points));
    return turnsBy(bestWay(waysToAnswer(own, level, knowledge), hit, miss), hit, miss);
  });
  return Math.min(miss, 1 + Math.min(...asked));
}

/** Nick Savage may jump also where there is nothing for him. */
function setJump(goals: Goals, aim: Aim): void {
  const ability = abilityOf(aim.own.character);
  if (ability.type !== 'jump') return;
  if (aim.targets.some(({ distillery }) => distillery === ability.from)) return;
  set(goals, ability.from, turnsByJump(aim, ability.to, aim.quest.need), 0);
}

function setLost(goals: Goals, { state, own, quest }: Aim, place: FieldId): void {
  if (state.lostDeck.length === 0 || !canRedeem(own.character, own.tokens)) return;
  const need = needWith(quest, paid(own.character, own.tokens), LOST_WORTH);
  set(goals, place, turnsFrom(quest, place, need), 0);
}

/** A pub is worth a stop if it makes a lost bottle affordable. */
function setPub(goals: Goals, { own, quest }: Aim, pub: FieldId): void {
  if (canRedeem(own.character, own.tokens)) return;
  const tokens = afterSwaps(own.tokens);
  if (canRedeem(own.character, tokens)) set(goals, pub, turnsFrom(quest, pub, needWith(quest, tokens, 0)), 0);
}
