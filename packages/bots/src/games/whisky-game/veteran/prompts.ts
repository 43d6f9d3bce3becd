import { type FieldId, type Frames, fieldOf, type WhiskyAction } from '@taproom/games/whisky-game';
import { reliefByBottle, reliefByHit } from './attacks.ts';
import { isLoss, ownsAny, turnsWithBottle, turnsWithout } from './bottles.ts';
import { gainByCard } from './gains.ts';
import { hereOf, type Mind, turnsAfterWalk, turnsAt } from './mind.ts';
import { needWith, turnsFrom } from './quest.ts';
import type { Rival } from './rivals.ts';
import { turnsByFlight, turnsBySettingOut } from './setting-out.ts';
import { canRedeem, doubled, LOST_WORTH, paid, swapped, type Tokens } from './stash.ts';
import { turnsByAnswer, turnsByLeaping, turnsByVisit } from './visits.ts';
import { walksOn } from './walking.ts';

/** Turns to the goal after an action; for attacks any number that is lower the more it helps. */
export type Reckoning = (action: WhiskyAction) => number;

type Asking = Exclude<keyof Frames, 'next'>;
/** The frame of a prompt. */
type FrameAt<K extends Asking> = { [P in K]: { readonly at: P } & Frames[P] }[K];
type Prompts = {
  readonly [K in Asking]: (mind: Mind, frame: FrameAt<K>, rivals: readonly Rival[]) => Reckoning;
};

const NEVER = Number.POSITIVE_INFINITY;

/** How each question is thought about. */
const PROMPTS: Prompts = {
  start: (mind) => (action) => (action.type === 'start' ? turnsAt(mind, action.at) : NEVER),
  turn: (mind, _, rivals) => (action) => turnsBySettingOut(mind, rivals, action),
  move: (mind, frame) => turnsByWalking(mind, frame),
  visit: (mind, frame, rivals) => (action) => turnsByVisit(mind, frame, rivals, action),
  question: (mind, frame) => (action) => turnsByAnswer(mind, frame, action),
  jump: (mind) => (action) => turnsByLeaping(mind, action),
  lost: (mind, _, rivals) => (action) => turnsAtLost(mind, rivals, action),
  pub: (mind, _, rivals) => (action) =>
    action.type === 'swap' ? turnsSwapped(mind, action) : turnsStaying(mind) - gainAt(mind, rivals, action),
  airport: (mind, _, rivals) => (action) =>
    action.type === 'fly' ? turnsByFlight(mind, action) : turnsAt(mind, hereOf(mind)) - gainAt(mind, rivals, action),
  special: (mind, _, rivals) => (action) => turnsStaying(mind) - gainAt(mind, rivals, action),
  bottle: (mind, frame, rivals) => (action) =>
    action.type === 'pick' ? turnsPicked(mind, frame, rivals, action.bottle) : NEVER,
  opponent:
    (_, { card }, rivals) =>
    (action) =>
      action.type === 'choose' ? -reliefByHit(rivals, card, action.opponent) : NEVER,
  festival: (mind) => (action) => (action.type === 'travel' ? turnsTravelled(mind, action.to) : NEVER),
};

export const reckoningAt = <K extends Asking>(frame: FrameAt<K>, mind: Mind, rivals: readonly Rival[]): Reckoning =>
  PROMPTS[frame.at](mind, frame, rivals);

/** The best walk that begins with a step, or ends here. */
function turnsByWalking(mind: Mind, frame: Frames['move']): Reckoning {
  const walks = walksOn(mind, frame);
  return (action) => {
    const next = action.type === 'step' ? action.to : undefined;
    return walks.reduce(
      (least, { path, turns }) => (path[frame.path.length] === next && turns < least ? turns : least),
      NEVER,
    );
  };
}

const turnsStaying = (mind: Mind): number => turnsFrom(mind.quest, hereOf(mind), mind.quest.need);

/** WG-42: the gain from playing a card where the move has ended; 0 for other actions. */
const gainAt = (mind: Mind, rivals: readonly Rival[], action: WhiskyAction): number =>
  action.type === 'play' ? gainByCard(mind, rivals, action.card) : 0;

function turnsAtLost(mind: Mind, rivals: readonly Rival[], action: WhiskyAction): number {
  const { own, state } = mind;
  if (action.type === 'redeem') return turnsRedeemed(mind, own.tokens);
  const twice = doubled(own.tokens);
  const isEnough =
    canRedeem(own.character, twice) && !canRedeem(own.character, own.tokens) && state.lostDeck.length > 0;
  if (action.type === 'play' && action.card === 'aeneas-coffey' && isEnough) return turnsRedeemed(mind, twice);
  return turnsStaying(mind) - gainAt(mind, rivals, action);
}

const turnsRedeemed = (mind: Mind, tokens: Tokens): number =>
  turnsFrom(mind.quest, hereOf(mind), needWith(mind.quest, paid(mind.own.character, tokens), LOST_WORTH));

type Swap = Extract<WhiskyAction, { type: 'swap' }>;
const turnsSwapped = (mind: Mind, { give, take }: Swap): number =>
  turnsFrom(mind.quest, hereOf(mind), needWith(mind.quest, swapped(mind.own.tokens, give, take), 0));

/** WG-8: a festival gives nothing but a distillery's question. */
const turnsTravelled = (mind: Mind, to: FieldId): number =>
  fieldOf(to).kind === 'distillery' ? turnsAfterWalk(mind, to) : turnsAt(mind, to);

function turnsPicked(mind: Mind, { card }: Frames['bottle'], rivals: readonly Rival[], bottle: string): number {
  if (isLoss(card) && ownsAny(mind)) return turnsWithout(mind, bottle);
  if (card === 'gordon-macphail' || card === 'shackleton' || card === 'robbie-macpherson')
    return turnsWithBottle(mind, bottle);
  return -reliefByBottle(rivals, card, bottle);
}
