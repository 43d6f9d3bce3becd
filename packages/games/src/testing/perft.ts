/** The number of action sequences to depth 1, 2, 3 … A count that changes is a rule that changed, or a bug. */
export interface PerftTable {
  /** From the deal. */
  readonly deals: readonly {
    readonly seats: number;
    readonly seed: number;
    readonly options?: Readonly<Record<string, string>>;
    readonly counts: readonly number[];
  }[];
  /** From a random game, `left` actions before its end. */
  readonly endgames: readonly {
    readonly seats: number;
    readonly seed: number;
    readonly left: number;
    readonly counts: readonly number[];
  }[];
}

/** The counts of a game. */
export async function perftTableOf(gameId: string): Promise<PerftTable> {
  const { perftTable } = await import(`../${gameId}/testing/perft.ts`);
  return perftTable;
}
