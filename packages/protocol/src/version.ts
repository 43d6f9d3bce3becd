/** Increased whenever an older client would misunderstand. */
export const PROTOCOL_VERSION = 1;
