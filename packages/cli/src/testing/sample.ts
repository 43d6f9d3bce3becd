import { act, at, type DiceSource, type Match, openMatch, resultOf, sealDice } from '@taproom/engine';
import { type DiceBoxState, diceBox } from '@taproom/games/dice-box';

/** The game that tests play where any game will do. */
export const SAMPLE = diceBox;

export const SEALED: DiceSource = sealDice('5e'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]);

/** A match of two in which everyone takes their first legal action; to the end, or for a number of actions. */
export function playedMatch(actions = Number.POSITIVE_INFINITY, dice: DiceSource = SEALED): Match<DiceBoxState> {
  const opened = openMatch(SAMPLE, { seats: 2, dice });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  while (match.history.entries.length < actions && !resultOf(SAMPLE, match)) {
    const seat = at(SAMPLE.actors(match.state), 0);
    const moved = act(SAMPLE, match, seat, SAMPLE.legal(match.state, seat)[0]);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return match;
}
