import type { Snippet } from 'svelte';

/** The parts that only an online table has. */
export interface OnlineParts {
  /** The players with their clocks. */
  readonly people: Snippet;
  readonly chat: Snippet;
  readonly unread: number;
  /** Asks for events before the known log. */
  readonly earlier: (() => void) | undefined;
  /** Leaves the player's seat to a bot, where the table allows it. */
  readonly leave: (() => void) | undefined;
  /** Playing again, with a word about it if another has asked for it already. */
  readonly rematch: { readonly label: string; readonly go: () => void; readonly note?: string } | undefined;
  /** What was agreed at the table, in a few words each. */
  readonly terms: readonly string[];
  /** How many tables wait for a player who looks elsewhere; shown in the tab's title. */
  readonly calls: number;
}
