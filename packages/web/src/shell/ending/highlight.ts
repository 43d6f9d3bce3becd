import type { Outcome, Seat } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import type { AnyFace } from '../../boards/face.ts';
import type { PlayedBack } from '../../table/record/play-back.ts';

/** The best moment of a match: the largest gain of a seat in one round, or who took the lead for good, and when. */
export type Highlight =
  | { readonly kind: 'gain'; readonly seat: Seat; readonly at: number; readonly round: string; readonly points: number }
  | { readonly kind: 'lead'; readonly seat: Seat; readonly at: number };

/** Where a round begins: its name, and the first position after everything before it. */
interface Beginning {
  readonly at: number;
  readonly name: string;
}

type Face = Pick<AnyFace, 'scores' | 'earned' | 'scoring'>;

/** The best moment; undefined if nothing stands out. */
export function highlightOf(played: PlayedBack, outcome: Outcome, face: Face, text: GameText): Highlight | undefined {
  const rounds = roundsOf(played, text);
  return rounds.length > 1 ? largestGain(played, rounds, face) : lastLead(played, outcome, face);
}

/** An event may open a round before or after the actions of the position it came with; either way that is the border. */
const roundsOf = ({ positions }: PlayedBack, text: GameText): Beginning[] =>
  positions.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const round = text.round?.(event);
      return round ? [{ at, name: round.name }] : [];
    }),
  );

/** Each seat's score as that seat knows it: what lies hidden from the others was earned all the same. */
function scoresAt({ game, record, positions }: PlayedBack, at: number, { scores, earned = scores }: Face): number[] {
  const state = positions[at]?.match.state;
  if (!state) return [];
  return Array.from({ length: record.seats }, (_, seat) => earned(game.view(state, seat))[seat] ?? 0);
}

function largestGain(played: PlayedBack, rounds: readonly Beginning[], face: Face): Highlight | undefined {
  const ends = [...rounds.slice(1).map(({ at }) => at), played.positions.length - 1];
  const gains = rounds.flatMap(({ at, name: round }, i) => {
    const [before, after] = [scoresAt(played, at, face), scoresAt(played, ends[i] ?? at, face)];
    return after.map((score, seat) => ({
      kind: 'gain' as const,
      seat,
      at,
      round,
      points: score - (before[seat] ?? 0),
    }));
  });
  const [best] = gains.toSorted((a, b) => b.points - a.points);
  return best && best.points > 1 ? best : undefined;
}

/** The move with which the winner took the lead and kept it, unless that was the first one or the points did not decide. */
function lastLead(played: PlayedBack, outcome: Outcome, face: Face): Highlight | undefined {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0 || (face.scoring?.(outcome) ?? 'most') !== 'most') return undefined;
  const leads = played.positions.map((_, at) => isAhead(scoresAt(played, at, face), winner));
  const at = leads.lastIndexOf(false) + 1;
  return at > 1 && at < leads.length ? { kind: 'lead', seat: winner, at } : undefined;
}

const isAhead = (scores: readonly number[], seat: Seat): boolean =>
  scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
