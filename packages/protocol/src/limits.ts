/** Increased whenever an older client would misunderstand. */
export const PROTOCOL_VERSION = 1;

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 24;
