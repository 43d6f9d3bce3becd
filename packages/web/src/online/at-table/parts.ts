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
  readonly rematch: { readonly label: string; readonly go: () => void } | undefined;
  /** How many tables wait for a player who looks elsewhere; shown in the tab's title. */
  readonly calls: number;
}
