import { type Catalogue, type Language, speaker } from '@taproom/games/text';
import type { Ticket } from '@taproom/games/whisky-game/shown';
import type { WhiskyText } from '@taproom/games/whisky-game/text';
import { cs } from './text/cs.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';

export type Key = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

const TICKETS: Readonly<Record<Ticket, string>> = {
  'flight-one-way': 'oneway',
  'flight-return': 'return',
  'flight-back': 'back',
};

/** The board's own words, with the game's. */
export function boardText(language: Language, game: WhiskyText) {
  const say = speaker(language, CATALOGUES[language]);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    say,
    game,
    listed: (words: readonly string[]): string => and.format(words),
    ticket: (ticket: Ticket): string => say('ticketIs', { ticket: TICKETS[ticket] }),
  };
}

export type BoardText = ReturnType<typeof boardText>;
