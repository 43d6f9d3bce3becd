import type { GameText } from '@taproom/games/text';
import { say, spokenRegion } from '../../../kit/text/index.svelte.ts';
import { type Ended, verdictOf } from '../verdict.ts';

/** What the picture of a result says. */
export interface PictureWords {
  readonly game: string;
  readonly verdict: string;
  /** How it ended, which also explains a result that the scores do not. */
  readonly note: string;
  readonly players: readonly PicturePlayer[];
  readonly date: string;
  readonly brand: string;
}

export interface PicturePlayer {
  readonly name: string;
  /** Empty if the match has no scores. */
  readonly score: string;
  /** The place in words; empty for whoever played alone. */
  readonly place: string;
  readonly isWinner: boolean;
}

/** It goes to others, so it calls everyone by name. */
export const pictureWords = (ended: Ended, text: Pick<GameText, 'title' | 'ending'>, endedAt: Date): PictureWords => ({
  game: text.title,
  note: ended.outcome.endings.map(text.ending).join(' '),
  verdict: verdictOf({ ...ended, mine: [] }),
  players: rankingOf(ended),
  date: endedAt.toLocaleDateString(spokenRegion(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  brand: say('brand'),
});

const rankingOf = ({ names, outcome }: Ended): PicturePlayer[] =>
  names
    .map((name, seat) => ({ name, place: outcome.places[seat] ?? 0, score: outcome.scores[seat] }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, place, score }) => ({
      name,
      score: score === undefined ? '' : String(score),
      place: names.length === 1 ? '' : say('end.place', { place }),
      isWinner: names.length > 1 && place === 1,
    }));
