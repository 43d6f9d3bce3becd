import type { Outcome } from '@taproom/engine';
import type { TableSnapshot } from '../table.ts';

/** A table of two people at this device, with overrides. */
export const snapshot = (told: Partial<TableSnapshot> = {}): TableSnapshot => ({
  id: 'table',
  plan: {
    game: 'dice-box',
    options: {},
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Ben' },
    ],
  },
  own: [0, 1],
  view: {},
  turn: 0,
  seat: 0,
  secret: false,
  legal: [],
  batch: { id: 1, events: [] },
  open: [],
  log: [],
  resigned: [],
  outcome: null,
  canUndo: false,
  thinking: null,
  commitment: '',
  nonces: [],
  ...told,
});

export const outcome = (told: Partial<Outcome> = {}): Outcome => ({
  places: [1, 2],
  scores: [9, 5],
  parts: [[], []],
  table: [],
  endings: [],
  ...told,
});
