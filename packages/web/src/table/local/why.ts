/** What an error says; some of the browser's have nothing but a name. */
export const whyOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
