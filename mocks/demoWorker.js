// Runs the demo offline: keeps the files of this build in the browser, and loads msw's worker for the service's answers.

// The build inserts the list of files and a version that changes with any of them; null in development.
const release = null;
const cacheName = release && `demo-${release.version}`;

// With the headers of deploy/, scripts can only be loaded through a Trusted Types policy.
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === 'mockServiceWorker.js' ? address : null),
});

async function keepFiles() {
  const cache = await caches.open(cacheName);
  try {
    // Bypasses the browser's cache, which may have the files of another release.
    await cache.addAll(release.files.map((file) => new Request(file, { cache: 'reload' })));
  } catch {
    // An incomplete release is of no use: the demo then works only online.
    await caches.delete(cacheName);
  }
}

async function forgetOtherReleases() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('demo-') && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}

/** Chooses the kept file for a request: a screen gets its own page, or else index.html. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  const scope = new URL(self.registration.scope).pathname;
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(scope))
    return null;
  const name = pathname.slice(scope.length);
  if (name === '') return 'login.html';
  // A screen may have a file extension, which the portal removes from the address.
  const isFile = release.files.includes(name);
  if (mode === 'navigate' && !isFile && /\.html?$/i.test(name)) return 'index.html';
  if (mode === 'navigate' && !/\.\w+$/.test(name))
    return release.files.includes(`${name}.html`) ? `${name}.html` : 'index.html';
  return isFile ? name : null;
}

/**
 * Answers files whose names change with their content from the cache. Other files come from the host if it answers: it may have a
 * newer release, or the real portal, which removes this worker.
 */
async function answer(file, request) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(file);
  if (cached !== undefined && file.startsWith('assets/')) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    if (cached === undefined) throw error;
    return cached;
  }
}

if (release !== null) {
  self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
  self.addEventListener('activate', (event) => event.waitUntil(forgetOtherReleases()));
  // Must come before msw's listener, which would send every request for a file to the page.
  self.addEventListener('fetch', (event) => {
    const file = fileFor(event.request);
    if (file === null) return;
    event.respondWith(answer(file, event.request));
  });
}

// The pages that answer calls for msw's worker. After a worker was stopped or replaced, the list starts empty.
const pages = new Set();
self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') pages.add(event.source.id);
  // msw drops a page that announces its unload, even if the person then decides to stay. With the last page it removes the worker,
  // and the demo would no longer work offline.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  // Sent by pages that have this worker but are not controlled by it (takeControl).
  if (event.data === 'DEMO_CLAIM') event.waitUntil(self.clients.claim());
});
// msw's listener would send calls of a page that it does not know to the host. Here they get an empty answer instead, and the page
// answers them itself.

self.addEventListener('fetch', (event) => {
  if (event.request.headers.has('x-demo-call') && !pages.has(event.clientId))
    event.respondWith(new Response(null, { status: 204 }));
});

importScripts('mockServiceWorker.js');
