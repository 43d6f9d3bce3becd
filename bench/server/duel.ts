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
  for (const match of matches) {
    const heard = newsOf(match);
    for (let made = 0; !isTimeUp() && !isKnownAsOver(match); made++) {
      const mover = await until(
        heard,
        () => match.find((side) => side.known() === made && side.isToMove()) ?? over(match),
      );
      if (mover === 'over') break;
      onMove(await timeOf(mover, heard));
    }
  }
}

const isKnownAsOver = (match: Match): boolean => match.every((side) => side.isOver());
const over = (match: Match): 'over' | undefined => (isKnownAsOver(match) ? 'over' : undefined);

/** How long it takes until the mover knows that its move was accepted. */
async function timeOf(mover: Side, heard: () => Promise<void>): Promise<number> {
  const before = mover.accepted();
  const began = performance.now();
  mover.move();
  await until(heard, () => mover.accepted() > before || undefined);
  return performance.now() - began;
}

async function until<T>(heard: () => Promise<void>, look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await heard();
  }
}

/** Waits until either side has heard something. */
function newsOf(match: Match): () => Promise<void> {
  let wake = (): void => {};
  for (const side of match) side.tell(() => wake());
  return () =>
    new Promise((resolve) => {
      wake = resolve;
    });
}
