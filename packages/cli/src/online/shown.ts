import type { Seat } from '@taproom/engine';
import { gameOf, isGameId } from '@taproom/games';
import { namesAt, personFrom, type Sitter } from '@taproom/games/persons';
import type { Say } from '@taproom/games/text';
import type { SeatInfo, TableState } from '@taproom/protocol';
import { type Followed, unpackActions } from '@taproom/protocol/client';
import { numbered } from '../play/names.ts';
import type { Shown } from '../play/scene.ts';
import type { Key } from '../text/index.ts';

/** The seat here that is to act, if any. */
export const askedIn = ({ mine, actors, info }: TableState): Seat | undefined =>
  mine.find((seat) => actors.includes(seat) && !info.seats[seat]?.isStoodIn);

/** Names by seat; those that would be the same are numbered. */
export const namesIn = ({ info }: TableState, say: Say<Key>): string[] =>
  numbered(
    namesAt(
      info.game,
      info.seats.map((seat) => sitterOn(seat, say)),
    ),
  );

function sitterOn({ kind, name, level }: SeatInfo, say: Say<Key>): Sitter {
  if (kind === 'human') return { name };
  return kind === 'bot' ? personFrom({ level }) : { name: say('online.free') };
}

/** A followed table as it is shown at the terminal. */
export function shownFrom({ state, batch }: Followed, say: Say<Key>): Shown {
  const { info, mine, view, legal, resigned, log, outcome } = state;
  if (!isGameId(info.game)) throw new Error(`no game is called ${info.game}`);
  const asked = askedIn(state);
  return {
    game: gameOf(info.game),
    options: info.options,
    names: namesIn(state, say),
    view,
    home: mine[0] ?? 0,
    asked,
    legal: asked === undefined ? [] : unpackActions(legal),
    resigned,
    recent: batch.events,
    log,
    outcome,
  };
}
