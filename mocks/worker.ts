import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { CALL_NUMBER, hasWorker } from './calls';
import { pause } from './pause';

/** How long to wait for the worker; after that the page answers the calls itself. */
const WORKER_START_MS = 5000;

/** Starts msw's worker, which passes the page's calls to `answer`. Returns whether it controls the page. */
export async function startWorker(
  answer: (number: string, request: Request) => Promise<Response>,
): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  hearRefusedUpdates();
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      const number = request.headers.get(CALL_NUMBER);
      return number === null ? undefined : answer(number, request);
    }),
  );
  const scope = import.meta.env.BASE_URL;
  const url = `${scope}demoWorker.js`;
  const start = async () => {
    await takeControl(url, scope);
    await worker.start({
      serviceWorker: { url, options: { scope } },
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
  };
  await Promise.race([start().catch(() => undefined), pause(WORKER_START_MS)]);
  return hasWorker();
}

/**
 * Registers the worker and waits until it controls the page. A page that was opened during the installation, or by a reload without
 * cache, is not controlled by its worker. msw would then reload the page, and unsaved input would be lost.
 */
async function takeControl(url: string, scope: string): Promise<void> {
  const controlled = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  await navigator.serviceWorker.register(url, { scope });
  const { active } = await navigator.serviceWorker.ready;
  if (hasWorker()) return;
  active?.postMessage('DEMO_CLAIM', []);
  await controlled;
}

/** msw looks for a newer worker and does not catch the failure: without a network this is normal, so it is ignored here. */

function hearRefusedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof TypeError && /update .*service ?worker/i.test(reason.message))
      event.preventDefault();
  });
}
