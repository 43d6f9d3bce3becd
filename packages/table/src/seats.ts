import type { Seat } from '@taproom/engine';
import type { LiveMatch } from './live-match.ts';

/** The fields that tell who plays a seat. */
type Seating = Pick<LiveMatch, 'opening' | 'standIns' | 'passing' | 'match'>;

export const isPlayedByBot = ({ opening, standIns, passing, match }: Seating, seat: Seat): boolean =>
  !opening.people[seat] || standIns.includes(seat) || passing === seat || match.resigned.includes(seat);

/** The seats taken by people. */
export const peopleIn = ({ opening }: Pick<LiveMatch, 'opening'>): Seat[] =>
  opening.people.flatMap((isPerson, seat) => (isPerson ? [seat] : []));

/** The seats of people who have not resigned. */
export const peopleLeftIn = (live: Pick<LiveMatch, 'opening' | 'match'>): Seat[] =>
  peopleIn(live).filter((seat) => !live.match.resigned.includes(seat));
