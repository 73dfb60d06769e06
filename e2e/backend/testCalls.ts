import { afterAll, beforeEach } from 'vitest';
import { startBackend } from './server';

/** What a test sends besides method and path; without a token it sends none. */
interface Sent {
  readonly token?: string | null;
  readonly json?: unknown;
  readonly form?: FormData;
}

export const portalOrigin = 'http://portal.example:8080';

/** A running service for the tests of a file, reset before each of them. */
export async function backendForTests() {
  const backend = await startBackend({ allowedOrigin: portalOrigin });
  beforeEach(() => backend.reset());
  afterAll(() => backend.close());
  return {
    backend,
    /** For example `call('PATCH /api/members/312/status', { token, json })`. Redirects are not followed. */
    call: async (line: string, { token = null, json, form }: Sent = {}) => {
      const space = line.indexOf(' ');
      const headers = new Headers({ accept: 'application/json', origin: portalOrigin });
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
      return { status: response.status, body };
    },
    tokenOf: ({ userId }: { userId: number }) => backend.store.issueToken(userId),
  };
}
