/** One seat of one match, as its own socket knows it. */
export interface Side {
  /** The moves of the match that it knows of. */
  known(): number;
  /** Its own moves of which it knows that they were accepted. */
  accepted(): number;
  isToMove(): boolean;
  isOver(): boolean;
  move(): void;
  /** Whom to call whenever something has been heard. */
  tell(news: () => void): void;
  close(): void;
}

export type Match = readonly [Side, Side];

/** Lays tables at a server, with both seats of each match seated and up to date: so many duels of so many matches. */
export type Lay = (address: string, duels: number, matches: number) => Promise<readonly (readonly Match[])[]>;

/** Plays matches one after the other until all or told to end. Whoever is to move does so as soon as it knows. */
export async function playDuel(
  matches: readonly Match[],
  isTimeUp: () => boolean,
  onMove: (milliseconds: number) => void,
): Promise<void> {
  for (const match of matches) if (!isTimeUp()) await playMatch(match, isTimeUp, onMove);
}

const isKnownAsOver = (match: Match): boolean => match.every((side) => side.isOver());

/** A move takes until its mover knows that it was accepted. */
function playMatch(match: Match, isTimeUp: () => boolean, onMove: (milliseconds: number) => void): Promise<void> {
  return new Promise((resolve) => {
    let made = 0;
    let mover: Side | undefined;
    let acceptedBefore = 0;
    let began = 0;

    function look(): void {
      if (mover?.accepted() === acceptedBefore) return;
      if (mover) endMove();
      if (isTimeUp() || isKnownAsOver(match)) resolve();
      else startMove(match.find((side) => side.known() === made && side.isToMove()));
    }

    function endMove(): void {
      onMove(performance.now() - began);
      mover = undefined;
      made++;
    }

    /** Nobody may know yet that it is their turn. */
    function startMove(side: Side | undefined): void {
      if (!side) return;
      mover = side;
      acceptedBefore = side.accepted();
      began = performance.now();
      side.move();
    }

    for (const side of match) side.tell(look);
    look();
  });
}
