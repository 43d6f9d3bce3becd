import { type FieldId, type Frames, fieldOf, type WhiskyAction } from '@taproom/games/whisky-game';
import { numberOf } from '../../evaluations/whisky-game/roads.ts';
import { reliefByBottle, reliefByHit } from './attacks.ts';
import { isLoss, ownsAny, turnsWithBottle, turnsWithout } from './bottles.ts';
import { hereOf, type Mind, turnsAfterWalk, turnsAt } from './mind.ts';
import { needWith, turnsFrom } from './quest.ts';
import type { Rival } from './rivals.ts';
import { turnsBySettingOut } from './setting-out.ts';
import { LOST_WORTH, paid, swapped } from './stash.ts';
import { turnsByAnswer, turnsByLeaping, turnsByVisit } from './visits.ts';
import { bestWalk } from './walking.ts';
import { WEIGHTS } from './weights.ts';

/** Turns to the goal if an action is done; for what is done to others, anything that is less the more it helps. */
export type Reckoning = (action: WhiskyAction) => number;

type Prompts = {
  readonly [K in Exclude<keyof Frames, 'next'>]: (mind: Mind, frame: Frames[K], rivals: readonly Rival[]) => Reckoning;
};

const NEVER = Number.POSITIVE_INFINITY;

/** How each question is thought about. */
const PROMPTS: Prompts = {
  start: (mind) => (action) => (action.type === 'start' ? turnsAt(mind, action.at) : NEVER),
  turn: (mind, _, rivals) => (action) => turnsBySettingOut(mind, rivals, action),
  move: (mind, frame) => followBestWalk(mind, frame),
  visit: (mind, frame) => (action) => turnsByVisit(mind, frame, action),
  question: (mind, frame) => (action) => turnsByAnswer(mind, frame, action),
  jump: (mind) => (action) => turnsByLeaping(mind, action),
  lost: (mind) => (action) => (action.type === 'redeem' ? turnsRedeemed(mind) : turnsStaying(mind)),
  pub: (mind) => (action) => (action.type === 'swap' ? turnsSwapped(mind, action) : turnsStaying(mind)),
  airport: (mind) => (action) => (action.type === 'fly' ? turnsByFlight(mind, action) : turnsAt(mind, hereOf(mind))),
  bottle: (mind, frame, rivals) => (action) =>
    action.type === 'pick' ? turnsPicked(mind, frame, rivals, action.bottle) : NEVER,
  opponent:
    (_, { card }, rivals) =>
    (action) =>
      action.type === 'choose' ? -reliefByHit(rivals, card, action.opponent) : NEVER,
  festival: (mind) => (action) => (action.type === 'travel' ? turnsTravelled(mind, action.to) : NEVER),
};

export const reckoningAt = <K extends keyof Prompts>(
  at: K,
  mind: Mind,
  frame: Frames[K],
  rivals: readonly Rival[],
): Reckoning => PROMPTS[at](mind, frame, rivals);

/** The next step of the best walk, or a stop where it ends. */
function followBestWalk(mind: Mind, frame: Frames['move']): Reckoning {
  const { path, turns } = bestWalk(mind, frame);
  const next = path[frame.path.length];
  return (action) => ((action.type === 'step' ? action.to : undefined) === next ? turns : NEVER);
}

const turnsStaying = (mind: Mind): number => turnsFrom(mind.quest, hereOf(mind), mind.quest.need);

const turnsRedeemed = (mind: Mind): number =>
  turnsFrom(mind.quest, hereOf(mind), needWith(mind.quest, paid(mind.own.character, mind.own.tokens), LOST_WORTH));

type Swap = Extract<WhiskyAction, { type: 'swap' }>;
const turnsSwapped = (mind: Mind, { give, take }: Swap): number =>
  turnsFrom(mind.quest, hereOf(mind), needWith(mind.quest, swapped(mind.own.tokens, give, take), 0));

type Flight = Extract<WhiskyAction, { type: 'fly' }>;
/** The turn goes on with a roll. A ticket that was used once is used up first. */
function turnsByFlight({ journey }: Mind, { to, ticket }: Flight): number {
  return (journey.rolling[numberOf(to)] as number) - 1 + PRICES[ticket];
}
const PRICES = {
  'flight-back': WEIGHTS.flight - 0.02,
  'flight-one-way': WEIGHTS.flight,
  'flight-return': WEIGHTS.flight - 0.01,
};

/** WG-8: a festival gives nothing but a distillery's question. */
const turnsTravelled = (mind: Mind, to: FieldId): number =>
  fieldOf(to).kind === 'distillery' ? turnsAfterWalk(mind, to) : turnsAt(mind, to);

function turnsPicked(mind: Mind, { card }: Frames['bottle'], rivals: readonly Rival[], bottle: string): number {
  if (isLoss(card) && ownsAny(mind)) return turnsWithout(mind, bottle);
  if (card === 'gordon-macphail' || card === 'shackleton' || card === 'robbie-macpherson')
    return turnsWithBottle(mind, bottle);
  return -reliefByBottle(rivals, card, bottle);
}
