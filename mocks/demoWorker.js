// The demo without the network: the files of this build, kept in the browser, and msw's worker for the service's answers.

// The build writes the list here, with a version that changes with any of the files; in development there is none.
const release = null;
const cacheName = release && `demo-${release.version}`;

// The hosts of deploy/ let only a policy name a script to load (Trusted Types).
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === 'mockServiceWorker.js' ? address : null),
});

async function keepFiles() {
  const cache = await caches.open(cacheName);
  try {
    // Past the browser's own cache, which may hold the files of another release.
    await cache.addAll(release.files.map((file) => new Request(file, { cache: 'reload' })));
  } catch {
    // Half a release is none: the demo then works with the network only.
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

/** The kept file that answers this request: a screen is answered with its own page, or the page of all. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  const scope = new URL(self.registration.scope).pathname;
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(scope))
    return null;
  const name = pathname.slice(scope.length);
  if (name === '') return 'login.html';
  // A screen by the name of a file that is none: the portal takes that out of the address.
  const isFile = release.files.includes(name);
  if (mode === 'navigate' && !isFile && /\.html?$/i.test(name)) return 'index.html';
  if (mode === 'navigate' && !/\.\w+$/.test(name))
    return release.files.includes(`${name}.html`) ? `${name}.html` : 'index.html';
  return isFile ? name : null;
}

/**
 * A file whose name changes with its content comes from here. The others come from the host while there is one: it may
 * have another release by now, or the portal itself, which takes this worker away.
 */
async function answer(file, request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(file);
  if (kept !== undefined && file.startsWith('assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

if (release !== null) {
  self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
  self.addEventListener('activate', (event) => event.waitUntil(forgetOtherReleases()));
  // Before msw's own listener, which would send every file to the page that asked for it.
  self.addEventListener('fetch', (event) => {
    const file = fileFor(event.request);
    if (file === null) return;
    event.respondWith(answer(file, event.request));
  });
}

// The pages that msw's worker answers through. A worker that was stopped, or that a newer one replaced, begins with none.
const pages = new Set();
self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') pages.add(event.source.id);
  // msw forgets a page that is about to be left, also one that stays since its person said no, and with the last page the
  // worker itself, and with that the demo without the network.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  // A page that has this worker and is not controlled by it asks to be (takeControl).
  if (event.data === 'DEMO_CLAIM') event.waitUntil(self.clients.claim());
});
// Of a page that it does not know, msw's listener lets the calls out to the host. They come back unanswered instead.
self.addEventListener('fetch', (event) => {
  if (event.request.headers.has('x-demo-call') && !pages.has(event.clientId))
    event.respondWith(new Response(null, { status: 204 }));
});

importScripts('mockServiceWorker.js');
