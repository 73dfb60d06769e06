import { isRecord, MAX_DEPTH, readText, type WireRecord } from './read';

interface RefusalWords {
  readonly message: string | null;
  readonly error: string | null;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Text for programmers, for the log only. */
  readonly technicalDetail: string | null;
}

/**
 * Reads the texts of a refusal: `message`, `errors` per field, or `error` as a text or per field. Some services send
 * only the fields, put them under `message`, or send them as JSON in a text.
 */
export function decodeRefusal(body: unknown): RefusalWords {
  const answer = refusalRecord(parsed(body));
  const [message, error, errors] = ['message', 'error', 'errors'].map((name) =>
    parsed(answer[name]),
  );
  const isBare = message == null && error == null && errors == null && hasOnlyTextLists(answer);
  const parts = isBare ? [answer] : [error, errors, message];
  const found = parts.flatMap((part) => (typeof part === 'object' ? fieldErrorsIn(part) : []));
  const leaves = found.filter(({ text }) => userText(text) !== null);
  const words = [message, error].map((part) => (typeof part === 'object' ? '' : readText(part)));
  // In debug mode a framework names the exception beside its message.
  const isDebug = typeof answer['exception'] === 'string';
  const [messageText = null, errorText = null] = isDebug ? [] : words.map(userText);
  return {
    message: messageText,
    error: errorText,
    errors: leaves.map(({ text }) => text),
    fields: textsByField(leaves),
    technicalDetail: isDebug
      ? String(answer['exception'])
      : ([...words, ...found.map(({ text }) => text)].find(isProgramText) ?? null),
  };
}

/** A bare text is read like a message, unless it is an HTML page, and a bare array like a list of errors. */
function refusalRecord(answer: unknown): WireRecord {
  if (isRecord(answer)) return answer;
  if (Array.isArray(answer)) return { errors: answer };
  return typeof answer === 'string' && !/^\s*</.test(answer) ? { message: answer } : {};
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const hasOnlyTextLists = (answer: object): boolean =>
  Object.values(answer).every(
    (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  );

interface Leaf {
  /** Keys joined by dots, as the service writes a nested field; `null` if no field is named. */
  readonly field: string | null;
  readonly text: string;
}

/** Collects every text with the path of its field; texts in an array belong to the key of the array. */
function fieldErrorsIn(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (path.length > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.flatMap((part: unknown, index) =>
      fieldErrorsIn(part, typeof part === 'object' ? [...path, String(index)] : path),
    );
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, part]) => fieldErrorsIn(part, [...path, key]));
  const text = readText(value).trim();
  if (text === '') return [];
  return [{ field: path.length === 0 ? null : path.join('.'), text }];
}

function textsByField(leaves: readonly Leaf[]): Readonly<Record<string, readonly string[]>> {
  const fields = new Map<string, readonly string[]>();
  for (const { field, text } of leaves)
    if (field !== null) fields.set(field, [...(fields.get(field) ?? []), text]);
  return Object.fromEntries(fields);
}

/** Standard messages of frameworks and servers, which tell a person nothing. */
const STOCK_WORDS = new Set([
  'server error',
  'internal server error',
  'bad gateway',
  'gateway timeout',
  'service unavailable',
  'too many attempts.',
  'too many requests',
  'this action is unauthorized.',
  'unauthenticated.',
  'unauthorized',
  'forbidden',
  'not found',
  'method not allowed',
  'page expired',
  'csrf token mismatch.',
]);
const ABOUT_THE_ADDRESS =
  /^The (?:[A-Z]+ method is not supported|route \S{1,2000} could not be found)/;
/** Signs of a program: databases, class names, source files. */
const PROGRAM_TEXT =
  /SQLSTATE|No query results for model|[A-Za-z]\\[A-Za-z]|\.php\b|Call to (?:a member|undefined)|Undefined (?:variable|index|array|property|offset|method|constant)|Attempt to read property|Trying to (?:get|access)|Stack trace/i;

const isProgramText = (text: string): boolean => PROGRAM_TEXT.test(text);

/** A text for a person; `null` if it is none (faults, Answers of a real Laravel). */
function userText(text: string): string | null {
  const words = text.trim();
  const isUnsuitable =
    words === '' ||
    isProgramText(words) ||
    STOCK_WORDS.has(words.toLowerCase()) ||
    ABOUT_THE_ADDRESS.test(words);
  return isUnsuitable ? null : text;
}

export type Verdict = 'yes' | 'no' | 'unreadable';

/** A payment link counts as sent only if a `success` flag says so (product §7). */
export function linkVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  if (!isRecord(body)) return 'unreadable';
  const flag = body['success'] ?? body['status'];
  return [true, 1, 'true', 'success'].some((yes) => yes === flag) ? 'yes' : 'unreadable';
}

export function importVerdict(body: unknown): Verdict {
  if (isRefusalBody(body)) return 'no';
  return isRecord(body) ? 'yes' : 'unreadable';
}

/** True if the body of a 2xx answer reports a failure: by `status`, a false `success` or `ok`, or a filled `error`. A number is the status of a member. */
export function isRefusalBody(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, ok, error } = body;
  if (status === false || ok === false) return true;
  if (typeof status === 'string' && /^\s*(?:error|fail|exception)/i.test(status)) return true;
  return isOff(success) || (!isOff(error) && readText(error).trim() !== '');
}

const isOff = (value: unknown): boolean =>
  [false, 0, '0', 'false'].some((no) => no === lower(value));

/** The verdict on an answer that is documented with a `status` (product §3). Anything but a success is a failure. */
export function statusVerdict(body: unknown): Verdict {
  if (!isRecord(body) || isRefusalBody(body)) return 'no';
  const { status, success } = body;
  const isSuccess = [true, 1, 'success'].some((yes) => yes === lower(status)) || success === true;
  return isSuccess ? 'yes' : 'no';
}

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
