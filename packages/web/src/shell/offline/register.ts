const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, once the page has settled. The dev server has none. */
export function keepForOffline(): void {
  if (!canKeep()) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** A browser that refuses, as in some private windows, just keeps needing the network. */
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/** Also caches what local tables need: the rules of all games, including the answers. */
export async function keepOwnTables(): Promise<void> {
  if (!canKeep()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-own-tables');
}
