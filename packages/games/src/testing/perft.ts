/** The number of action sequences of length 1, 2, 3 … A changed count means a changed rule, or a bug. */
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

export async function perftTableOf(gameId: string): Promise<PerftTable> {
  const { perftTable } = await import(`../${gameId}/testing/perft.ts`);
  return perftTable;
}
