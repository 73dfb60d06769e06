import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { CALL_NUMBER, hasWorker } from './calls';
import { pause } from './pause';

/** A worker that is not up by then is not waited for: the page answers meanwhile. */
const WORKER_START_MS = 5000;

/** Starts msw's worker, which has `answer` answer the page's calls. True if it controls the page. */
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
 * Registers the worker and waits until it controls the page. A page that opened while the worker was being installed, or by
 * a reload past the cache, has a worker and none that controls it: msw would reload it, and what was typed would be gone.
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

/** msw asks for a newer worker and leaves the refusal unheard: without the network there is none, and that is no fault. */
function hearRefusedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof TypeError && /update .*service ?worker/i.test(reason.message))
      event.preventDefault();
  });
}
