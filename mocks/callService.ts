import { getResponse, type RequestHandler } from 'msw';

interface Sent {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData;
}

/** Sends one call of a test to handlers, as the wire would, and returns the status and the answer's JSON (or its text). */
export async function callService(
  handlers: readonly RequestHandler[],
  method: string,
  path: string,
  { token, json, form }: Sent = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const request = new Request(`https://service.test/some/base${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const response = await getResponse([...handlers], request);
  if (!response) throw new Error(`No handler for ${method} ${path}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answered: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, body: answered, headers: response.headers };
}
