/** Lets the browser keep the client, once the page has settled. The dev server has nothing to keep. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** A browser that refuses, as in some private windows, just goes on needing the network. */
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
