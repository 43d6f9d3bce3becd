import { fastRng } from '@taproom/engine';
import { type BrewingAction, type BrewingView, diceBrewing } from '@taproom/games/dice-brewing';
import { type GameText, LANGUAGES, loadGameText } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { boardText } from '../text.ts';
import { type Group, groupsOf } from './options.ts';

const dealt = diceBrewing.view(
  diceBrewing.setup(2, { mode: 'standard', unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1)),
  0,
);
const raising: BrewingView = { ...dealt, actor: 0, asked: { at: 'aim', token: 'raise', phase: 'place' } };
const LOST: BrewingAction = { type: 'aim', seat: 0, place: 'MH3', die: 'y5' };
const USEFUL: BrewingAction = { type: 'aim', seat: 0, place: 'reserve', die: 'y5' };

const groups = (text: GameText, language: (typeof LANGUAGES)[number]): Group[] =>
  groupsOf(raising, [USEFUL, LOST], null, ['Ada', 'Bea'], boardText(language), text);

test('one’s own dice are headed so', async () => {
  const headings = groups(await loadGameText('dice-brewing', 'en'), 'en').map(({ heading }) => heading);
  expect(headings).toEqual(['Your reserve', 'Your board']);
});

test.each(LANGUAGES)(
  'an answer that would waste something says so, to the eye and in its label (%s)',
  async (language) => {
    const text = await loadGameText('dice-brewing', language);
    const [useful, lost] = groups(text, language).flatMap(({ options }) => options);
    const warning = text.warning?.(LOST, raising) ?? 'none';
    expect([useful?.warning, lost?.warning]).toEqual([undefined, warning]);
    expect(useful?.label).toBe(text.action(USEFUL, ['Ada', 'Bea']));
    expect(lost?.label).toContain(text.action(LOST, ['Ada', 'Bea']));
    expect(lost?.label.endsWith(`. ${warning}`)).toBe(true);
  },
);
