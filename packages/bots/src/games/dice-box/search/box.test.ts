import { fastRng, nextFast, type Seat } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  colourOf,
  type DiceBoxAction,
  type DiceBoxEvent,
  type DiceBoxState,
  type DieName,
  diceBox,
  parseDie,
  pipsOf,
  SQUARE_NAMES,
} from '@taproom/games/dice-box';
import { describe, expect, test } from 'vitest';
import { at, never, pick } from '../../../lists.ts';
import { winShares } from '../../../thinking/rewards.ts';
import { type Box, NOBODY } from './box.ts';
import { boxOf, ownerOf } from './box-of.ts';
import { endFor } from './ends.ts';
import { type Counts, type Fall, oneDie } from './hand.ts';
import { anyMove, isLegal, legalCount, moveOf, play } from './moves.ts';

const EVERY_ACTION: readonly DiceBoxAction[] = [
  ...COLOURS.map((colour) => ({ type: 'pick', colour }) as const),
  ...['r', 'y', 'b', 'w'].flatMap((letter) =>
    [1, 2, 3, 4, 5, 6].flatMap((value) =>
      SQUARE_NAMES.map((square) => ({ type: 'place', die: `${letter}${value}` as DieName, square }) as const),
    ),
  ),
];

const TABLES = [
  { seats: 2, colours: 'two' },
  { seats: 2, colours: 'one' },
  { seats: 3, colours: 'two' },
  { seats: 4, colours: 'two' },
] as const;
const GAMES = 60;

/** The dice that the game has rolled, as they fall again. */
function fallAs(state: DiceBoxState, events: readonly DiceBoxEvent[]): Fall {
  const falls = events.flatMap((event) => {
    if (event.type === 'seeded') return [{ dice: 1, shown: oneDie(event.value) }];
    return event.type === 'rolled' || event.type === 'rerolled' ? byOwner(state, event.dice) : [];
  });
  return (dice): Counts => {
    const next = falls.shift() ?? never();
    expect(dice).toBe(next.dice);
    return next.shown;
  };
}

function byOwner(state: DiceBoxState, names: readonly DieName[]): { dice: number; shown: Counts }[] {
  const dice = names.map((name) => parseDie(name) ?? never());
  return [0, 1, 2, 3].flatMap((owner) => {
    const own = dice.filter((die) => ownerOf(state, colourOf(die) as Colour) === owner);
    const shown = own.reduce((sum, die) => sum + oneDie(pipsOf(die)), 0);
    return own.length > 0 ? [{ dice: own.length, shown }] : [];
  });
}

/** All that a box is, apart from how a draft is counted, and what unrolled dice show. */
const contentsOf = ({ draft, drafted, kinds, hands, ...box }: Box): object => ({
  ...box,
  draft: draft.slice(drafted),
  ...(drafted === draft.length && { kinds, hands }),
});

const keysOf = (moves: readonly number[]): number[] => [...new Set(moves)].toSorted((a, b) => a - b);

describe.each(TABLES)('with $seats seats and $colours colours', ({ seats, colours }) => {
  /** Plays random games and shows every position with the box that came along. */
  function eachPosition(see: (state: DiceBoxState, box: Box, seat: Seat | undefined) => void): void {
    for (let seed = 0; seed < GAMES; seed++) {
      const rng = fastRng(seed);
      const state = diceBox.setup(seats, { colours, first: 'random' }, fastRng(nextFast(rng)));
      const box = boxOf(state);
      for (;;) {
        const seat = diceBox.actors(state)[0];
        see(state, box, seat);
        if (seat === undefined) break;
        const action = pick(rng, diceBox.legal(state, seat));
        const move = moveOf(state, action);
        const events: DiceBoxEvent[] = [];
        diceBox.apply(state, seat, action, (event) => events.push(event));
        play(box, move, fallAs(state, events));
      }
    }
  }

  test('the same actions and dice lead to the same grid, hands, tallies and turn', () => {
    let positions = 0;
    eachPosition((state, box) => {
      expect(contentsOf(box)).toEqual(contentsOf(boxOf(state)));
      positions++;
    });
    expect(positions).toBeGreaterThan(15 * GAMES);
  });

  test('those moves are legal that the game allows', () => {
    eachPosition((state, box, seat) => {
      if (seat === undefined) return;
      const legal = keysOf(diceBox.legal(state, seat).map((action) => moveOf(state, action)));
      const conceivable = keysOf(EVERY_ACTION.map((action) => moveOf(state, action)));
      expect(conceivable.filter((move) => isLegal(box, move))).toEqual(legal);
      expect(legalCount(box)).toBe(legal.length);
    });
  });

  test('any move is drawn as often as any other', () => {
    const rng = fastRng(1);
    let positions = 0;
    eachPosition((_, box, seat) => {
      if (seat === undefined || ++positions % 200 !== 0) return;
      const counts = new Map<number, number>();
      const tries = 300 * legalCount(box);
      for (let i = 0; i < tries; i++) {
        const move = anyMove(box, rng);
        counts.set(move, (counts.get(move) ?? 0) + 1);
      }
      expect(counts.size).toBe(legalCount(box));
      for (const [move, count] of counts) {
        expect(isLegal(box, move)).toBe(true);
        expect(Math.abs(count - 300)).toBeLessThan(100);
      }
    });
  });

  test('the end is worth the same', () => {
    eachPosition((state, box, seat) => {
      expect(box.turn).toBe(seat ?? NOBODY);
      const outcome = diceBox.outcome(state);
      if (!outcome) return;
      const shares = winShares(outcome.places);
      for (let own = 0; own < seats; own++) {
        const { share, lead } = endFor(box, own);
        expect(share).toBe(at(shares, own));
        expect(Math.sign(lead)).toBe(outcome.places[own] === 1 ? (share === 1 ? 1 : 0) : -1);
      }
    });
  });
});
