import { isRecord, readText } from './read';

/** Whether a 2xx answer says itself that the call failed (rule W6): `status`, a false `success`, a filled `error`. */
export function saysNo(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, error } = body;
  if (typeof status === 'string' && /^\s*(?:error|fail|exception)/i.test(status)) return true;
  if ([false, 0, '0', 'false'].some((no) => no === lower(success))) return true;
  return (
    ![false, 0, '0', 'false'].some((no) => no === lower(error)) && readText(error).trim() !== ''
  );
}

/**
 * Whether the answer of a call that is documented with a `status` says yes (product §3, rule W6). Whatever else it says,
 * nothing at all included, is a no.
 */
export function saysYes(body: unknown): boolean {
  if (!isRecord(body) || saysNo(body)) return false;
  const { status, success } = body;
  return [true, 1, 'success'].some((yes) => yes === lower(status)) || success === true;
}

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
