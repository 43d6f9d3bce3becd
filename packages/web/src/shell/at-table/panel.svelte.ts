export const TABS = ['log', 'chat', 'rules', 'dice'] as const;
export type Tab = (typeof TABS)[number];

export interface SideTabs {
  tab: Tab;
  /** Whether the panel covers the board, if there is no room beside it. */
  readonly isSheet: boolean;
  open(tab: Tab, asSheet: boolean): void;
  close(): void;
}

/** Tracks which part of the side panel is on show. */
export function makeSideTabs(): SideTabs {
  let tab = $state<Tab>('log');
  let isSheet = $state(false);
  return {
    get tab() {
      return tab;
    },
    set tab(next) {
      tab = next;
    },
    get isSheet() {
      return isSheet;
    },
    open(next, asSheet) {
      tab = next;
      isSheet = asSheet;
    },
    close() {
      isSheet = false;
    },
  };
}
