// Games to their ends by what assistive technology knows: roles, names and the keyboard. The focus is never lost.
import type { GameId } from '@taproom/games';
import { botGame, positionAt, saveAt } from './helpers/bot-game.ts';
import { type Named, playByNames } from './helpers/by-names.ts';
import { ANNA, GUEST, type Page, sitDownTo, startButton, test } from './helpers/fixtures.ts';
import { putSave } from './helpers/saved-table.ts';

type Choose = (buttons: readonly Named[]) => Named | undefined;

/** The first button that suits the first pattern that any suits. */
const named =
  (...patterns: readonly RegExp[]): Choose =>
  (buttons) =>
    patterns.map((pattern) => buttons.find(({ name }) => pattern.test(name))).find((found) => found);

const pips = ({ name }: Named): string => /(\d), yours/.exec(name)?.[1] ?? '';
const takes = ({ name }: Named, value: string): boolean => /, takes (.*)/.exec(name)?.[1]?.includes(value) ?? false;

/** The die in hand goes where it fits; without one, a die that fits somewhere is taken. */
const placeSome: Choose = (buttons) => {
  const dice = buttons.filter((button) => pips(button) !== '');
  const inHand = dice.find(({ isPressed }) => isPressed);
  if (inHand) return buttons.find((square) => takes(square, pips(inHand)));
  return dice.find((die) => buttons.some((square) => takes(square, pips(die))));
};

test('Dice Box', async ({ page }) => {
  await sitDownTo(page, 'dice-box', ANNA, GUEST);
  await playByNames(page, placeSome);
});

test('Six Sided Stout', async ({ page }) => {
  await page.goto('/new/six-sided-stout');
  await startButton(page).click();
  await playByNames(page, named(/^Finish$/, /^Close the day$/, /adds? \d+ point/, /^Market: /, /^Stop/));
});

test('DYCE', async ({ page }) => {
  await sitDownTo(page, 'dyce', ANNA, GUEST);
  await playByNames(page, named(/^Take \w+ whisky/, /^(Pass: put|Take a pound|End your turn)/));
});

/** Takes Anna's seat in a match that bots have nearly played to its end. */
async function sitDownLate(page: Page, id: GameId, share: number): Promise<void> {
  await page.goto('/favicon.svg');
  await putSave(page, saveAt('late', positionAt(await botGame(id), share)));
  await page.goto('/table/late');
}

test('Dice Brewing', async ({ page }) => {
  await sitDownLate(page, 'dice-brewing', 0.9);
  await playByNames(page, (buttons) => named(/^Brew /)(buttons) ?? buttons.find(({ isAnswer }) => isAnswer));
});

test('The Whisky Game', async ({ page }) => {
  await sitDownLate(page, 'whisky-game', 0.97);
  const LEADS_ON = [/^Go$/, /^Roll the dice/, /^(Go on|Leave|Stay)/, /^Draw/, /\. (Distillery|Barrel|Waypoint)/];
  await playByNames(page, (buttons) => named(...LEADS_ON)(buttons) ?? buttons.find(({ isAnswer }) => isAnswer));
});
