import { GAME_IDS, type GameId } from '@taproom/games';

/** Dice Box, against a loop written for speed alone and against boardgame.io. */
export const IN_DICE_BOX = ['ours', 'handWritten', 'boardgameIo', 'ourSearch', 'boardgameIoSearch'] as const;
/** DYCE, against boardgame.io. */
export const IN_DYCE = ['ourDyce', 'boardgameIoDyce'] as const;
/** What every game does alone. */
export const FEATS = ['moves', 'door', 'copies', 'playouts', 'expert', 'act', 'telling'] as const;

export type Feat = (typeof FEATS)[number];
export type DuelName = (typeof IN_DICE_BOX)[number] | (typeof IN_DYCE)[number];
export type FeatName = `${GameId} ${Feat}`;
export type Name = DuelName | FeatName;

export const featOf = (game: GameId, feat: Feat): FeatName => `${game} ${feat}`;

/** Contenders that take turns; those of the next group begin when these have ended. */
export const GROUPS: readonly (readonly Name[])[] = [
  IN_DICE_BOX,
  IN_DYCE,
  ...GAME_IDS.map((game) => FEATS.map((feat) => featOf(game, feat))),
];

/** What each contender did per CPU-second, round by round. */
export type Rates = Readonly<Partial<Record<Name, readonly number[]>>>;
