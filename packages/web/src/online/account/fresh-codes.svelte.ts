/** The recovery codes of an account that was just made, until they have been saved. The server shows them only once. */
export const fresh: { codes: readonly string[] } = $state({ codes: [] });
