import type { Seat, Tagged } from '@taproom/engine';
import type { Notation } from '../../text/game-text.ts';
import { type Assistant, BOARDS, type Board, type Kind, MALTS } from '../components.ts';
import type { StoutAction, StoutEvent } from '../state.ts';
import type { SeenBrewer, StoutView } from '../view.ts';

// The same in every language.

const marketWord = (good: string, assistant: Assistant | null): string =>
  assistant === null ? good : `${good}+${assistant}`;

/** Any event, with the fields that have a place of their own. */
type LooseEvent = Tagged & { open?: unknown; good?: string; assistant?: Assistant | null };

export const notation: Notation = {
  action(known: StoutAction): string {
    switch (known.type) {
      case 'market':
        return marketWord(known.good, known.assistant);
      case 'roast':
        return ['roast', known.store, ...known.dice].join(' ');
      case 'keep':
        return ['keep', ...known.dice].join(' ');
      case 'put':
        return `${known.kind} ${known.cell}`;
      case 'done':
      case 'stop':
        return known.type;
    }
  },

  event(event: StoutEvent): string {
    const { type, open: _, good, assistant, ...rest }: LooseEvent = event;
    const goods = good === undefined ? [] : [marketWord(good, assistant ?? null)];
    const words = Object.values(rest).map((field) => (Array.isArray(field) ? field.join(' ') : String(field)));
    return [type, ...words.slice(0, 1), ...goods, ...words.slice(1)].join(' ').trimEnd();
  },

  position({ board, day, seats }: StoutView): string {
    return [`day ${day}`, ...seats.map((brewer, seat) => brewerLine(BOARDS[board], brewer, seat))].join('\n');
  },
};

/** A recipe on one line: row by row, then the stores, the assistants left and the score. */
function brewerLine(board: Board, { cells, stores, assistants, stage, score }: SeenBrewer, seat: Seat): string {
  const rows = Array.from({ length: board.size }, (_, row) => rowWord(board, cells, row));
  const malts = MALTS.map((malt) => stores[malt].join('') || '–');
  const helpers = assistants.map((one) => HELPER_LETTERS[one]).join('') || '–';
  return `${seat} ${stage}: ${rows.join(' ')} · ${malts.join(' ')} · ${helpers} · ${score}`;
}

const rowWord = (board: Board, cells: SeenBrewer['cells'], row: number): string =>
  Array.from({ length: board.size }, (_, column) => {
    const cell = board.names.findIndex((_name, i) => board.rows[i] === row && board.columns[i] === column);
    return cell < 0 ? '~' : letterOf(cells[cell] ?? null);
  }).join('');

const HELPER_LETTERS: Readonly<Record<Assistant, string>> = {
  maltExpert: 'm',
  hopsImporter: 'h',
  scientist: 's',
  masterBrewer: 'b',
};
const LETTERS: Readonly<Record<Kind, string>> = { pale: 'p', caramel: 'c', chocolate: 'k', hops: 'h', yeast: 'y' };
const letterOf = (kind: Kind | null): string => (kind ? LETTERS[kind] : '·');
