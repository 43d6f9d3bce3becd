import {
  abilityOf,
  type FieldId,
  type Frames,
  isExpert,
  LEVELS,
  type Level,
  type WhiskyAction,
} from '@taproom/games/whisky-game';
import { chanceOf } from '../lore.ts';
import { bestWay, priceOf, turnsBy, waysToAnswer } from './asking.ts';
import { gainByCard } from './gains.ts';
import { turnsByJump, turnsSettled } from './goals.ts';
import { hereOf, type Mind, turnsAt } from './mind.ts';
import { after, turnsFrom } from './quest.ts';
import type { Rival } from './rivals.ts';
import { WEIGHTS } from './weights.ts';

/** Turns to the goal with the bottle that a right answer brings: of this distillery, or the best of all for a smuggler. */
function turnsIfRight(mind: Mind, distillery: FieldId, level: Level, smuggling: boolean): number {
  const { quest } = mind;
  const ends = quest.targets
    .filter((target) => smuggling || target.distillery === distillery)
    .flatMap(({ region, bottles }) =>
      bottles
        .filter((bottle) => bottle.level === level)
        .map(({ points }) => turnsSettled(mind, distillery, after(quest.need, region, points))),
    );
  return Math.min(...ends);
}

/** Turns to the goal when a question of a level is asked for. */
export function turnsByAsking(mind: Mind, level: Level, smuggling: boolean): number {
  const here = hereOf(mind);
  const hit = turnsIfRight(mind, here, level, smuggling);
  const miss = turnsAt(mind, here);
  return turnsBy(bestWay(waysToAnswer(mind.own, level, mind.knowledge), hit, miss), hit, miss);
}

/** At a distillery: a level, the smuggler, or nothing. */
export function turnsByVisit(
  mind: Mind,
  { smuggling }: Frames['visit'],
  rivals: readonly Rival[],
  action: WhiskyAction,
): number {
  if (action.type === 'ask') return turnsByAsking(mind, action.level, smuggling);
  if (action.type !== 'play') return turnsAt(mind, hereOf(mind));
  if (action.card !== 'robbie-macpherson') return turnsOnVisit(mind, smuggling) - gainByCard(mind, rivals, action.card);
  const turns = Math.min(...LEVELS.map((level) => turnsByAsking(mind, level, true)));
  return turns + priceOf(WEIGHTS.robbie, turns);
}

/** The best level there is here, or none. */
const turnsOnVisit = (mind: Mind, smuggling: boolean): number =>
  Math.min(turnsAt(mind, hereOf(mind)), ...LEVELS.map((level) => turnsByAsking(mind, level, smuggling)));

const NEVER = Number.POSITIVE_INFINITY;

/** While a question is open: a throw costs nothing, a card must be worth it. */
export function turnsByAnswer(mind: Mind, asked: Frames['question'], action: WhiskyAction): number {
  const { distillery, level, smuggling, options, revealed } = asked;
  const hit = turnsIfRight(mind, distillery, level, smuggling);
  const miss = turnsAt(mind, distillery);
  if (action.type === 'throw')
    return abilityOf(mind.own.character).type === 'reveal' ? Number.NEGATIVE_INFINITY : NEVER;
  if (action.type === 'timeUp') return NEVER;
  const chance = (count: number): number => chanceOf(level, mind.knowledge, count);
  if (action.type === 'answer') return turnsBy({ chance: revealed ? 1 : chance(options.length), price: 0 }, hit, miss);
  if (action.type !== 'play' || revealed) return NEVER;
  if (isExpert(action.card)) return turnsBy({ chance: 1, price: WEIGHTS.expert }, hit, miss);
  return turnsBy({ chance: chance(2), price: WEIGHTS.fifty }, hit, miss);
}

/** Nick Savage at Macallan. */
export function turnsByLeaping(mind: Mind, action: WhiskyAction): number {
  const ability = abilityOf(mind.own.character);
  if (action.type !== 'jump' || ability.type !== 'jump') return turnsFrom(mind.quest, hereOf(mind), mind.quest.need);
  return turnsByJump(mind, ability.to, mind.quest.need);
}
