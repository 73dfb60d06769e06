import type { Call } from './call';

/** How a call of product §7 is sent. */
export function requestInit(call: Call, token: string | null, signal: AbortSignal) {
  const multipart = call.body instanceof FormData;
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
      ...(call.body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: call.body instanceof FormData ? call.body : (JSON.stringify(call.body) ?? null),
  } satisfies RequestInit;
}
