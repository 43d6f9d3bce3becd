import type { BrewingAction, Die, Recipe, Requirement } from '@taproom/games/dice-brewing';

/** How near a requirement is: met by a die in the warehouse, within reach by one in the reserve, or missing. */
export type Nearness = 'stored' | 'near' | 'missing';

const fits = ({ colour, value, lock }: Readonly<Die>, { colour: needed, least }: Requirement): boolean =>
  lock !== 'locked' && colour === needed && value >= least;

/**
 * How near each requirement of a recipe is, counting every die once. The strictest take the lowest die that will do, so
 * that as many as possible are lit.
 */
export function nearness(
  requirements: readonly Requirement[],
  warehouse: readonly Readonly<Die>[],
  reserve: readonly Readonly<Die>[],
): Nearness[] {
  const found: Nearness[] = requirements.map(() => 'missing');
  const strictest = requirements.map((_, at) => at).sort((a, b) => least(requirements, b) - least(requirements, a));
  for (const [dice, mark] of [
    [warehouse, 'stored'],
    [reserve, 'near'],
  ] as const) {
    const left = dice.toSorted((a, b) => a.value - b.value);
    for (const at of strictest) {
      const die = left.findIndex((one) => found[at] === 'missing' && fits(one, requirements[at] as Requirement));
      if (die < 0) continue;
      left.splice(die, 1);
      found[at] = mark;
    }
  }
  return found;
}

const least = (requirements: readonly Requirement[], at: number): number => requirements[at]?.least ?? 0;

/** Something that can be added to a recipe: `extra` as actions name it, if the player has it. */
export interface Extra {
  readonly enhancement: Recipe['enhancements'][number];
  readonly extra: string | null;
}

/** Possible enhancements of a recipe; each blue die that would do is one of them. */
export function extrasOf(recipe: Recipe, legal: readonly BrewingAction[]): Extra[] {
  const open = new Set(
    legal.flatMap((action) => (action.type === 'brew' && action.recipe === recipe.id ? [action.extra] : [])),
  );
  return recipe.enhancements.flatMap((enhancement): Extra[] => {
    const { with: needed } = enhancement;
    const words = [...open].filter((extra) => (typeof needed === 'string' ? extra === needed : /^u\d/.test(extra)));
    return words.length > 0 ? words.map((extra) => ({ enhancement, extra })) : [{ enhancement, extra: null }];
  });
}
