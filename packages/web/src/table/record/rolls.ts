import type { BaseState, Played, Tagged } from '@taproom/engine';
import { faceOf } from '../../boards/index.ts';
import type { PlayedBack } from './play-back.ts';

/** The dice rolled at one point of a match. */
export interface Roll {
  /** 0 is the deal, then the number of the entry that led to the roll. */
  readonly at: number;
  readonly faces: readonly number[];
  /** The bytes of the stream drawn for it; null for a seeded match. */
  readonly bytes: { readonly from: number; readonly to: number } | null;
}

const drawn = (position: Played<BaseState, Tagged> | undefined): number =>
  position?.match.state.rng.kind === 'sealed' ? position.match.state.rng.drawn : 0;

/** Every roll of a replayed match. */
export function rollsOf({ record, positions }: PlayedBack): Roll[] {
  const face = faceOf(record.game);
  return positions
    .map((position, at): Roll => {
      const faces = position.events.flatMap((event) => face.rolled(event));
      const [from, to] = [drawn(positions[at - 1]), drawn(position)];
      return { at, faces, bytes: to > from ? { from, to: to - 1 } : null };
    })
    .filter(({ faces }) => faces.length > 0);
}
