import { at } from '@taproom/engine';
import { MOST_PIPS, SPACE_RULES, SPACES, type Space } from '../components.ts';
import { indexOfWord } from '../dice.ts';
import type { BrewingAction, Die, Phase, Store } from '../state.ts';
import type { Asked, BrewingView, SeenBrewer } from '../view.ts';
import { readWord } from './die-word.ts';

/** How a raise is wasted: along with the pip a space would add, unless the space is sped up, or on its own. */
type Loss = 'both' | 'unlessSped' | 'lost';

interface Warning {
  readonly key: `warning.raise.${Loss | 'play'}` | `warning.reroll.${'none' | 'stored'}`;
  readonly params?: { readonly value: number };
}

/** What an action would waste, if anything. */
export function warningOf(action: BrewingAction, { asked, seats, actor }: BrewingView): Warning | undefined {
  if (asked === null || actor === null) return undefined;
  if (action.type === 'place' && action.space === 'SK1') return rerollWarning(at(seats, actor), action);
  if (action.type === 'play' && action.token === 'raise') return playWarning(at(seats, actor), asked);
  return action.type === 'aim' && asked.at === 'aim' && asked.token === 'raise'
    ? aimWarning(action.place, action.die, asked.phase)
    : undefined;
}

/** The School rerolls what is left when its own die has gone there, and not what is protected. */
function rerollWarning(own: SeenBrewer, { from, die }: { from: Store; die: string }): Warning | undefined {
  const isLeft = (store: Store): boolean => {
    const used = store === from ? indexOfWord(own[store], die) : -1;
    return own[store].some(({ lock }, i) => lock === null && i !== used);
  };
  if (isLeft('reserve')) return undefined;
  return { key: isLeft('warehouse') ? 'warning.reroll.stored' : 'warning.reroll.none' };
}

function aimWarning(place: Store | Space, word: string, phase: Phase): Warning | undefined {
  const { value } = readWord(word);
  const loss = lossOf(place, value, phase);
  return loss && { key: `warning.raise.${loss}`, params: { value: value - raisesIn(word) } };
}

const raisesIn = (word: string): number => word.split('+').length - 1;

/** A raise ends with the round, so the die must be used first; a die on a board is not, unless it is sped up. */
function lossOf(place: Store | Space, value: number, phase: Phase): Loss | undefined {
  if (place === 'warehouse') return undefined;
  if (place === 'reserve') return phase === 'window' ? 'lost' : undefined;
  if (SPACE_RULES[place].effect.gain !== 'pip') return 'lost';
  if (value + 1 === MOST_PIPS) return 'both';
  return phase === 'place' ? 'unlessSped' : 'lost';
}

/** For the token itself, if a raise could help no die. */
function playWarning(own: SeenBrewer, { at }: Asked): Warning | undefined {
  if (at !== 'place' && at !== 'purchase' && at !== 'window') return undefined;
  const isHelped = ({ place, die }: Lying): boolean => {
    const loss = lossOf(place, die.value, at);
    return die.lock === null && die.value < MOST_PIPS && (loss === undefined || loss === 'unlessSped');
  };
  return diceOf(own).some(isHelped) ? undefined : { key: 'warning.raise.play' };
}

interface Lying {
  readonly place: Store | Space;
  readonly die: Readonly<Die>;
}

function diceOf({ reserve, warehouse, board }: SeenBrewer): Lying[] {
  return [
    ...reserve.map((die): Lying => ({ place: 'reserve', die })),
    ...warehouse.map((die): Lying => ({ place: 'warehouse', die })),
    ...SPACES.flatMap((place): Lying[] => {
      const placed = board[place];
      return placed?.waiting && placed.piece !== null && placed.piece !== 'seed' ? [{ place, die: placed.piece }] : [];
    }),
  ];
}
