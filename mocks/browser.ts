import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { demoAccounts } from './db/cast';
import { createService } from './service';
import { openSharedService, SERVICE_MARK } from './sharedService';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** reseeded: the saved rows were of another version or broken; in-memory: nothing is saved; no-worker: answered in the page. */
export type DemoNotice = 'reseeded' | 'in-memory' | 'no-worker';

export interface Demo {
  /** The two accounts that the sign-in page offers. */
  readonly accounts: { readonly admin: Credentials; readonly member: Credentials };
  /** The file at the address of the export link, which no worker sees a click on. */
  exportFile(address: string): Promise<Blob>;
  /** Empties the saved database and seeds it anew, in every tab. Every session ends with it. */
  reset(): Promise<void>;
  /** What the person should know. */
  readonly notices: readonly DemoNotice[];
}

type Answer = (request: Request) => Promise<Response>;

/**
 * Starts the imitated service in the browser; the app's calls wait for it. Answers come through the worker; where none
 * can run, or where one was stopped and forgot the page, the page answers itself.
 */
export async function startDemo(): Promise<Demo> {
  provideRandomUuid();
  const shared = await openSharedService(createService());
  const answer: Answer = async (request) => {
    await pause(150 + Math.random() * 250);
    return shared.answer(request);
  };
  const answerOnce = routeFetch(answer);
  const workerRuns = await startWorker(answerOnce);

  return {
    accounts: demoAccounts,
    exportFile: async (address) => (await answer(new Request(address))).blob(),
    reset: shared.reset,
    get notices() {
      return workerRuns ? shared.notices : [...shared.notices, 'no-worker' as const];
    },
  };
}

/** @msw/data names its records by `crypto.randomUUID`, which browsers leave out on plain http. */
function provideRandomUuid(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(crypto, 'randomUUID', {
    value: () => {
      const hex = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Numbers a call of the page, so that the worker's way and the page's own way never both carry it out. */
const CALL_NUMBER = 'x-demo-call';

/**
 * Sends the page's calls of the service through the worker, and answers itself those that come back without the service's
 * mark. Returns the answer to a numbered call, for the worker: the one that was given before, if any.
 */
function routeFetch(answer: Answer) {
  const answers = new Map<string, Promise<Response>>();
  const plainFetch = window.fetch.bind(window);
  let calls = 0;
  let forgotten = false;

  const answerOnce = async (number: string, request: Request): Promise<Response> => {
    const given = answers.get(number) ?? answer(request);
    answers.set(number, given);
    return (await given).clone();
  };

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!url.pathname.includes('/api/')) return plainFetch(input, init);

    const request = new Request(input, init);
    request.signal.throwIfAborted();
    calls += 1;
    const number = `${performance.timeOrigin}-${calls}`;
    request.headers.set(CALL_NUMBER, number);
    const copy = request.clone();
    try {
      if (hasWorker() && !forgotten) {
        const response = await plainFetch(request).catch(() => undefined);
        if (response?.headers.has(SERVICE_MARK)) return response;
        request.signal.throwIfAborted();
        // The browser stopped the worker, which then no longer knows this page: nothing more goes its way.
        forgotten = true;
      }
      return await unlessAborted(request.signal, answerOnce(number, copy));
    } finally {
      answers.delete(number);
    }
  };
  return answerOnce;
}

/** Breaks off as fetch does when the app gives a call up. */
function unlessAborted(signal: AbortSignal, response: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** A worker that is not up by then is not waited for: the page answers meanwhile. */
const WORKER_START_MS = 5000;

/** True if the worker controls the page. */
async function startWorker(
  answerOnce: (number: string, request: Request) => Promise<Response>,
): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  hearRefusedUpdates();
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => {
      // Only what the app itself fetched: a source file under /api/ in development has no number and goes on to the host.
      const number = request.headers.get(CALL_NUMBER);
      return number === null ? undefined : answerOnce(number, request);
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
  const started = start();
  await Promise.race([started.catch(() => undefined), pause(WORKER_START_MS)]);
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a worker has no origin to name
  active?.postMessage('DEMO_CLAIM');
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
