import { afterAll, beforeEach } from 'vitest';
import { startBackend, type Backend } from './server';

/** What a test sends besides method and path; `token` null sends none, `accept` JSON unless told otherwise. */
interface Sent {
  readonly token?: string | null;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly accept?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON where it says that it is, else as text. */
  readonly body: unknown;
}

export const portalOrigin = 'http://portal.example:8080';

/** A running service for the tests of one file, back in its first state before each of them. */
export async function backendForTests(): Promise<{
  backend: Backend;
  /** `call('PATCH /api/members/312/status', { token, json })`; redirects are not followed. */
  call: (line: string, sent?: Sent) => Promise<Answered>;
  tokenOf: (account: { userId: number }) => string;
}> {
  const backend = await startBackend({ allowedOrigin: portalOrigin });
  beforeEach(() => backend.reset());
  afterAll(() => backend.close());
  return {
    backend,
    async call(line, { token = null, json, form, accept = 'application/json' } = {}) {
      const space = line.indexOf(' ');
      const headers = new Headers({ accept, origin: portalOrigin });
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      if (json !== undefined) headers.set('content-type', 'application/json');
      const response = await fetch(backend.url + line.slice(space + 1), {
        method: line.slice(0, space),
        headers,
        body: form ?? (json === undefined ? null : JSON.stringify(json)),
        redirect: 'manual',
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type') === 'application/json';
      const body: unknown = isJson ? JSON.parse(text) : text;
      return { status: response.status, headers: response.headers, body };
    },
    tokenOf: ({ userId }) => backend.store.issueToken(userId),
  };
}
