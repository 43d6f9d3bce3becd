/**
 * Which build of the client this page is, and the way to a newer one. The service worker of a new build takes over as
 * soon as it is installed, and serves older pages what they were built with: a page goes on as it is until it is loaded again.
 */

const MINUTE = 60_000;
/** How often a page that stays open asks. */
const OFTEN = 30 * MINUTE;
/** How long a press waits for the new build to be cached, before it is loaded from the server. */
const PATIENCE = 20_000;

const OWN = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="taproom-build"]')?.content;

export const build = $state({
  /** Whether the server has another build than this page. */
  isOld: false,
  /** Whether the other build is cached here: then it comes with the next page. */
  isReplaced: false,
  isLoading: false,
});

/** What a reload would take away: something written on this page, or a move that was begun. */
const begun = { text: false, move: false };

/** A move is complete, as far as this page knows: what was begun has been done. */
export const moveDone = (): boolean => (begun.move = false);

/** Another page has nothing begun yet. */
export function pageChanged(): void {
  begun.text = false;
  begun.move = false;
}

/** Asks the server which build it has: at the start, now and then, when the page is shown again or a new worker takes over. */
export function watchForNewBuild(): void {
  if (OWN === undefined) return;
  // A page out of the cache may be older than what the server has.
  if (navigator.serviceWorker?.controller) void askForBuild();
  document.addEventListener('visibilitychange', () => document.hidden || void askForBuild());
  setInterval(() => document.hidden || void askForBuild(), OFTEN);
  navigator.serviceWorker?.addEventListener('controllerchange', () => void askWhoTookOver());
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => (begun.move = true), { capture: true });
  addEventListener('input', () => (begun.text = true), { capture: true });
  otherPages?.addEventListener('message', () => document.hidden && void followQuietly());
}

/** A server that is out of reach, or serves no build, has none that is newer. */
export async function askForBuild(): Promise<void> {
  if (OWN === undefined || build.isOld) return;
  const served = await servedBuild();
  if (served === undefined || served === OWN) return;
  build.isOld = true;
  // Fetched in the background, so that a press finds it.
  await (await registration())?.update().catch(() => undefined);
}

async function servedBuild(): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return answer.ok ? (await answer.json()).build : undefined;
  } catch {
    return undefined;
  }
}

/** The first worker of all takes over, too. */
async function askWhoTookOver(): Promise<void> {
  await askForBuild();
  build.isReplaced = build.isOld;
}

/** Loads this page again, by the newest build that can be had; other pages of this browser that are at rest follow. */
export async function loadNewBuild(): Promise<void> {
  if (build.isLoading) return;
  build.isLoading = true;
  await bringWorker();
  otherPages?.postMessage('load');
  location.reload();
}

/** Without a press here, nothing is loaded again while somebody looks, writes, or has begun a move. */
async function followQuietly(): Promise<void> {
  await askForBuild();
  if (build.isOld && !begun.text && !begun.move) location.reload();
}

/** Undefined in browsers that have no way from page to page. */
const otherPages = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taproom-build') : undefined;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Waits until the newest service worker is in charge. One that cannot be installed must not keep an old build in place. */
async function bringWorker(): Promise<void> {
  const registered = await registration();
  await registered?.update?.().catch(() => undefined);
  const next = registered?.installing ?? registered?.waiting;
  const isThere = next ? await takesOver(next) : !build.isOld || build.isReplaced;
  if (!isThere && (await servedBuild())) await registered?.unregister();
}

const takesOver = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => resolve(false), PATIENCE);
    look();
  });
