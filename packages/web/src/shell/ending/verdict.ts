import type { Outcome, Seat } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import type { Medal, Par, Scoring } from '../../boards/face.ts';
import { type Key, say } from '../../kit/text/index.svelte.ts';
import { listed } from '../../kit/text/words.ts';

/** A match that is over, as those who look at it see it. */
export interface Ended {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** The seats of those who look at the result. */
  readonly mine: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly text: Pick<GameText, 'alone'>;
  /** How the scores decided. */
  readonly scoring: Scoring;
  /** Solo play: the scores that earn a medal, and the one earned. */
  readonly par?: Par | undefined;
  readonly medal?: Medal | undefined;
  /** A daily in which the own points are the result, whoever wins. */
  readonly daily?: DailyEnd | undefined;
}

/** The result of a daily in words, and par once the server has told it. */
export interface DailyEnd {
  readonly result: string;
  readonly par?: string;
  readonly isParReached: boolean;
}

/** The result in one sentence: who wins by how much, or how far it was to the next medal. */
export function verdictOf(ended: Ended): string {
  const { names, mine } = ended;
  const [me] = mine;
  if (ended.daily) return ended.daily.result;
  if (names.length === 1) return aloneVerdict(ended);
  if (winnersOf(ended).length === names.length) return say('end.title.draw');
  return me !== undefined && mine.length === 1 ? ownVerdict(ended, me) : winnersVerdict(ended);
}

/** Whether those who look at the result have won, as far as they played at all. */
export const isWon = ({ outcome, mine, medal, par, daily }: Ended): boolean =>
  daily?.isParReached ??
  (mine.length === 0 || (mine.some((seat) => outcome.places[seat] === 1) && (!par || medal !== undefined)));

const winnersOf = ({ names, outcome }: Ended): Seat[] =>
  names.flatMap((_, seat) => (outcome.places[seat] === 1 ? [seat] : []));
const namesOf = ({ names }: Ended, seats: readonly Seat[]): string => listed(seats.map((seat) => names[seat] ?? ''));

function aloneVerdict({ outcome, text, par, medal }: Ended): string {
  const [score] = outcome.scores;
  if (score === undefined) return say('end.title.given-up');
  if (!par) return text.alone?.(outcome) ?? '';
  const mark = { gold: par.gold, silver: par.gold, bronze: par.silver, none: par.bronze }[medal ?? 'none'];
  return say(`end.medal.${medal ?? 'none'}`, { points: Math.abs(mark - score) });
}

function winnersVerdict(ended: Ended): string {
  const winners = winnersOf(ended);
  const [winner, ...others] = winners;
  const who = namesOf(ended, winners);
  if (winner === undefined || others.length > 0) return say('end.title', { count: winners.length, who });
  return winVerdict(ended, winner, 'who');
}

function ownVerdict(ended: Ended, me: Seat): string {
  const winners = winnersOf(ended);
  if (ended.resigned.includes(me)) return say('end.gave-up', { count: winners.length, who: namesOf(ended, winners) });
  if (!winners.includes(me)) return ended.names.length === 2 ? winnersVerdict(ended) : placeVerdict(ended, me);
  if (winners.length === 1) return winVerdict(ended, me, 'you');
  const others = winners.filter((seat) => seat !== me);
  return say('end.shared', { who: namesOf(ended, others) });
}

/** By how much, by which rule, or because nobody else was left. */
function winVerdict(ended: Ended, winner: Seat, whom: 'you' | 'who'): string {
  const { names, outcome, resigned } = ended;
  const who = names[winner] ?? '';
  const others = names.flatMap((_, seat) => (seat === winner || resigned.includes(seat) ? [] : [seat]));
  if (others.length === 0) return say(`end.left.${whom}`, { who, others: namesOf(ended, resigned) });
  const runnerUp = others.toSorted((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0))[0] ?? winner;
  const gap = gapOf(ended, winner, runnerUp);
  return say(winKey(gap, whom), { who, count: 1, points: gap ?? 0 });
}

function winKey(gap: number | undefined, whom: 'you' | 'who'): Key {
  if (gap === undefined) return whom === 'you' ? 'end.title.you' : 'end.title';
  return gap === 0 ? `end.tie.${whom}` : `end.by.${whom}`;
}

function placeVerdict(ended: Ended, me: Seat): string {
  const place = ended.outcome.places[me] ?? 0;
  const gap = gapOf(ended, winnersOf(ended)[0] ?? 0, me);
  if (gap === undefined) return say('end.place.you', { place });
  const key = ended.scoring === 'fewest' ? 'end.place.over' : 'end.place.behind';
  return say(gap === 0 ? 'end.place.tie' : key, { place, points: gap });
}

/** How far a seat is ahead of another; undefined where the scores alone do not decide. */
function gapOf({ outcome: { scores }, scoring }: Ended, ahead: Seat, behind: Seat): number | undefined {
  const [one, other] = [scores[ahead], scores[behind]];
  if (scoring === 'none' || one === undefined || other === undefined) return undefined;
  return scoring === 'most' ? one - other : other - one;
}
