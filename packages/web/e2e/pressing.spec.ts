import { expect, test } from '@playwright/test';
import { press, pressKey } from './helpers/pressing.ts';

/** A page whose button answers a press in one of these ways, and describes itself on hover. */
const page = (answer: string): string => `
  <button title="Roll" onmouseenter="tip.textContent = 'rolls the dice'" onclick="${answer}">Roll</button>
  <p id="tip"></p><p id="log"></p>
  <script>let presses = 0</script>`;

const PATIENCE = 500;

test('a press that is answered, at once or later, goes on', async ({ page: tab }) => {
  await tab.setContent(page("log.textContent += 'rolled '"));
  await press(tab, tab.getByRole('button'), PATIENCE);
  await tab.setContent(page("setTimeout(() => log.textContent += 'rolled ', 200)"));
  await press(tab, tab.getByRole('button'), PATIENCE);
  await expect(tab.locator('#log')).toHaveText('rolled');
});

test('a press that is ignored the first time fails', async ({ page: tab }) => {
  await tab.setContent(page("if (++presses > 1) log.textContent += 'rolled '"));
  await expect(press(tab, tab.getByRole('button'), PATIENCE)).rejects.toThrow('Timeout');
  await expect(tab.locator('#log')).toBeEmpty();
});

test('a press is over only when the table has answered', async ({ page: tab }) => {
  const busy = "document.body.dataset.busy = true; log.textContent = 'on its way'";
  await tab.setContent(page(busy));
  await expect(press(tab, tab.getByRole('button'), PATIENCE)).rejects.toThrow('Timeout');
  await tab.setContent(page(`${busy}; setTimeout(() => document.body.dataset.busy = false, 200)`));
  await press(tab, tab.getByRole('button'), PATIENCE);
});

test('a key that is ignored fails', async ({ page: tab }) => {
  await tab.setContent(page('0'));
  await expect(pressKey(tab, 'r', PATIENCE)).rejects.toThrow('Timeout');
});
