import { expect, test } from 'vitest';
import { afterThought, botTurnIn, forcedIn, patienceIn } from './bot-time.ts';
import { BOT, movedOn, online, PERSON, played } from './testing/matches.ts';

const MOST_A_TURN = 4_000;
const MOST_A_DECISION = 1_500;

/** How long a bot takes that always takes all it is given, by a clock of its own, for so many decisions in a row. */
function turnOf(decisions: number): number[] {
  let live = online('six-sided-stout', [BOT]);
  let turn = botTurnIn(undefined, live, 0);
  return Array.from({ length: decisions }, () => {
    const taken = patienceIn(turn);
    turn = afterThought(turn, taken);
    live = movedOn(live);
    turn = botTurnIn(turn, live, 0);
    return taken;
  });
}

test('however many decisions a bot’s turn consists of, nobody waits long for one of them or for all', () => {
  const taken = turnOf(12);
  expect(Math.max(...taken)).toBeLessThanOrEqual(MOST_A_DECISION);
  expect(Math.min(...taken)).toBeGreaterThan(0);
  expect(taken.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_A_TURN);
});

test('a turn begins anew when somebody else has decided something, and when a move was taken back', () => {
  const live = online('dice-box', [PERSON, BOT]);
  const turn = afterThought(botTurnIn(undefined, live, 1), 900);
  expect(botTurnIn(turn, live, 1).spent).toBe(900);
  expect(botTurnIn(turn, movedOn(live), 1).spent).toBe(900);
  expect(botTurnIn(turn, live, 0).spent).toBe(0);
  expect(botTurnIn(turn, movedOn(movedOn(live)), 1).spent).toBe(0);
  expect(botTurnIn({ ...turn, entries: 5 }, live, 1).spent).toBe(0);
});

test('where only one thing can be done, it is done without a thought', () => {
  const live = online('dyce', [BOT]);
  const { opening, match } = live;
  const [only = { type: 'none' }] = opening.game.legal(match.state, 0);
  const forced = { ...live, opening: { ...opening, game: { ...opening.game, legal: () => [only] } } };
  expect([forcedIn(live, 0), forcedIn(forced, 0)]).toEqual([undefined, only]);
  expect(forcedIn(played(live, 0, only), 0)).toBeUndefined();
});
