import { layBare } from './bare-sides.ts';
import { layAtBoardgameIo } from './boardgame-io-sides.ts';
import type { Lay } from './duel.ts';
import { layAtTaproom } from './taproom-sides.ts';

export const NAMES = ['ours', 'memory', 'flatFile', 'bare'] as const;
export type Name = (typeof NAMES)[number];

/** How clients meet at each server. */
export const CLIENTS: Readonly<Record<Name, Lay>> = {
  ours: layAtTaproom,
  memory: layAtBoardgameIo,
  flatFile: layAtBoardgameIo,
  bare: layBare,
};
