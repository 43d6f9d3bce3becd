import type { WhiskyEvent } from '@taproom/games/whisky-game';

export type Rolled = Extract<WhiskyEvent, { type: 'rolled' }>;

/** Something that is done to the sum of the throws. */
export interface Change {
  readonly by: 'hangover' | 'truck' | 'carriage' | 'plus';
  /** As it is written: −2, ×2, +5. */
  readonly sign: string;
}

/** How the number of fields came about after the throws, in the order it was reckoned (WG-3). */
export function changesIn({ hangover, truck, carriage, plus, total }: Rolled): Change[] {
  const lowered: Change[] = hangover === 'lowered' ? [{ by: 'hangover', sign: '−2' }] : [];
  // What is lowered to nothing stays nothing.
  if (total === 0) return lowered;
  return [
    ...lowered,
    ...(truck ? [{ by: 'truck', sign: '×2' } as const] : []),
    ...(carriage ? [{ by: 'carriage', sign: '+2' } as const] : []),
    ...(plus > 0 ? [{ by: 'plus', sign: `+${plus}` } as const] : []),
  ];
}

export const lastRollIn = (events: readonly WhiskyEvent[]): Rolled | undefined =>
  events.findLast((event): event is Rolled => event.type === 'rolled');
