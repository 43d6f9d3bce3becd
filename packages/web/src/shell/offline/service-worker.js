// Caches the whole client in the browser, so that it starts and plays offline, and shows notifications when no page is
// open. The build fills in the three constants. A new version is fetched in the background and takes over at once: whatever
// is loaded from then on is new. Pages that are open load parts of themselves on demand and must find those they were
// built with, so the version before stays in the cache.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
// Local tables need these files. They hold the answers to questions, so they are fetched only when a page asks for
// them, and pages of online tables never do.
const OWN_TABLES = ['%OWN_TABLES%'];

const PREFIX = 'taproom-build-';
const CACHE = PREFIX + VERSION;
// Pages of 0.1.0 do not say that there is something newer.
const MUTE = /^taproom-[0-9a-f]{12}$/;

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
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The server's own answers are never cached; a link in an e-mail leads there too.
  const isOurs = origin === self.location.origin && !pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
  if (request.mode === 'navigate') event.waitUntil(dropUnusedVersions());
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

async function takeOver() {
  const [before, ...older] = await oldVersions();
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
  if (MUTE.test(before)) await loadMutePages();
}

/** The caches of other versions, the latest first. */
async function oldVersions() {
  const names = await caches.keys();
  return names.filter((name) => (name.startsWith(PREFIX) || MUTE.test(name)) && name !== CACHE).reverse();
}

/** Without an open page, nobody needs what older ones were built with. */
async function dropUnusedVersions() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 0) await Promise.all((await oldVersions()).map((name) => caches.delete(name)));
}

/** Loads the new version in pages that could never tell of it, where nothing can be lost. */
async function loadMutePages() {
  const pages = await self.clients.matchAll({ type: 'window' });
  // Nobody waits for the pages: they themselves wait until this worker is active.
  for (const page of pages) if (isAtRest(page)) page.navigate(page.url).catch(() => undefined);
}

const isAtRest = ({ url }) => /^\/(lobby|settings|rules\/[\w-]+)?$/.test(new URL(url).pathname);

/** Every page is the same document; everything else is cached under its own name, which no two versions share. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') return (await cache.match('/')) ?? fetch(request);
  return (await cache.match(request, { ignoreSearch: true })) ?? (await inOldVersion(request)) ?? fetch(request);
}

async function inOldVersion(request) {
  if (!new URL(request.url).pathname.startsWith('/assets/')) return undefined;
  const [before] = await oldVersions();
  return before && (await caches.open(before)).match(request);
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
