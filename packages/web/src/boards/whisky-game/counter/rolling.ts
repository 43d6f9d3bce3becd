import type { WhiskyEvent } from '@taproom/games/whisky-game/shown';

export type Rolled = Extract<WhiskyEvent, { type: 'rolled' }>;

/** A modifier to the sum of the dice. */
export interface Change {
  readonly by: 'hangover' | 'truck' | 'carriage' | 'plus';
  /** As written: −2, ×2, +5. */
  readonly sign: string;
}

/** How the number of fields was derived from the dice, in the order it was calculated (WG-3). */
export function changesIn({ hangover, truck, carriage, plus, total }: Rolled): Change[] {
  const lowered: Change[] = hangover === 'lowered' ? [{ by: 'hangover', sign: '−2' }] : [];
  // A total reduced to nothing stays nothing.
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
