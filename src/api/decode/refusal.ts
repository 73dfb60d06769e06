import { isRecord, readSuccess, readText } from './read';

export interface Refusal {
  readonly message: string | null;
  readonly error: string | null;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

/** The words of an answer that says no: `message`, `errors` per field, or `error` as a text or per field (decisions W7). */
export function decodeRefusal(body: unknown): Refusal {
  if (!isRecord(body)) return { message: null, error: null, errors: [], fields: {} };
  const { message, error, errors } = body;
  const words = isRecord(error) || Array.isArray(error) ? '' : readText(error);
  return {
    message: nonEmpty(readText(message)),
    error: nonEmpty(words),
    errors: [...allMessages(error), ...allMessages(errors)],
    fields: { ...firstMessages(error), ...firstMessages(errors) },
  };
}

/**
 * Whether a 2xx answer says itself that the call failed: `status: "error"`, a false `success` (decisions W6), or an
 * `error` in place of the message (spec §7, member_update).
 */
export function saysNo(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, error } = body;
  if (typeof status === 'string' && ['error', 'fail', 'failed'].includes(status.toLowerCase()))
    return true;
  if (error !== false && readText(error).trim() !== '') return true;
  return 'success' in body && body['success'] !== null && !readSuccess(body['success']);
}

function firstMessages(errors: unknown): Record<string, string> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const text = readText(Array.isArray(messages) ? messages[0] : messages);
      return text === '' ? [] : [[field, text]];
    }),
  );
}

/** Every message, whether they stand per field or in one list. */
function allMessages(errors: unknown): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors)
    .flat()
    .map(readText)
    .filter((text) => text !== '');
}

const nonEmpty = (text: string): string | null => (text.trim() === '' ? null : text);
