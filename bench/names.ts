export const NAMES = ['ours', 'handWritten', 'boardgameIo', 'ourSearch', 'boardgameIoSearch'] as const;
export type Name = (typeof NAMES)[number];

/** What each contender did per CPU-second, round by round. */
export type Rates = Readonly<Record<Name, number[]>>;
