/// <reference types="vite/client" />
import { http, passthrough, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { serverDown, slow } from '../mocks/scenarios';
import { worldOf } from '../src/test/world';

/** Everything at Storybook's own address is a file of Storybook: `/src/api/members.ts` is no call of the service. */
const ownFiles = http.all(`${location.origin}/*`, () => passthrough());

const troubles: Record<string, RequestHandler[]> = { slow: slow(3000), failing: serverDown() };

const openCalls = new Set<string>();

/** How many calls of the story on show wait for their answer. */
export const pendingCalls = () => openCalls.size;

/** msw's worker, which stands where Storybook stands, at the root of a host or below. */
export async function startWorker() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request, requestId }) => {
    if (!request.url.startsWith(location.origin)) openCalls.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => openCalls.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // A call that no handler answers would leave this machine.
    onUnhandledRequest: 'error',
  });
  return worker;
}

/** The handlers of the next story, with the trouble that the toolbar asks for before them. */
export function handlersFor(parameters: { readonly msw?: unknown }, trouble: unknown) {
  openCalls.clear();
  return [ownFiles, ...(troubles[String(trouble)] ?? []), ...worldOf(parameters)];
}
