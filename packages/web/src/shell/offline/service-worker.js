// Caches the whole client in the browser, so that it starts and plays offline, and shows notifications when no page is
// open. The build fills in the three constants. A new version is fetched in the background and takes over at once, so that
// every page loaded from then on is new. Pages of the version before notice, and go on as they are until they are loaded
// again: the parts of themselves that they load on demand stay until the version after.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
// Local tables need these files. They hold the answers to questions, so they are fetched only when a page asks for
// them, and pages of online tables never do.
const OWN_TABLES = ['%OWN_TABLES%'];

const CACHE = `taproom-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-own-tables') event.waitUntil(keepOwnTables());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The server's own answers are never cached; a link in an e-mail leads there too.
  const isOurs = origin === self.location.origin && !pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});

self.addEventListener('push', (event) => {
  const news = newsIn(event.data);
  if (news) event.waitUntil(call(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`/t/${event.notification.data.table}`));
});

async function keepOwnTables() {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(OWN_TABLES.map((file) => cache.match(file)));
  await cache.addAll(OWN_TABLES.filter((_, at) => !kept[at]));
}

/** The caches are named in the order in which they were made; the last of the others is the version before. */
async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('taproom-') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** Every page is the same document; everything else is cached under its own name. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** The content of a push message, if it is one of ours. */
function newsIn(data) {
  try {
    const news = data.json();
    return news.type === 'turn' && /^[a-z2-9]{10,15}$/.test(news.table) ? news : undefined;
  } catch {
    return undefined;
  }
}

/** Notifies the player that it is their turn, unless they are already looking. */
async function call({ table, title, body }) {
  const pages = await pagesAt(`/t/${table}`);
  if (pages.some(({ focused }) => focused)) return;
  const look = { body, icon: '/favicon.svg', tag: `turn-${table}`, renotify: true, data: { table } };
  await self.registration.showNotification(title, look);
}

/** Brings a page to the front, or opens it. */
async function show(path) {
  const [page] = await pagesAt(path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}
