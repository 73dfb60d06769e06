import { getResponse, type RequestHandler } from 'msw';

interface Sent {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData;
}

/** For tests: sends one call to the handlers as a real request, and returns the status and the JSON (or text) of the answer. */
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
