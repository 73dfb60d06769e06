import { delay, http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import type { CallMethod, CallPath } from './handlers/call';

/** Named faults for stories and tests. Put them BEFORE the handlers of a service: `[...never(), ...service.handlers]`. */

const anyCall = '*/api/*';

/** All calls, or all calls to one path, answer 500 with JSON. */
export function serverDown(path?: CallPath): RequestHandler[] {
  return [
    http.all(at(path), () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })),
  ];
}

/** All calls, or all calls to one path, fail without an answer, as if the network were down. */
export function networkDown(path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => HttpResponse.error())];
}

/** Delays the service's own answers by `milliseconds`. */
export function slow(milliseconds: number, path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => delay(milliseconds))];
}

/** No call, or no call to one path, ever answers, as for the state Loading. */
export function never(path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => delay('infinite'))];
}

/** One call always answers with this status and body. */
export function rejects(
  method: CallMethod,
  path: CallPath,
  status: number,
  body: JsonBodyType,
): RequestHandler[] {
  return [http[method](at(path), () => HttpResponse.json(body, { status }))];
}

export function answers(method: CallMethod, path: CallPath, body: JsonBodyType): RequestHandler[] {
  return rejects(method, path, 200, body);
}

/** All calls, or all calls to one path, answer that the session has expired. */
export function sessionExpired(path?: CallPath): RequestHandler[] {
  return [
    http.all(at(path), () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
  ];
}

const at = (path: CallPath | undefined) => (path ? `*${path}` : anyCall);
