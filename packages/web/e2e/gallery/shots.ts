import type { BrowserContext, Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@taproom/games';
import type { Say } from '@taproom/games/text';
import type { Key } from '../../src/kit/text/index.svelte.ts';
import { type BotGame, botGame, positionAt, saveAt } from '../helpers/bot-game.ts';

/** Something to look at. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  /** The tables in the browser. */
  readonly saves?: readonly object[];
  /** Whether all of the page is taken, and not only what the screen shows. */
  readonly whole?: boolean;
  /** What happens on the server first; gives the path. */
  prepare?(context: BrowserContext): Promise<string>;
  /** What is pressed before the picture is taken. */
  act?(page: Page, say: Say<Key>): Promise<void>;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

// Pages

const RECORD = 'record';

const page = (name: string, path: string, more: Partial<Shot> = {}): Shot => ({ name, path, whole: true, ...more });

const SETUP = { options: {}, isPublic: true, clock: { kind: 'none' }, timeOut: 'bot' };
const TERMS = { undo: true, spectators: true, delay: 0 };

/** A table on the server that waits for somebody. */
async function waiting(context: BrowserContext): Promise<string> {
  await context.request.post('/api/guest', { data: { name: 'Anna' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: GAME_IDS[0], seats, ...SETUP, ...TERMS };
  const { info }: { info: { id: string } } = await (await context.request.post('/api/tables', { data })).json();
  return `/t/${info.id}`;
}

function pages(games: readonly BotGame[]): readonly Shot[] {
  const tables = games.flatMap((one) => [saveAt(one.id, positionAt(one, 0.5)), saveAt(`${one.id}-end`, one.end)]);
  const finished = games.map((one) => saveAt(one.id, one.end));
  return [
    page('home', '/'),
    page('home with tables', '/', { saves: tables }),
    page('lobby', '/lobby'),
    page('lobby with a table', '/lobby', { prepare: async (context) => waiting(context).then(() => '/lobby') }),
    page('waiting table', '', { prepare: waiting }),
    page('account', '/account'),
    page('settings', '/settings'),
    page('replay list', '/replay', { saves: finished }),
    page('replay list, empty', '/replay'),
    page('dice check', `/dice#${games[0]?.id}`, { saves: finished }),
    page('dice check, empty', '/dice'),
    page('lost page', '/nowhere'),
    page('lost table', '/table/none'),
    page('lost online table', '/t/none'),
  ];
}

const ofGame = ({ id, end }: BotGame): readonly Shot[] => [
  { name: `${id} set-up`, path: `/new/${id}` },
  page(`${id} set-up, options`, `/new/${id}`, { act: (at) => at.locator('summary').first().click() }),
  page(`${id} rules`, `/rules/${id}`),
  page(`${id} summary`, `/summary/${id}`),
  { name: `${id} lesson`, path: `/learn/${id}` },
  page(`${id} daily`, `/daily/${id}`),
  page(`${id} exercises`, `/train/${id}`),
  { name: `${id} replay`, path: `/replay/${RECORD}`, saves: [saveAt(RECORD, end)], act: halfway },
  { name: `${id} analysis`, path: `/analyse/${RECORD}#${half(end)}`, saves: [saveAt(RECORD, end)], act: evaluated },
  { name: `${id} review`, path: `/replay/${RECORD}#review`, saves: [saveAt(RECORD, end)], act: reviewed },
  { name: `${id} review, turning point`, path: `/replay/${RECORD}#review`, saves: [saveAt(RECORD, end)], act: turned },
];

const half = ({ history }: BotGame['end']): number => Math.floor(history.entries.length / 2);

/** How long bots may think, in milliseconds. */
const THINKING = { timeout: 180_000 };

const evaluated = (at: Page, say: Say<Key>): Promise<void> =>
  at.getByText(say('analysis.thinking')).waitFor({ state: 'hidden', ...THINKING });

const reviewed = (at: Page, say: Say<Key>): Promise<void> => at.getByText(say('review.turning')).waitFor(THINKING);

async function turned(at: Page, say: Say<Key>): Promise<void> {
  await reviewed(at, say);
  await press(at, say('review.show'));
}

async function halfway(at: Page): Promise<void> {
  const { x, y, width, height } = (await at.getByRole('slider').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await at.mouse.click(x + width / 2, y + height / 2);
}

// Boards

const table = (name: string, save: object, act?: Shot['act']): Shot => ({
  name,
  path: '/table/shot',
  saves: [save],
  ...(act && { act }),
});

/** Positions in which something can be done for the first time, until everything could have been. */
function questions({ id, game, positions }: BotGame): readonly Shot[] {
  const met = new Set<string>();
  return positions.flatMap((match) => {
    const fresh = game.legal(match.state, 0).filter(({ type }) => !met.has(type));
    for (const { type } of fresh) met.add(type);
    const types = [...new Set(fresh.map(({ type }) => type))].join(' ');
    return types === '' ? [] : [table(`${id} board, asked: ${types}`, saveAt('shot', match))];
  });
}

const STAGES = { opening: 0, middle: 0.45, late: 0.9 };

const boards = (one: BotGame): readonly Shot[] => [
  ...Object.entries(STAGES).map(([name, share]) =>
    table(`${one.id} board, ${name}`, saveAt('shot', positionAt(one, share))),
  ),
  ...questions(one),
  table(`${one.id} board, over`, saveAt('shot', one.end), (at) => at.keyboard.press('Escape')),
  table(`${one.id} end`, saveAt('shot', one.end)),
];

/** Alone, where one can play alone. */
const alone = ({ id, end }: BotGame): Shot => table(`${id} end, alone`, saveAt('shot', end));

// Dialogs

const dialogs = (one: BotGame): readonly Shot[] => {
  const save = saveAt('shot', positionAt(one, 0.45));
  const two = saveAt('shot', positionAt(one, 0.45), ['Anna', 'Ben', 'Cleo']);
  return [
    table(`${one.id} dialog, keys`, save, (at) => at.keyboard.press('?')),
    table(`${one.id} dialog, give up`, save, (at, say) => press(at, say('table.resign'))),
    table(`${one.id} dialog, rules beside the board`, save, (at, say) => press(at, say('table.rules'))),
    table(`${one.id} dialog, hint`, save, hint),
    table(`${one.id} dialog, people at one device`, two),
    ...(REFUSED[one.id] ?? []).slice(0, 1).map(() => table(`${one.id} dialog, refusal`, save, refuse(one.id))),
  ];
};

async function hint(at: Page, say: Say<Key>): Promise<void> {
  await press(at, say('table.hint'));
  await at.waitForTimeout(2_000);
}

/** What to press for a refusal, where that takes no more than two presses. */
const REFUSED: Partial<Record<GameId, readonly string[]>> = {
  'dice-box': ['[data-die].acting', '[data-square="c3"]'],
  dyce: ['[data-space="c3"]', '[data-verb="advertise"]'],
  'dice-brewing': ['[data-space="SD2"]'],
};

const refuse = (id: GameId) => async (at: Page) => {
  for (const selector of REFUSED[id] ?? []) await at.locator(selector).first().click({ force: true });
};

/** Everything there is to look at, in the order of the page. */
export async function allShots(onprogress: (what: string) => void): Promise<readonly Shot[]> {
  const games: BotGame[] = [];
  const solos: BotGame[] = [];
  for (const id of GAME_IDS) {
    onprogress(`bots play ${id}`);
    const played = await botGame(id);
    games.push(played);
    if (played.game.seats.min === 1) solos.push(await botGame(id, 1));
  }
  return [
    ...pages(games),
    ...games.flatMap((one) => [...ofGame(one), ...boards(one), ...dialogs(one)]),
    ...solos.map(alone),
  ];
}
