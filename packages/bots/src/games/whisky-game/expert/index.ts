import type { Seat } from '@taproom/engine';
import { type Frames, type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import type { Expert, Talent } from '../../../face/expert.ts';
import type { Reasons } from '../../../face/onward.ts';
import { at } from '../../../lists.ts';
import { rounded } from '../../../thinking/means.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Ranked } from '../../../thinking/thought.ts';
import { sharesBy } from '../odds.ts';
import { mindOf } from './mind.ts';
import { type Reckoning, reckoningAt } from './prompts.ts';
import { rivalsOf, turnsOfAll } from './rivals.ts';

/**
 * A traveller with a plan: reckons for everything that can be done how many turns it will be until the goal, and does
 * what makes it fewest. An apprentice attacks nobody.
 */
export const travelForWhisky: Expert<WhiskyState, WhiskyAction> = async (state, seat, talent, _, __, thinking) => {
  const started = performance.now();
  const legal = askedAbout(whiskyGame.legal(state, seat), thinking);
  const reckoned =
    legal.length === 1 && !thinking.only ? [] : reckonedBy(reckoningOf(state, seat, legal, talent), legal);
  const action = reckoned[0]?.action ?? legal[0];
  if (!action) throw new Error(`whisky-game: seat ${seat} cannot do anything`);
  // Nobody is told what to answer.
  const isTold = reckoned.length > 0 && state.stack.at(-1)?.at !== 'question';
  const ranked = isTold ? rank(reckoned, turnsOfAll(state, seat, talent.knowledge), seat) : [];
  return { action, iterations: legal.length, milliseconds: performance.now() - started, ranked };
};

/** An action, and the turns to the goal after it. */
interface Reckoned {
  readonly action: WhiskyAction;
  readonly turns: number;
}

/** The soonest first. */
const reckonedBy = (reckon: Reckoning, actions: readonly WhiskyAction[]): Reckoned[] =>
  actions.map((action) => ({ action, turns: reckon(action) })).sort((a, b) => a.turns - b.turns || 0);

/** What the turns mean for the share of the win; what leads nowhere is left out. */
function rank(reckoned: readonly Reckoned[], turns: readonly number[], seat: Seat): Ranked<WhiskyAction>[] {
  const possible = reckoned.filter(({ turns: own }) => own < Number.POSITIVE_INFINITY);
  return possible.map(({ action, turns: own }) => {
    const shares = sharesBy(turns.with(seat, own));
    return { action, value: at(shares, seat), error: 0, tries: 1, shares };
  });
}

/** How many turns sooner an action leads to the goal than another; attacks are not told in turns. */
export const whyInWhisky: Reasons<WhiskyState, WhiskyAction> = (state, seat, [best, next]) => {
  const asked = state.stack.at(-1)?.at;
  const reckon = reckoningOf(state, seat, [best, next], { knowledge: 'regular', care: 1 });
  const gain = reckon(next) - reckon(best);
  if (asked === 'opponent' || asked === 'bottle' || gain === Number.POSITIVE_INFINITY) return undefined;
  return { gains: [['turns', rounded(gain)]], rival: 0 };
};

function reckoningOf(
  state: WhiskyState,
  seat: Seat,
  legal: readonly WhiskyAction[],
  { knowledge, care }: Talent,
): Reckoning {
  const frame = state.stack.at(-1);
  if (!frame || frame.at === 'next') throw new Error('whisky-game: nobody is asked');
  const rivals = isAttack(frame.at, legal) && care === 1 ? rivalsOf(state, seat, knowledge) : [];
  return reckoningAt(frame, mindOf(state, seat, knowledge), rivals);
}

/** Whether the rivals matter for the question. */
const isAttack = (at: keyof Frames, legal: readonly WhiskyAction[]): boolean =>
  at === 'turn' ||
  at === 'bottle' ||
  at === 'opponent' ||
  (at !== 'question' && legal.some(({ type }) => type === 'play'));
