/** The games, in the order they are offered. This is the only list: every `Record<GameId, …>` follows it. */
export const GAME_IDS = ['dice-box', 'six-sided-stout', 'dyce', 'dice-brewing', 'whisky-game'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);
