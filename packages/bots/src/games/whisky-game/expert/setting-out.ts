import { LEVELS, type WhiskyAction } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsBySea } from '../travel/travel.ts';
import { priceOf } from '../veteran/asking.ts';
import { reliefByPouring } from './attacks.ts';
import { gainBy, gainByCard } from './gains.ts';
import { hereOf, type Mind, turnsAt } from './mind.ts';
import type { Rival } from './rivals.ts';
import { turnsByAsking } from './visits.ts';
import { turnsByBestWalk } from './walking.ts';
import { WEIGHTS } from './weights.ts';

const LUCKY_FIELDS = 10;

/** Before the roll: turns to the goal by each way to set out, and with each card that can be played first. */
export function turnsBySettingOut(mind: Mind, rivals: readonly Rival[], action: WhiskyAction): number {
  const here = hereOf(mind);
  if (action.type === 'roll') return mind.journey.rolling[numberOf(here)] ?? never();
  if (action.type === 'sail') return turnsBySea(mind.journey, here, action.to);
  if (action.type === 'visit') return 1 + Math.min(...LEVELS.map((level) => turnsByAsking(mind, level, false)));
  if (action.type === 'fly') return 1 + turnsByFlight(mind, action);
  if (action.type === 'pour') return turnsAt(mind, here) - gainBy(rivals, reliefByPouring(rivals, action.from));
  if (action.type !== 'play') throw new Error(`no turn begins with ${action.type}`);
  if (action.card === 'luck-of-the-irish') return turnsByLuck(mind);
  return turnsAt(mind, here) - gainByCard(mind, rivals, action.card);
}

type Flight = Extract<WhiskyAction, { type: 'fly' }>;

/** In a turn that has begun, which goes on with a roll. A ticket that was used once is used up first. */
export const turnsByFlight = ({ journey }: Mind, { to, ticket }: Flight): number =>
  (journey.rolling[numberOf(to)] ?? never()) - 1 + PRICES[ticket];

const PRICES = {
  'flight-back': WEIGHTS.flight - 0.02,
  'flight-one-way': WEIGHTS.flight,
  'flight-return': WEIGHTS.flight - 0.01,
};

function turnsByLuck(mind: Mind): number {
  const turns = turnsByBestWalk(mind, hereOf(mind), LUCKY_FIELDS);
  return 1 + turns + priceOf(WEIGHTS.lucky, turns);
}
