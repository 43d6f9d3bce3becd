import type { FieldKind } from '@taproom/games/whisky-game/map';

/** The radius of a field's symbol, in sheet units; no two fields are closer than 22. */
export const REACH: Readonly<Record<FieldKind, number>> = {
  distillery: 12,
  start: 12,
  airport: 9.5,
  harbor: 9,
  pub: 9,
  lost: 9,
  special: 9.5,
  barrel: 7,
  plain: 4.5,
  sea: 5.5,
};
