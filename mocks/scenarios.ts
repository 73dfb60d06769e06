import { delay, http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import type { CallMethod, CallPath } from './handlers/call';

/** Named troubles for stories and tests. Each stands BEFORE the handlers of a service: `[...never(), ...service.handlers]`. */

const anyCall = '*/api/*';

/** Every call, or every call of one path, answers 500 with JSON. */
export function serverDown(path?: CallPath): RequestHandler[] {
  return [
    http.all(at(path), () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })),
  ];
}

/** Every call, or every call of one path, breaks off without an answer, as with the network gone. */
export function networkDown(path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => HttpResponse.error())];
}

/** The service's own answers, `milliseconds` late. */
export function slow(milliseconds: number, path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => delay(milliseconds))];
}

/** No call, or no call of one path, ever answers: the state Loading. */
export function never(path?: CallPath): RequestHandler[] {
  return [http.all(at(path), () => delay('infinite'))];
}

/** One call answers with this status and body, whatever was sent. */
export function rejects(
  method: CallMethod,
  path: CallPath,
  status: number,
  body: JsonBodyType,
): RequestHandler[] {
  return [http[method](at(path), () => HttpResponse.json(body, { status }))];
}

/** One call answers 200 with this body, whatever was sent. */
export function answers(method: CallMethod, path: CallPath, body: JsonBodyType): RequestHandler[] {
  return rejects(method, path, 200, body);
}

/** Every call, or every call of one path, finds the session expired. */
export function sessionExpired(path?: CallPath): RequestHandler[] {
  return [
    http.all(at(path), () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
  ];
}

const at = (path: CallPath | undefined) => (path ? `*${path}` : anyCall);
