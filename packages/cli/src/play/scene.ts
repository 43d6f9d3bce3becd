import type { AnyGame, Outcome, Seat, Tagged } from '@taproom/engine';
import type { GameText, Language, Say } from '@taproom/games/text';
import { askedIn, isResigned, type LiveMatch, legalFor, logFor, onlookerIn, seenBy, viewerIn } from '@taproom/table';
import type { Paint } from '../output/paint.ts';
import type { Key } from '../text/index.ts';
import type { KeptTable } from './kept-table.ts';
import type { Terminal } from './terminal.ts';

/** How a table speaks and looks. */
export interface Style {
  readonly text: GameText;
  readonly say: Say<Key>;
  readonly paint: Paint;
  readonly language: Language;
}

/** A table as it is shown here, wherever it is played. */
export interface Shown {
  readonly game: Pick<AnyGame, 'id' | 'options'>;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly view: unknown;
  /** The seat whose things are nearest. */
  readonly home: Seat;
  /** The person to act here, if any, and what there is to choose from. */
  readonly asked: Seat | undefined;
  readonly legal: readonly Tagged[];
  readonly resigned: readonly Seat[];
  /** What happened since one's own last move. */
  readonly recent: readonly Tagged[];
  /** Everything the people here have seen happen. */
  readonly log: readonly Tagged[];
  readonly outcome: Outcome | null;
}

/** A shown table, and where and how it is shown. */
export interface Scene {
  readonly shown: Shown;
  readonly style: Style;
  readonly terminal: Terminal;
}

export function shownOf({ names, live }: Pick<KeptTable, 'names' | 'live'>): Shown {
  const asked = askedIn(live);
  const viewer = viewerIn(live);
  const { view, resigned } = seenBy(live, viewer);
  return {
    game: live.opening.game,
    options: live.match.history.options,
    names,
    view,
    home: viewer === 'table' ? 0 : viewer,
    asked,
    legal: legalFor(live, asked ?? 'table'),
    resigned,
    recent: recentIn(live, asked),
    log: logFor(live, onlookerIn(live)),
    outcome: live.outcome ?? null,
  };
}

/** What the others have done since the seat's own last move. */
function recentIn({ match, steps }: LiveMatch, seat: Seat | undefined): Tagged[] {
  const { entries, seats } = match.history;
  const own = entries.findLastIndex((entry) => entry.seat === seat);
  const [, ...moves] = steps;
  const news = moves.slice(Math.max(own + 1, moves.length - seats)).flatMap(({ events }) => events);
  return news.filter((event) => !isResigned(event));
}
