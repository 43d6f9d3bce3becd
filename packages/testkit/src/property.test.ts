import { replay } from '@taproom/engine';
import { expect, it } from 'vitest';
import { describeViolation } from './inspect.ts';
import { shortestViolation } from './property.ts';
import { setupsOf } from './setups.ts';
import { anyCups, CUPS_RULINGS, type CupsState, cups } from './toys/cups.ts';

const search = { setups: setupsOf(anyCups), rulings: CUPS_RULINGS, runs: 20 };

/** Loses a coin whenever somebody folds after somebody has staked two. */
const leaky = {
  ...anyCups,
  apply(state: CupsState, ...[seat, action, emit]: [number, { type: 'fold' }, () => void]): void {
    const frame = state.stack.at(-1);
    const lost = action.type === 'fold' && frame?.at === 'stake' && frame.stakes.includes(2);
    cups.apply(state, seat, action, emit);
    if (lost) state.purses[0] = (state.purses[0] as number) - 1;
  },
} as unknown as typeof anyCups;

it('finds nothing in a game that is right', () => {
  expect(shortestViolation(anyCups, search)).toBeUndefined();
});

it('shortens a game with a planted bug to the two moves that show it', () => {
  const shortest = shortestViolation(leaky, search);
  expect(shortest?.law).toBe('components');
  expect(shortest?.record.entries.map(({ action }) => action)).toEqual([{ type: 'stake', coins: 2 }, { type: 'fold' }]);
});

it('prints the game as a record that replays', () => {
  const shortest = shortestViolation(leaky, search);
  const printed = shortest && describeViolation(shortest);
  const [, json = ''] = /const record = (.*);$/.exec(printed ?? '') ?? [];
  expect(replay(leaky, JSON.parse(json))).toMatchObject({ ok: true });
});
