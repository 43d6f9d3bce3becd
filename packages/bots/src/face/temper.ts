import type { Tagged } from '@taproom/engine';

/** How the random bot behaves in a game. */
export interface Temper<A extends Tagged> {
  /** Actions that are always taken when legal. */
  readonly eager?: readonly A['type'][];
  /** Actions that end a turn. There is always something else to do, so pure chance would hardly ever choose them. */
  readonly rests?: readonly A['type'][];
  /** Actions that are avoided as long as there is anything else. */
  readonly isSilly?: (action: A) => boolean;
}
