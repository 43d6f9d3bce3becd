import { choose } from '@taproom/bots';
import { act, type BaseState, type Match, openMatch } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { loadGameText } from '@taproom/games/text';
import { fieldOf, rightOf, type WhiskyAction, type WhiskyState, waysOn, whiskyGame } from '@taproom/games/whisky-game';
import { expect, type Page } from './fixtures.ts';
import { firstThere, onceWithEffect, press } from './pressing.ts';

/** An action and the state just before it. */
export interface Move {
  readonly state: WhiskyState;
  readonly action: WhiskyAction;
}

const MOST_MOVES = 2_000;
/** One that never changes, so that the game does not either. */
const PLANNER = { kind: 'veteran', budget: { iterations: 1 }, knowledge: 'expert' } as const;

/** A whole game between two planning bots, with the dice of a seed. */
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

/** Chooses a field of the map by keyboard, which avoids searching for it. */
export async function pickField(page: Page, field: string): Promise<void> {
  const target = page.locator(`[data-target="${field}"]`);
  await target.focus();
  await onceWithEffect(page, () => target.press('Enter'));
}

const answer = (page: Page, type: string) => page.locator(`[data-answer="${type}"]`);

/** Performs a move through the page. */
async function make(page: Page, { state, action }: Move): Promise<void> {
  switch (action.type) {
    case 'step': {
      const frame = state.stack.at(-1);
      const path = frame?.at === 'move' ? frame.path : [];
      const at = waysOn(path.at(-1) ?? '', path.at(-2)).indexOf(action.to);
      return page.keyboard.press('abcdef'.charAt(at));
    }
    case 'start':
    case 'sail':
    case 'travel':
      return goTo(page, action.type === 'start' ? action.at : action.to);
    case 'fly':
      await page.locator(`[data-ticket="${action.ticket}"]`).click();
      return goTo(page, action.to);
    case 'ask':
      return page.locator(`[data-level="${action.level}"]`).click();
    case 'answer':
      return page.locator(`[data-option="${action.option}"]`).click();
    case 'throw':
      return page.locator('[data-aid="throw"]').click();
    case 'timeUp':
      return page.locator('[data-aid="none"]').click();
    case 'pick':
      return page.locator(`[data-bottle="${action.bottle}"]`).click();
    case 'play': {
      const aid = page.locator(`[data-aid="${action.card}"]`);
      return (await aid.count()) > 0 ? aid.click() : page.locator(`[data-card="${action.card}"]`).first().click();
    }
    case 'choose':
    case 'pour': {
      const opponents = answer(page, action.type);
      const named = action.type === 'choose' ? action.opponent : action.from;
      const [seat = 0] = [state.stack.at(-1)?.seat];
      return opponents.nth(named > seat ? named - 1 : named).click();
    }
    default:
      return answer(page, action.type).first().click();
  }
}

async function goTo(page: Page, field: string): Promise<void> {
  await pickField(page, field);
  await pickField(page, field);
}

/** Things that may cover the board: the hand-over screen, or a result. */
const COVERS = ['[aria-labelledby="hand-over"] button', '[data-answer="close"]'];

/** Takes the device over, if needed, and closes a result that covers the board. */
export async function clearTheWay(page: Page): Promise<void> {
  for (const cover of COVERS) if (await page.locator(cover).isVisible()) await press(page, page.locator(cover));
}

/** Makes a move once the board asks for it, and waits for the next prompt. */
export async function makeMove(page: Page, move: Move, names: readonly string[]): Promise<void> {
  while ((await waitForPrompt(page, move.state, names)) === 'covered') await clearTheWay(page);
  // A device that changes hands may be told of a moment after the prompt is there.
  const handOver = page.locator('[aria-labelledby="hand-over"] button');
  await page.addLocatorHandler(handOver, () => handOver.click());
  await make(page, move);
  await page.removeLocatorHandler(handOver);
}

const text = await loadGameText('whisky-game', 'en');

/** Waits until the board asks what this state asks; says whether something covers it. */
async function waitForPrompt(page: Page, state: WhiskyState, names: readonly string[]): Promise<'covered' | 'clear'> {
  const seat = state.stack.at(-1)?.seat ?? 0;
  const who = names[seat] ?? '';
  const wanted = `${who} ${text.prompt(whiskyGame.view(state, seat), who, true)}`;
  const look = ({ prompt, covers }: { prompt: string; covers: readonly string[] }) => {
    const parts = [...document.querySelectorAll('header .who, header .sentence')];
    if (parts.map((part) => part.textContent.trim()).join(' ') !== prompt) return undefined;
    return covers.some((cover) => document.querySelector(cover)) ? 'covered' : 'clear';
  };
  try {
    const seen = await page.waitForFunction(look, { prompt: wanted, covers: COVERS }, { timeout: 20_000 });
    return (await seen.jsonValue()) ?? 'clear';
  } catch (cause) {
    throw new Error(`“${wanted}” is expected; the board says “${await headerOf(page)}”`, { cause });
  }
}

const headerOf = (page: Page): Promise<string | null> => page.locator('header .prompt').textContent();

/** A wrong option of the open question. */
export function wrongOption(state: WhiskyState): number {
  const frame = state.stack.at(-1);
  if (frame?.at !== 'question') throw new Error('no question is open');
  return frame.options.find((option) => option !== rightOf(frame.question)) as number;
}

/** Selectors for the simplest thing to do now: whatever covers the map first, then what leads on. */
const SIMPLEST = [
  '[data-answer="close"]',
  '[data-answer="ask"].open',
  '[data-answer="go"]:not([disabled])',
  '[data-answer="leave"]',
  '[data-answer="roll"]',
  '.reach[data-target]',
  '[data-answer]',
];

/** Does the simplest thing on the way to a distillery, up to its question. */
export async function travel(page: Page): Promise<void> {
  // Nothing else can be done during a walk.
  await expect(answer(page, 'halt')).toHaveCount(0);
  const next = await firstThere(page, SIMPLEST);
  if (next === '.reach[data-target]') await pickField(page, await goal(page));
  else await press(page, page.locator(next).first());
}

async function goal(page: Page): Promise<string> {
  const fields = await page
    .locator('.reach[data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  return fields.find((field) => fieldOf(field).kind === 'distillery') ?? fields[0] ?? '';
}
