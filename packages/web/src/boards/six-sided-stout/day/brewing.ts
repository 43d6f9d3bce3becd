import { type Good, KINDS, type Kind, MALTS, type SeenBrewer, type StoutAction } from '@taproom/games/six-sided-stout';

/** The key that takes each kind into the hand, the same in every language. */
export const KIND_KEYS: Readonly<Record<Kind, string>> = {
  pale: 'p',
  caramel: 'c',
  chocolate: 'k',
  hops: 'h',
  yeast: 'y',
};

type Put = Extract<StoutAction, { type: 'put' }>;

export const findPut = (legal: readonly StoutAction[], kind: Kind, cell: string): Put | undefined =>
  puts(legal).find((action) => action.kind === kind && action.cell === cell);

/** The cells a kind may go to now. */
export const targets = (legal: readonly StoutAction[], kind: Kind | null): ReadonlySet<string> =>
  new Set(puts(legal).flatMap((action) => (action.kind === kind ? [action.cell] : [])));

/** The kinds that can be placed now. */
export const placeable = (legal: readonly StoutAction[]): Kind[] =>
  KINDS.filter((kind) => puts(legal).some((action) => action.kind === kind));

const puts = (legal: readonly StoutAction[]): Put[] => legal.filter((action) => action.type === 'put');

/** The kind in hand: the one asked for, else what must go in today, else the only one there is. */
export function kindInHand(
  legal: readonly StoutAction[],
  good: Kind | null,
  wanted: Kind | 'none' | null,
): Kind | null {
  const kinds = placeable(legal);
  if (wanted === 'none') return null;
  if (wanted && kinds.includes(wanted)) return wanted;
  if (good && kinds.includes(good)) return good;
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

export function unitsAtHand({ stores, good, left }: SeenBrewer, kind: Kind): number {
  if (kind === 'hops' || kind === 'yeast') return good === kind ? left : 0;
  return stores[kind].reduce((sum, die) => sum + die, 0);
}

/** A pair of dice as actions write it, lower first. */
export const inOrder = (dice: readonly number[]): number[] => dice.toSorted((a, b) => a - b);

export const findPair = <T extends 'roast' | 'keep'>(
  legal: readonly StoutAction[],
  type: T,
  dice: readonly number[],
): Extract<StoutAction, { type: T }>[] =>
  legal.filter(
    (action): action is Extract<StoutAction, { type: T }> =>
      action.type === type && 'dice' in action && action.dice.join() === inOrder(dice).join(),
  );

/** Presses one of several dice: at most two are held, and a third releases the first. */
export const toggled = (held: readonly number[], index: number): number[] =>
  held.includes(index) ? held.filter((one) => one !== index) : [...held, index].slice(-2);

/** What is left of some dice when others have been picked from among them. */
export function stillWanted(dice: readonly number[], picked: readonly number[]): number[] {
  const left = [...dice];
  for (const die of picked) if (left.includes(die)) left.splice(left.indexOf(die), 1);
  return left;
}

/** The goods a recipe still lacks to be a beer. */
export function missing(cells: readonly (Kind | null)[]): Good[] {
  const lacks = (...kinds: readonly Kind[]): boolean => !cells.some((kind) => kind && kinds.includes(kind));
  return [
    ...(lacks(...MALTS) ? ['malt' as const] : []),
    ...(lacks('hops') ? ['hops' as const] : []),
    ...(lacks('yeast') ? ['yeast' as const] : []),
  ];
}
