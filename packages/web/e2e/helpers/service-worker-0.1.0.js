// Keeps the whole client in the browser, so that it starts and plays without a network, and calls players to their
// tables when no page is open. The build fills in the two constants. A new version is fetched in the background and takes
// over once no page of the old one is open: pages load parts of themselves on demand and must find those they were built
// with.
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
  const { origin, pathname } = new URL(request.url);
  // What the server itself answers is never kept; a link in a letter leads there too.
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

/** What was pushed, if it is something that we push. */
function newsIn(data) {
  try {
    const news = data.json();
    return news.type === 'turn' && /^[a-z2-9]{10,15}$/.test(news.table) ? news : undefined;
  } catch {
    return undefined;
  }
}

/** Tells that it is one's turn, unless one is looking there already. */
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
