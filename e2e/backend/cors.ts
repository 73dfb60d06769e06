import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets exactly one other origin read the answers; everybody else gets the same answers without leave to read them. */
export function allowOrigin(
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
