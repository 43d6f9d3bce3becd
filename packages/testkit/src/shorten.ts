import { type AnyGame, parseOptions, seatCounts } from '@taproom/engine';
import { brokenAlong, type Trail } from './found.ts';
import type { Judged, LawName, Violation } from './inspect.ts';

const OTHER_SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const SMALL = [0, 1, 2];

/** A trail that breaks a law, and where. */
export interface Finding {
  readonly trail: Trail;
  readonly violation: Violation;
}

/**
 * Shortens a trail and makes its numbers smaller while it still breaks the same law: fewer seats, no options, choices
 * left out in ever smaller pieces, and choices closer to 0. Gives the shortest when time is up.
 */
export function shortened(game: AnyGame, found: Finding, judged: Judged, until: () => boolean): Finding {
  let best = cut(found);
  const attempt: Attempt = (changed) => {
    const tried = until() ? undefined : breaks(game, { ...best.trail, ...changed }, best.violation.law, judged);
    if (tried) best = tried;
    return tried !== undefined;
  };
  for (let before = Number.POSITIVE_INFINITY; before > best.trail.choices.length && !until(); ) {
    before = best.trail.choices.length;
    if (fewerSeats(game, best.trail).some(attempt)) before = Number.POSITIVE_INFINITY;
    attempt({ options: {} });
    leaveOut(() => best.trail, attempt);
    lower(() => best.trail, attempt);
  }
  return best;
}

/** Tries all choices, or all but one seat's in each round, with other dice too, since they now fall elsewhere. */
function fewerSeats(game: AnyGame, { seats: now, seed: own, choices: all }: Trail): Partial<Trail>[] {
  const some = all.filter((_, at) => at % now !== 0);
  const tables = seatCounts(game).filter((seats) => seats < now);
  return tables.flatMap((seats) =>
    [all, some].flatMap((choices) => [own, ...OTHER_SEEDS].map((seed) => ({ seats, seed, choices }))),
  );
}

/** Drops everything after the broken law; the sample at the end stays the same. */
function cut({ trail, violation }: Finding): Finding {
  return { trail: { ...trail, choices: trail.choices.slice(0, violation.record.entries.length) }, violation };
}

function breaks(game: AnyGame, trail: Trail, law: LawName, judged: Judged): Finding | undefined {
  if (!parseOptions(game, trail.seats, trail.options).ok) return undefined;
  const violation = brokenAlong(game, trail, { ...judged, only: law })[0];
  return violation && cut({ trail, violation });
}

type Attempt = (changed: Partial<Trail>) => boolean;

/** Leaves out pieces of the choices, from half of them down to single ones. */
function leaveOut(now: () => Trail, attempt: Attempt): void {
  for (let size = Math.ceil(now().choices.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < now().choices.length; ) {
      const { choices, luck } = now();
      // The law's sample at a position depends on its turn, so luck shifts with it.
      if (!attempt({ choices: choices.toSpliced(at, size), luck: luck + size })) at += size;
    }
  }
}

/** Makes each choice the first one, or else as small as the menu allows. */
function lower(now: () => Trail, attempt: Attempt): void {
  for (let at = 0; at < now().choices.length; at++) {
    const { choices } = now();
    const value = choices[at] ?? 0;
    SMALL.some((small) => small < value && attempt({ choices: choices.with(at, small) }));
  }
}
