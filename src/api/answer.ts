import type { Failure } from '../domain/failure';
import type { Call, CallOptions, CallResult, ServiceResponse } from './call';
import { decodeRefusal, isRefusalBody } from './decode/refusal';
import { type TimeLimit, textOf } from './timeLimit';

/** The parsed body of a 2xx answer ('' if it is empty), or why the call failed. Never rejects. */
export async function answerOf(
  call: Call,
  { onlyStatus, verdict = usualVerdict }: CallOptions,
  url: string,
  sent: Promise<ServiceResponse>,
  limit: TimeLimit,
): Promise<CallResult> {
  let response: ServiceResponse;
  let text: string;
  try {
    response = await sent;
    text = await textOf(response, limit);
  } catch {
    return { error: { kind: 'network' } };
  }
  const { status, ok: succeeded } = response;
  const unreadable = { error: { kind: 'unreadable', status } } as const;
  if (wasRedirectedAway(url, response)) return unreadable;
  if (succeeded && onlyStatus !== undefined && status !== onlyStatus) return unreadable;
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (succeeded) return unreadable;
  }
  if (!succeeded) return { error: refusalOf(call, response, body) };
  switch (verdict(body)) {
    case 'yes':
      return { data: body === undefined ? '' : body };
    case 'no':
      return { error: refusalOf(call, response, body) };
    case 'unreadable':
      return unreadable;
  }
}

const usualVerdict = (body: unknown) => (isRefusalBody(body) ? 'no' : 'yes');

/** True if a read was redirected outside the configured origin, where the answer is not the service's. */
function wasRedirectedAway(requested: string, { redirected, url }: ServiceResponse): boolean {
  return redirected && new URL(url).origin !== new URL(requested, location.href).origin;
}

function refusalOf(call: Call, { status, headers }: ServiceResponse, body: unknown): Failure {
  const { technicalDetail, fields: refused, ...words } = decodeRefusal(body);
  const { fieldNameOf = (serviceName: string) => serviceName } = call;
  const fields = Object.entries(refused).map(([serviceName, texts]) => ({
    name: fieldNameOf(serviceName),
    serviceName,
    texts,
  }));
  const retryAfter = readRetryAfter(headers.get('Retry-After'));
  const failure = { kind: 'refused', status, ...words, fields, retryAfter } as const;
  if (technicalDetail !== null) logFailure(call, failure, technicalDetail);
  return failure;
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110). Returns seconds; `null` if there is none, or CORS hides it. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d{1,9}\s*$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Logs a failure, but no token or typed text; nothing else logs. Pass `words` of the service that no screen shows. */
export function logFailure(
  { method, path }: Call,
  failure: Failure,
  words: string | null = null,
): void {
  const status = 'status' in failure ? ` ${failure.status}` : '';
  const detail = words === null ? '' : `: ${withoutValues(words)}`;
  const address = path.replace(/\?.*/, '').replace(/\d+/g, '{id}');
  console.error(`Call failed: ${method ?? 'GET'} ${address}, ${failure.kind}${status}${detail}`);
}

export const logUnreadable = (endpoint: string): void =>
  console.error(`Call failed: ${endpoint}, unreadable`);

const MAX_WORDS = 200;

/** Removes values: a database error quotes those it could not store, which may be a person's. */
function withoutValues(words: string): string {
  return words
    .slice(0, 10 * MAX_WORDS)
    .replace(/['"`(].*$/s, '…')
    .replace(/\d{4,}/g, '…')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, MAX_WORDS);
}
