import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { page, Refusal, refusalAnswer, type Answer } from './answers';
import { readBody } from './body';
import { calls, findCall, type Call } from './calls';
import { Faults, type Fault } from './faults';
import { headersOf, loggedBody, type LoggedCall } from './log';
import { openServer } from '../hosts/openServer';
import { SLOWER_MS } from '../slower';
import { Store } from './store';

export interface Backend {
  /** Without a slash at the end, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Every call that arrived completely, in order. */
  readonly log: readonly LoggedCall[];
  readonly store: Store;
  /** Makes a call fail `times` times, or until the returned function is called. */
  fail(call: Call, fault: Fault, times?: number): () => void;
  /** Reports a payment of this member, as the payment provider does. */
  pay(memberId: number): void;
  /** Restores the first state: store, faults and log. */
  reset(): void;
  /** Closes every connection and the server. */
  close(): Promise<void>;
}

/** Starts the mock service on a free port of 127.0.0.1. */
export async function startBackend(options: { allowedOrigin: string }): Promise<Backend> {
  const store = new Store();
  const faults = new Faults();
  const log: LoggedCall[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '/' } = request;
    allowOrigin(request, response, options.allowedOrigin);
    // One connection per call. If a reused connection is reset, browsers silently send the request again, even a POST, and a
    // test could not tell that from the portal sending it twice.
    response.shouldKeepAlive = false;
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const [pathname = ''] = path.split('?');
    const found = findCall(method, pathname);
    if (faults.meet(found?.call ?? null, 'on its way') !== null) {
      request.once('data', () => reset(response));
      return;
    }
    const body = await readBody(request);
    if (`${method} ${pathname}` === 'GET /login') {
      send(response, page(200, 'Sign in'));
      return;
    }
    const entry: LoggedCall = {
      call: found?.call ?? null,
      method,
      path,
      headers: headersOf(request),
      body: loggedBody(body),
      status: null,
      over: false,
    };
    log.push(entry);
    response.once('close', () => {
      entry.over = true;
    });
    const work = (): Answer => {
      try {
        const route = found && calls.get(found.call);
        if (!route) throw new Refusal(404, 'The route could not be found.');
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
        return route({ store, id: found.id, body, user: store.userOfToken(token) });
      } catch (error) {
        if (error instanceof Refusal) return refusalAnswer(error, request.headers.accept);
        throw error;
      }
    };
    const trouble = faults.meet(entry.call, 'arrived');
    let fault = trouble?.fault ?? null;
    if (trouble !== null && fault?.kind === 'hang') {
      await whileOpen(response, trouble.lifted);
      if (response.destroyed) return;
      fault = fault.next ?? null;
    }
    if (SLOWER_MS > 0) await whileOpen(response, later(SLOWER_MS));
    answerWith(fault, work, response, entry);
  }

  const { origin, close } = await openServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent || request.destroyed) response.destroy();
      else send(response, { status: 500, json: { message: String(error) } });
    });
  });

  return {
    url: origin,
    log,
    store,
    fail: (call, fault, times) => faults.fail(call, fault, times),
    pay: (memberId) => store.pay(memberId),
    reset() {
      store.reset();
      faults.clear();
      log.length = 0;
    },
    close,
  };
}

function answerWith(
  fault: Fault | null,
  work: () => Answer,
  response: ServerResponse,
  entry: LoggedCall,
): void {
  const answer = (given: Answer): void => {
    // A caller that has disconnected got no answer.
    if (!response.destroyed) entry.status = given.status;
    send(response, given);
  };
  switch (fault?.kind) {
    case 'drop':
    case 'reset':
      return reset(response);
    case 'lost':
      work();
      return reset(response);
    case 'cut':
      return cut(response, work(), entry);
    case 'json':
      return answer({ status: fault.status, json: fault.json });
    case 'answer':
      return answer({ status: fault.status, text: fault.body ?? '', headers: fault.headers ?? {} });
    case 'html':
      return answer(page(fault.status, 'Service temporarily elsewhere'));
    case 'hang':
    case undefined:
      return answer(work());
  }
}

/** Waits, but stops when the caller disconnects. */
async function whileOpen(response: ServerResponse, awaited: Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  await Promise.race([awaited, closed]);
}

function send(response: ServerResponse, answer: Answer): void {
  const { body, headers } = written(answer);
  response.writeHead(answer.status, headers).end(body);
}

function written(answer: Answer): { body: string; headers: Readonly<Record<string, string>> } {
  if ('text' in answer) return { body: answer.text, headers: answer.headers };
  return { body: JSON.stringify(answer.json), headers: { 'content-type': 'application/json' } };
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/** Announces the whole body, sends half of it and closes the connection. */
function cut(response: ServerResponse, answer: Answer, entry: LoggedCall): void {
  const { body, headers } = written(answer);
  const bytes = Buffer.from(body);
  entry.status = answer.status;
  response.writeHead(answer.status, { ...headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** Allows exactly one other origin to read the answers (CORS). Others get the same answers without that permission. */
function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  allowedOrigin: string,
): void {
  response.setHeader('vary', 'Origin');
  if (request.headers.origin !== allowedOrigin) return;
  response.setHeader('access-control-allow-origin', allowedOrigin);
  response.setHeader('access-control-expose-headers', 'retry-after');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
}
