import {
  type BrewingAction,
  type Die,
  type DieWord,
  type Recipe,
  type Requirement,
  wordOf,
} from '@taproom/games/dice-brewing';

/** How near a requirement is: met by a die in the warehouse, within reach by one in the reserve, or missing. */
export type Nearness = 'stored' | 'near' | 'missing';

const fits = ({ colour, value, lock }: Readonly<Die>, { colour: needed, least }: Requirement): boolean =>
  lock !== 'locked' && colour === needed && value >= least;

/** A requirement, and the die that would meet it. */
export interface Match {
  readonly near: Nearness;
  readonly die: Readonly<Die> | null;
}

const MISSING: Match = { near: 'missing', die: null };

/**
 * How near each requirement of a recipe is, counting every die once. The strictest take the lowest die that will do, so
 * that as many as possible are met.
 */
export function matches(
  requirements: readonly Requirement[],
  warehouse: readonly Readonly<Die>[],
  reserve: readonly Readonly<Die>[],
): Match[] {
  const found: Match[] = requirements.map(() => MISSING);
  const strictest = requirements.map((_, at) => at).sort((a, b) => least(requirements, b) - least(requirements, a));
  for (const [dice, near] of [
    [warehouse, 'stored'],
    [reserve, 'near'],
  ] as const) {
    const left = dice.toSorted((a, b) => a.value - b.value);
    for (const at of strictest) {
      const die = left.find((one) => found[at] === MISSING && fits(one, requirements[at] as Requirement));
      if (!die) continue;
      left.splice(left.indexOf(die), 1);
      found[at] = { near, die };
    }
  }
  return found;
}

/** The dice that wait in the reserve for a recipe, as they would be stored. */
export const storable = (found: readonly Match[]): DieWord[] =>
  found.flatMap(({ near, die }) => (near === 'near' && die ? [wordOf(die)] : []));

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
