/** Plays rounds, one at a time. */
export type Crew<T> = (round: number) => Promise<T>;

/**
 * Rounds shared out among a crew until all are played or the signal says stop. Sums of fractions depend on their order,
 * so the results come in the order of the rounds, not in that of finishing.
 */
export async function playRounds<T>(
  rounds: number,
  crew: readonly Crew<T>[],
  signal: AbortSignal | undefined,
  onPlayed: (soFar: () => T[]) => void,
): Promise<T[]> {
  const played = new Map<number, T>();
  let next = 0;
  const inOrder = (): T[] => [...played].sort(([a], [b]) => a - b).map(([, result]) => result);

  async function keepPlaying(play: Crew<T>): Promise<void> {
    while (next < rounds && !signal?.aborted) {
      const round = next++;
      played.set(round, await play(round));
      onPlayed(inOrder);
    }
  }

  await Promise.all(crew.map(keepPlaying));
  return inOrder();
}
