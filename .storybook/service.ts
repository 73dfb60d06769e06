/// <reference types="vite/client" />
import { http, passthrough, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { serverDown, slow } from '../mocks/scenarios';
import { worldOf } from '../src/test/world';

/** Requests to Storybook's own address are files, not calls, even `/src/api/members.ts`. */
const ownFiles = http.all(`${location.origin}/*`, () => passthrough());

const troubles: Record<string, RequestHandler[]> = { slow: slow(3000), failing: serverDown() };

const openCalls = new Set<string>();

/** Counts the calls of the current story that have no answer yet. */
export const pendingCalls = () => openCalls.size;

/** Starts msw's worker, whose address depends on where Storybook is served. */
export async function startWorker() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request, requestId }) => {
    if (!request.url.startsWith(location.origin)) openCalls.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => openCalls.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // A call without a handler would leave this machine.
    onUnhandledRequest: 'error',
  });
  return worker;
}

/** The handlers of the next story, after those for the faults chosen in the toolbar. */
export function handlersFor(parameters: { readonly msw?: unknown }, trouble: unknown) {
  openCalls.clear();
  return [ownFiles, ...(troubles[String(trouble)] ?? []), ...worldOf(parameters)];
}
