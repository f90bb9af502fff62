// Makes a second visit open at once, and the page open at all while the house is out of reach. It keeps the files of the
// client and never what the house says.

import { build, files, version } from '$service-worker';

declare const self: ServiceWorkerGlobalScope;

/** Files of one build stand on one shelf. */
const SHELF = `house-${version}`;

/** The page that shows whatever the address asks for. */
const PAGE = '/';

/** How long the house may take for a page that is here already, in milliseconds. */
const PATIENCE = 400;

/** Pictures of the icon are for the system, which keeps them itself; licences are for whoever asks for them. */
const kept = new Set([PAGE, ...build, ...files.filter((file) => !/\.(png|txt)$/.test(file))]);

/** Files here have another name when they have another content. */
const NEVER_CHANGES = '/_app/immutable/';

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  // The page that is open goes on with the shelf before; whatever is opened next comes from this one.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (kept.has(pathname) || pathname.startsWith(NEVER_CHANGES)) event.respondWith(file(request));
});

/** One file after the other: nobody waits for it, and a house lets everybody ask only so often. */
async function fill(): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const path of kept) {
    const known = path.startsWith(NEVER_CHANGES) ? await caches.match(path) : undefined;
    if (known) await shelf.put(path, known);
    else await shelf.add(path);
  }
}

/** The shelf before this one stays, for pages that are still open. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELF);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** As the house has it now, so that nobody is left on an old page; if it does not answer, as it was kept. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, later(PATIENCE)]);
  if (answer && answer.status < 500) return answer;
  const shelf = await caches.open(SHELF);
  return (await shelf.match(PAGE)) ?? (await asked) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

function later(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
