import type { Snippet } from 'svelte';

/** What an online table has besides. */
export interface OnlineParts {
  /** Who sits there, with their clocks. */
  readonly people: Snippet;
  readonly chat: Snippet;
  readonly unread: number;
  /** Asks for what came before the log that is known. */
  readonly earlier: (() => void) | undefined;
  /** Leaves one's seat to a bot, where the table allows it. */
  readonly leave: (() => void) | undefined;
  readonly rematch: { readonly label: string; readonly go: () => void } | undefined;
  /** How many tables call for whoever looks elsewhere; the title of the tab tells. */
  readonly calls: number;
}
