import { pause } from './pause';
import { SERVICE_MARK } from './sharedService';

/** Sends a call to the service, with the signature of `fetch`. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** The header with the number of each call, by which the worker recognises calls. */
export const CALL_NUMBER = 'x-demo-call';

/**
 * Sends the calls of this page to the worker, which has the page answer them. If no answer comes, or one without the service's mark
 * (from the host), the page answers the call itself.
 */
export function createCalls(service: (request: Request) => Promise<Response>) {
  const answers = new Map<string, Promise<Response>>();

  /** Answers each numbered call once, even if it comes both through the worker and directly. */
  const answer = async (number: string, request: Request): Promise<Response> => {
    const given = answers.get(number) ?? serve(request);
    answers.set(number, given);
    return (await given).clone();
  };

  /** Answers after a delay like that of a real service. */
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

/** Rejects as fetch does when the app aborts a call. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
