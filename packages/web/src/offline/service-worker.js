// Keeps the whole client in the browser, so that it starts and plays without a network. The build fills in the two
// constants. A new version is fetched in the background and takes over once no page of the old one is open: pages
// load parts of themselves on demand and must find those they were built with.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];

const CACHE = `taproom-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('taproom-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Every page is the same document; everything else is what it is called. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
