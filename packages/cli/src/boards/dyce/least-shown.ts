/** With fewer games from each start the shares are too vague to be shown. */
export const LEAST_SHOWN = 400;
