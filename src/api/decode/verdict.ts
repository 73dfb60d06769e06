import { isRecord, readSuccess, readText } from './read';

export type Verdict = 'yes' | 'no' | 'unreadable';

export const statusVerdict = (body: unknown): Verdict => (isSuccessBody(body) ? 'yes' : 'no');

/** A payment link counts as sent only if a `success` flag says so (product §7). */
export function linkVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  const isSent = isRecord(body) && readSuccess(body['success'] ?? body['status']);
  return isSent ? 'yes' : 'unreadable';
}

export function importVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  return isRecord(body) ? 'yes' : 'unreadable';
}

/** True if the body of a 2xx answer reports a failure: by `status`, a false `success` or `ok`, or a filled `error` (rule W6). A number is the status of a member. */
export function isRefusalBody(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, ok, error } = body;
  if (status === false || ok === false) return true;
  if (typeof status === 'string' && /^\s*(?:error|fail|exception)/i.test(status)) return true;
  return isOff(success) || (!isOff(error) && readText(error).trim() !== '');
}

const isOff = (value: unknown): boolean =>
  [false, 0, '0', 'false'].some((no) => no === lower(value));

/** True if an answer that is documented with a `status` reports success (product §3, rule W6). Anything else is a failure. */
export function isSuccessBody(body: unknown): boolean {
  if (!isRecord(body) || isRefusalBody(body)) return false;
  const { status, success } = body;
  return [true, 1, 'success'].some((yes) => yes === lower(status)) || success === true;
}

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
