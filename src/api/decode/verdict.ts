import { isRecord, readSuccess, readText } from './read';

/** What an answer with a status of 2xx says itself. */
export type Verdict = 'yes' | 'no' | 'unreadable';

/** Of a call that is documented with a `status`. */
export const statusVerdict = (body: unknown): Verdict => (isSuccessBody(body) ? 'yes' : 'no');

/** Only a `success` flag says that a payment link was sent (product §7). */
export function linkVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  const isSent = isRecord(body) && readSuccess(body['success'] ?? body['status']);
  return isSent ? 'yes' : 'unreadable';
}

/** The result of an import is a record. */
export function importVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  return isRecord(body) ? 'yes' : 'unreadable';
}

/** Whether a 2xx answer says itself that the call failed (rule W6): `status`, a false `success`, a filled `error`. */
export function isRefusalBody(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, error } = body;
  if (typeof status === 'string' && /^\s*(?:error|fail|exception)/i.test(status)) return true;
  return isOff(success) || (!isOff(error) && readText(error).trim() !== '');
}

const isOff = (value: unknown): boolean =>
  [false, 0, '0', 'false'].some((no) => no === lower(value));

/**
 * Whether the answer of a call that is documented with a `status` says yes (product §3, rule W6). Whatever else it says,
 * nothing at all included, is a no.
 */
export function isSuccessBody(body: unknown): boolean {
  if (!isRecord(body) || isRefusalBody(body)) return false;
  const { status, success } = body;
  return [true, 1, 'success'].some((yes) => yes === lower(status)) || success === true;
}

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
