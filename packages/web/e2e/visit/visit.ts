import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Scales, Weight } from './weighing.ts';

/** A phone in a slow network. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  /** Bits a second. */
  down: 1_600_000,
  up: 750_000,
  /** Milliseconds. */
  latency: 150,
  /** How many times as slow as this machine. */
  slowness: 4,
} as const;

/** The home page, from the first request until it can be used and nothing more comes. */
export interface HomeFigures extends Weight {
  /** Milliseconds since the visit began. */
  readonly firstPaint: number;
  readonly firstWords: number;
  readonly usable: number;
  /** How much was shifted while it came. */
  readonly shift: number;
}

/** A game's first board, from the press that begins it. */
export interface BoardFigures extends Weight {
  readonly shown: number;
  /** What comes when bots may move: they, most of all. */
  readonly rest: number;
  readonly shift: number;
  /** The longest task of the page, in milliseconds of the processor's time. */
  readonly longestTask: number;
}

export interface Visit {
  readonly page: Page;
  readonly home: HomeFigures;
  /** Begins a game at the home page. */
  play(title: string): Promise<BoardFigures>;
  leave(): Promise<void>;
}

/** Runs in the page, before anything else: notes shifts, and when a game can be begun. */
function observe(): void {
  const seen = { shift: 0, usable: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      // What follows a press at once was asked for.
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = new MutationObserver(() => {
    if (document.querySelectorAll('main article .button, main article button').length < 5) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.usable = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true });
}

const shiftIn = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'seen').shift);

const paintedIn = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const { usable } = Reflect.get(window, 'seen');
    return { firstPaint: at('first-paint'), firstWords: at('first-contentful-paint'), usable };
  });

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.down / 8,
    uploadThroughput: PHONE.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowness });
}

/** Visits the home page for the first time; `isPhone` with a phone's network and processor. */
export async function visit(browser: Browser, scales: Scales, isPhone: boolean): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: scales.address,
    locale: 'en-GB',
    viewport: PHONE.viewport,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  if (isPhone) await slowDown(await context.newCDPSession(page));
  scales.weigh();
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'seen').usable > 0);
  await scales.settle();
  const home = { ...scales.weigh(), ...(await paintedIn(page)), shift: await shiftIn(page) };
  return { page, home, play: (title) => play(page, context, scales, title), leave: () => context.close() };
}

async function play(page: Page, context: BrowserContext, scales: Scales, title: string): Promise<BoardFigures> {
  const before = await shiftIn(page);
  scales.weigh();
  const release = scales.holdBots();
  const tasks = await watchTasks(page, context);
  const began = performance.now();
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .locator('a.button.primary, button.primary')
    .first()
    .click();
  await sitDownIfAsked(page);
  await page.locator('main.at-table section .board, main.at-table section svg').first().waitFor();
  const shown = performance.now() - began;
  const weight = scales.weigh();
  await scales.settle();
  // Once a bot has moved, something else may be asked, which has its own room.
  const shift = (await shiftIn(page)) - before;
  release();
  await scales.settle();
  const rest = scales.weigh();
  return { ...weight, shown, rest: rest.bytes, shift, longestTask: await tasks() };
}

/** Version 0.1.0 asks first how to play. */
async function sitDownIfAsked(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: /^(Sit down and play|Play)$/ });
  await page.waitForURL(/\/(table|new)\//);
  if (page.url().includes('/new/')) await start.click();
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly dur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Watches the tasks of the page's main thread. What it gives ends that and tells the longest. */
async function watchTasks(page: Page, context: BrowserContext): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
    },
  });
  return async () => {
    const over = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await over;
    await session.detach();
    return longestOf(events);
  };
}

/** The longest task of the renderer's main thread. */
function longestOf(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter((e) => e.name === 'thread_name' && e.args['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
