import { choose } from '@taproom/bots';
import { act, type BaseState, type Match, openMatch } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { fieldOf, questionOf, type WhiskyAction, type WhiskyState, waysOn } from '@taproom/games/whisky-game';
import type { Page } from './fixtures.ts';

/** An action that somebody takes, and what the table looks like just before. */
export interface Move {
  readonly state: WhiskyState;
  readonly action: WhiskyAction;
}

const MOST_MOVES = 2_000;
const PLANNER = { kind: 'expert', budget: { iterations: 1 }, knowledge: 'expert' } as const;
/** What is not there at once is tried again from the start. */
const QUICK = { timeout: 1_500 };

/** A whole game between two who plan their journeys, with the dice of a seed. */
export async function gameOf(seed: number, options: Readonly<Record<string, string>>): Promise<Move[]> {
  const game = findGame('whisky-game');
  if (!game) throw new Error('no game');
  const opened = openMatch(game, { seats: 2, options, dice: { kind: 'seed', seed } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match: Match<BaseState> = opened.value;
  const moves: Move[] = [];
  while (game.actors(match.state).length > 0 && moves.length < MOST_MOVES) {
    const [seat = 0] = game.actors(match.state);
    const { action } = await choose(game, match.state, seat, PLANNER, moves.length);
    moves.push({ state: match.state as WhiskyState, action: action as WhiskyAction });
    const played = act(game, match, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  return moves;
}

/** How many entries the table has, as it was saved. */
const savedEntries = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('taproom', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const reading = request.result.transaction('tables').objectStore('tables').get('prepared');
          reading.onsuccess = () => {
            request.result.close();
            resolve((JSON.parse(reading.result.body) as { record: { entries: unknown[] } }).record.entries.length);
          };
        };
      }),
  );

/** Chooses a field of the map by keyboard, which needs no looking for it. */
export async function pickField(page: Page, field: string, patience = {}): Promise<void> {
  const target = page.locator(`[data-target="${field}"]`);
  await target.focus(patience);
  await target.press('Enter', patience);
}

const answer = (page: Page, type: string) => page.locator(`[data-answer="${type}"]`);

/** Does by hand what a move does. */
async function make(page: Page, { state, action }: Move): Promise<void> {
  switch (action.type) {
    case 'step': {
      const frame = state.stack.at(-1);
      const path = frame?.at === 'move' ? frame.path : [];
      const at = waysOn(path.at(-1) ?? '', path.at(-2)).indexOf(action.to);
      return page.keyboard.press(String(at + 1));
    }
    case 'start':
    case 'sail':
    case 'travel':
      return goTo(page, action.type === 'start' ? action.at : action.to);
    case 'fly':
      await page.locator(`[data-ticket="${action.ticket}"]`).click(QUICK);
      return goTo(page, action.to);
    case 'ask':
      return page.locator(`[data-level="${action.level}"]`).click(QUICK);
    case 'answer':
      return page.locator(`[data-option="${action.option}"]`).click(QUICK);
    case 'throw':
      return page.locator('[data-aid="throw"]').click(QUICK);
    case 'timeUp':
      return page.locator('[data-aid="none"]').click(QUICK);
    case 'pick':
      return page.locator(`[data-bottle="${action.bottle}"]`).click(QUICK);
    case 'play': {
      const aid = page.locator(`[data-aid="${action.card}"]`);
      return (await aid.count()) > 0
        ? aid.click(QUICK)
        : page.locator(`[data-card="${action.card}"]`).first().click(QUICK);
    }
    case 'choose':
    case 'pour': {
      const opponents = answer(page, action.type);
      const named = action.type === 'choose' ? action.opponent : action.from;
      const [seat = 0] = [state.stack.at(-1)?.seat];
      return opponents.nth(named > seat ? named - 1 : named).click(QUICK);
    }
    default:
      return answer(page, action.type).first().click(QUICK);
  }
}

async function goTo(page: Page, field: string): Promise<void> {
  await pickField(page, field, QUICK);
  await pickField(page, field, QUICK);
}

/** Takes the device over, if it must be handed over, and puts a result aside that lies over the board. */
export async function clearTheWay(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: /^I am / });
  if (await ready.isVisible()) await ready.click(QUICK);
  const close = answer(page, 'close');
  if (await close.isVisible()) await close.click(QUICK);
}

/** Makes a move, the one after `made` others; again, if the board was not ready for it. */
export async function makeSurely(page: Page, move: Move, made: number): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await clearTheWay(page);
    if ((await savedEntries(page)) > made) return;
    await make(page, move).catch(() => undefined);
    if (await isSaved(page, made + 1)) return;
  }
  throw new Error(`${JSON.stringify(move.action)} cannot be made`);
}

async function isSaved(page: Page, entries: number): Promise<boolean> {
  const end = Date.now() + 1_000;
  while ((await savedEntries(page)) < entries) {
    if (Date.now() > end) return false;
    await page.waitForTimeout(20);
  }
  return true;
}

/** A wrong option of the open question. */
export function wrongOption(state: WhiskyState): number {
  const frame = state.stack.at(-1);
  if (frame?.at !== 'question') throw new Error('no question is open');
  return frame.options.find((option) => option !== questionOf(frame.question).right) as number;
}

/** The simplest thing to do now, as what to press: whatever lies over the map first, then what leads on. */
const SIMPLEST = [
  '[data-answer="close"]',
  '[data-answer="ask"]',
  '[data-answer="go"]:not([disabled])',
  '[data-answer="leave"]',
  '[data-answer="roll"]',
  '.reach[data-target]',
  '[data-answer]:not([data-answer="halt"])',
];

/** Does the simplest thing there is to do on the way to a distillery, where one is asked something. */
export async function travel(page: Page): Promise<void> {
  const next = await page.evaluate((all) => all.find((one) => document.querySelector(one)), SIMPLEST);
  if (next === '.reach[data-target]') await pickField(page, await goal(page), QUICK);
  else if (next) await page.locator(next).first().click(QUICK);
}

async function goal(page: Page): Promise<string> {
  const fields = await page
    .locator('.reach[data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  return fields.find((field) => fieldOf(field).kind === 'distillery') ?? fields[0] ?? '';
}
