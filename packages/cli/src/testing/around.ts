import type { GameText } from '@taproom/games/text';
import type { Surroundings } from '../boards/face.ts';
import { noPaint } from '../output/paint.ts';

/** Names as hard to fit in as they come. */
export const NAMES = ['Bartholomew the Brave', 'Štamgast', 'search:150ms', 'Giocatore 4', 'Eva', 'Fin'];

/** What stands around a board when nothing has happened yet. */
export const surroundings = (text: GameText): Surroundings => ({
  text,
  paint: noPaint,
  names: NAMES,
  home: 0,
  asked: undefined,
  legal: [],
  resigned: [],
  recent: [],
  columns: 80,
});
