import type { Call } from './call';

/** How a call of product §7 is sent. */
export function requestInit(
  call: Call,
  body: object | undefined,
  token: string | null,
  signal: AbortSignal,
) {
  const multipart = body instanceof FormData;
  return {
    method: call.method,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    // A change that is led elsewhere would be sent twice, or become another call (rule C8).
    redirect: call.change === null ? 'follow' : 'error',
    referrerPolicy: 'no-referrer',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: multipart ? body : (JSON.stringify(body) ?? null),
  } satisfies RequestInit;
}
