import { type Moving, packActions, type TableState } from '@taproom/protocol';

/** A table of two in the middle of a match. */
export const seat = { kind: 'human', name: 'Anna', isHere: true, isStoodIn: false } as const;
export const INFO: TableState['info'] = {
  id: 'abcdefghjk',
  game: 'dice-box',
  rules: 1,
  options: {},
  status: 'playing',
  seats: [seat, { kind: 'bot', name: '', level: 'brewer', isHere: false, isStoodIn: false }],
  isPublic: true,
  clock: { kind: 'none' },
  timeOut: 'bot',
  undo: true,
  spectators: true,
  delay: 0,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  expiresAt: null,
  rematch: null,
};

export const moving = (score: number, actors: readonly number[]): Moving => ({
  view: { score },
  actors,
  legal: actors.includes(0) ? packActions([{ type: 'roll' }]) : [],
  canUndo: false,
  resigned: [],
  outcome: null,
});

export const state = (more: Partial<TableState> = {}): TableState => ({
  info: INFO,
  seq: 3,
  mine: [0],
  ...moving(1, [0]),
  clock: null,
  commitment: 'c',
  nonces: ['a', 'b'],
  log: [{ type: 'rolled' }],
  logFrom: 2,
  chat: [],
  hasEarlierChat: false,
  shapes: [],
  ...more,
});
