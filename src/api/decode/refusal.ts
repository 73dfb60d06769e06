import { isRecord, MAX_DEPTH, readText } from './read';

export interface RefusalWords {
  readonly message: string | null;
  readonly error: string | null;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Text for programmers, for the log only. */
  readonly technicalDetail: string | null;
}

/**
 * Reads the texts of a refusal: `message`, `errors` per field, or `error` as a text or per field (rule W7). Some services send
 * only the fields, put them under `message`, or send them as JSON in a text.
 */
export function decodeRefusal(body: unknown): RefusalWords {
  const answer = parsed(body);
  if (!isRecord(answer)) return refusalFromText(answer);
  const { message, error, errors } = answer;
  const bare = [message, error, errors].every((part) => part == null)
    ? bareFieldErrors(answer)
    : null;
  const found = [parsed(error), parsed(errors), parsed(message), bare].flatMap((part) =>
    typeof part === 'object' ? fieldErrorsIn(part) : [],
  );
  const leaves = found.filter(({ text }) => userText(text) !== null);
  const words = [message, error].map((part) => (typeof part === 'object' ? '' : readText(part)));
  // In debug mode a framework names the exception beside its message.
  const isDebug = typeof answer['exception'] === 'string';
  const [messageText = null, errorText = null] = words.map((text) => userText(text, isDebug));
  return {
    message: isListOfFields(message) ? null : messageText,
    error: isListOfFields(error) ? null : errorText,
    errors: leaves.map(({ text }) => text),
    fields: fieldsOf(leaves),
    technicalDetail: isDebug
      ? String(answer['exception'])
      : ([...words, ...found.map(({ text }) => text)].find((text) => isProgramText(text)) ?? null),
  };
}

function refusalFromText(answer: unknown): RefusalWords {
  // A text that begins with "<" is an HTML page.
  const text = typeof answer === 'string' && !/^\s*</.test(answer) ? answer : '';
  const errors = Array.isArray(answer) ? fieldErrorsIn(answer).map(({ text: leaf }) => leaf) : [];
  const technicalDetail = isProgramText(text) ? text : null;
  return { message: userText(text), error: null, errors, fields: {}, technicalDetail };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isListOfFields = (value: unknown): boolean =>
  typeof value === 'string' && typeof parsed(value) === 'object';

function bareFieldErrors(answer: object): object | null {
  const lists = Object.values(answer).every(
    (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  );
  return lists ? answer : null;
}

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

function fieldsOf(leaves: readonly Leaf[]): Readonly<Record<string, readonly string[]>> {
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
function userText(text: string, isDebug = false): string | null {
  const words = text.trim();
  const isUnsuitable =
    words === '' ||
    isDebug ||
    isProgramText(words) ||
    STOCK_WORDS.has(words.toLowerCase()) ||
    ABOUT_THE_ADDRESS.test(words);
  return isUnsuitable ? null : text;
}
