import type { Asked, BrewingAction, DieWord, Ingredient, Space, Store } from '@taproom/games/dice-brewing';

type OfType<T extends BrewingAction['type']> = Extract<BrewingAction, { readonly type: T }>;

/** A lifted piece of the player's own: a seed, or a die with where it lies. */
export type Hand = 'seed' | { readonly from: Store; readonly die: DieWord };

/** The first of two presses: it waits for a piece, or for a second press because it would waste something. */
export type Goal = { readonly space: Space } | { readonly ingredient: Ingredient } | { readonly sure: BrewingAction };

type Piecework = OfType<'place' | 'sow' | 'speed'>;

const PIECEWORK: readonly string[] = ['place', 'sow', 'speed'];
const isPiecework = (action: BrewingAction): action is Piecework => PIECEWORK.includes(action.type);

export const isSameHand = (one: Hand | null, other: Hand | null): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one?.from === other?.from && one?.die === other?.die);

/** The piece that an action takes from its owner, if any. */
export function pieceOf(action: BrewingAction): Hand | null {
  if (action.type === 'sow') return 'seed';
  if (action.type === 'store') return { from: 'reserve', die: action.die };
  const takes = action.type === 'place' || action.type === 'speed' || action.type === 'buy';
  return takes && action.from !== null && action.die !== null ? { from: action.from, die: action.die } : null;
}

const takes = (action: BrewingAction, hand: Hand): boolean => isSameHand(pieceOf(action), hand);

/** Everything that can be done with a piece. */
export const usesOf = (legal: readonly BrewingAction[], hand: Hand): BrewingAction[] =>
  legal.filter((action) => takes(action, hand));

/** Questions that follow from a choice already made. */
const FOLLOWING: readonly Asked['at'][] = ['colour', 'choose', 'claim', 'pay', 'aim'];

/** Whether a question has only one answer, so that it need not be asked. */
export const isTrivial = ({ at }: Asked, legal: readonly BrewingAction[]): boolean =>
  legal.length === 1 && FOLLOWING.includes(at);

/** Everything that can be done on a space, with the piece in hand or with any. */
export const workOn = (legal: readonly BrewingAction[], space: Space, hand: Hand | null = null): Piecework[] =>
  legal.filter(isPiecework).filter((action) => action.space === space && (hand === null || takes(action, hand)));

/** All ways to buy an ingredient, with the blue die in hand or otherwise. */
export const waysToBuy = (
  legal: readonly BrewingAction[],
  ingredient: Ingredient,
  hand: Hand | null = null,
): OfType<'buy'>[] =>
  legal
    .filter((action) => action.type === 'buy')
    .filter((action) => action.ingredient === ingredient && (hand === null || takes(action, hand)));

export function forGoal(legal: readonly BrewingAction[], goal: Goal): BrewingAction[] {
  if ('space' in goal) return workOn(legal, goal.space);
  if ('ingredient' in goal) return waysToBuy(legal, goal.ingredient);
  return legal.filter((action) => isSame(goal.sure, action));
}

/** Where the piece in hand can go. */
interface Targets {
  readonly spaces: ReadonlySet<Space>;
  readonly ingredients: ReadonlySet<Ingredient>;
  readonly warehouse: boolean;
}

export function targetsOf(legal: readonly BrewingAction[], hand: Hand | null): Targets {
  const usable = hand === null ? legal : legal.filter((action) => takes(action, hand));
  return {
    spaces: new Set(usable.filter(isPiecework).map(({ space }) => space)),
    ingredients: new Set(usable.flatMap((action) => (action.type === 'buy' ? [action.ingredient] : []))),
    warehouse: hand !== null && usable.some(({ type }) => type === 'store'),
  };
}

/** The dice of a store that are of use now. */
export function usefulDice(legal: readonly BrewingAction[], from: Store, goal: Goal | null): ReadonlySet<DieWord> {
  const actions = goal ? forGoal(legal, goal) : legal;
  return new Set(
    actions.flatMap((action) => {
      if (action.type === 'pick') return action.from === from ? [action.die] : [];
      if (action.type === 'pay') return from === 'warehouse' ? [action.die] : [];
      const piece = pieceOf(action);
      return piece !== null && piece !== 'seed' && piece.from === from ? [piece.die] : [];
    }),
  );
}

export const find = <T extends BrewingAction['type']>(
  legal: readonly BrewingAction[],
  type: T,
  fits: (action: OfType<T>) => boolean = () => true,
): OfType<T> | undefined =>
  legal.find((action): action is OfType<T> => action.type === type && fits(action as OfType<T>));

export const isSame = (one: BrewingAction | null, other: BrewingAction): boolean =>
  one !== null && JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The parts of the table, each a tab on small screens. */
export const TABS = ['board', 'recipes', 'market', 'others'] as const;
export type Tab = (typeof TABS)[number];

const PLACES: Readonly<Partial<Record<BrewingAction['type'], Tab>>> = {
  place: 'board',
  sow: 'board',
  speed: 'board',
  store: 'board',
  play: 'board',
  buy: 'market',
  deal: 'market',
  brew: 'recipes',
  ban: 'recipes',
};

/** The part of the table where an action is done. */
export const tabOf = ({ type }: BrewingAction): Tab | undefined => PLACES[type];

/** The parts of the table where something can be done. */
export const openTabs = (legal: readonly BrewingAction[]): ReadonlySet<Tab> =>
  new Set(legal.flatMap(({ type }) => PLACES[type] ?? []));

/** Where to look first, by the kind of question. */
export function tabFor(asked: string, legal: readonly BrewingAction[]): Tab {
  const open = openTabs(legal);
  if (asked === 'purchase' && open.has('market')) return 'market';
  return asked === 'brew' || open.has('recipes') ? 'recipes' : 'board';
}
