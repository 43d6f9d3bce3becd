import type { GameText } from '@taproom/games/text';
import { LEAST_COLUMNS, LEAST_LINES, type Surroundings } from '../boards/face.ts';
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
  columns: LEAST_COLUMNS,
  lines: LEAST_LINES,
});
