import { pause } from './pause';
import { SERVICE_MARK } from './sharedService';

/** Sends one call to the service, as `fetch` does. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Gives each call of the page a number. The worker knows by it which requests are calls. */
export const CALL_NUMBER = 'x-demo-call';

/**
 * The calls of this page: each goes to the worker, which has the page answer it. What comes back without the service's mark
 * nobody has answered, or a host has: the page then answers it itself.
 */
export function createCalls(service: (request: Request) => Promise<Response>) {
  const answers = new Map<string, Promise<Response>>();

  /** The one answer to a numbered call: neither of the two ways carries out what the other already has. */
  const answer = async (number: string, request: Request): Promise<Response> => {
    const given = answers.get(number) ?? serve(request);
    answers.set(number, given);
    return (await given).clone();
  };

  /** As long as a real service may take. */
  const serve = async (request: Request): Promise<Response> => {
    await pause(150 + Math.random() * 250);
    return service(request);
  };

  const send: Send = async (url, init) => {
    const request = new Request(url, init);
    const number = crypto.randomUUID();
    request.headers.set(CALL_NUMBER, number);
    const copy = request.clone();
    try {
      if (hasWorker()) {
        const response = await fetch(request).catch(() => undefined);
        if (response?.headers.has(SERVICE_MARK)) return response;
      }
      request.signal.throwIfAborted();
      return await Promise.race([answer(number, copy), abortOf(request.signal)]);
    } finally {
      answers.delete(number);
    }
  };

  return { send, answer };
}

export const hasWorker = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Rejects, as fetch does, when the app gives a call up. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
