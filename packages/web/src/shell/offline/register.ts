const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, once the page has settled. The dev server has none. */
export function keepForOffline(): void {
  if (!canKeep()) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** How often a page that stays open asks whether there is a new version, in milliseconds. */
const INTERVAL = 30 * 60_000;

/** A browser that refuses, as in some private windows, just keeps needing the network. */
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').then(keepAsking, () => undefined);
}

/** Browsers look for a new version when a page is loaded; pages of a pub stay open for days. Some that refuse give nothing. */
function keepAsking(registration: ServiceWorkerRegistration | undefined): void {
  const ask = (): void => void registration?.update().catch(() => undefined);
  setInterval(ask, INTERVAL);
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => document.hidden || ask());
}

/** Calls the listener when a newer version has taken over from the one that this page is of. */
export function onNewVersion(listener: () => void): void {
  if (!canKeep() || !navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener('controllerchange', listener);
}

/** Also caches what local tables need: the rules of all games, including the answers. */
export async function keepOwnTables(): Promise<void> {
  if (!canKeep()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-own-tables');
}
