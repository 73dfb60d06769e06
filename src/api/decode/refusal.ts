import { isRecord, readText } from './read';

export interface RefusalWords {
  readonly message: string | null;
  readonly error: string | null;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What only a programmer can read: for the log, and nobody's screen. */
  readonly technicalDetail: string | null;
}

/**
 * The words of an answer that says no: `message`, `errors` per field, or `error` as a text or per field (rule W7). A
 * service may also give the fields alone, under `message`, or as a text of JSON.
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
  // In its debug mode a framework names the exception beside the words of it.
  const isDebug = typeof answer['exception'] === 'string';
  const [said = null, wrong = null] = words.map((text) => userText(text, isDebug));
  return {
    message: isListOfFields(message) ? null : said,
    error: isListOfFields(error) ? null : wrong,
    errors: leaves.map(({ text }) => text),
    fields: fieldsOf(leaves),
    technicalDetail: isDebug
      ? String(answer['exception'])
      : ([...words, ...found.map(({ text }) => text)].find((text) => isOfAProgram(text)) ?? null),
  };
}

function refusalFromText(answer: unknown): RefusalWords {
  // A text that begins like a page is one.
  const text = typeof answer === 'string' && !/^\s*</.test(answer) ? answer : '';
  const errors = Array.isArray(answer) ? fieldErrorsIn(answer).map(({ text: leaf }) => leaf) : [];
  const technicalDetail = isOfAProgram(text) ? text : null;
  return { message: userText(text), error: null, errors, fields: {}, technicalDetail };
}

/** Some services write their list of fields as a text of JSON. */
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

/** An answer that is nothing but lists of texts: the fields themselves. */
function bareFieldErrors(answer: object): object | null {
  const lists = Object.values(answer).every(
    (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  );
  return lists ? answer : null;
}

interface Leaf {
  /** Keys joined by dots, as the service itself writes a nested field; `null` where no field is named. */
  readonly field: string | null;
  readonly text: string;
}

/** Every text in it, with the field it stands at: a list of texts belongs to the key above it. */
function fieldErrorsIn(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((part: unknown, place) =>
      fieldErrorsIn(part, typeof part === 'object' ? [...path, String(place)] : path),
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

/** What a framework says of itself, and not the service to a person. */
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
/** Databases, class names, files of code. */
const OF_A_PROGRAM =
  /SQLSTATE|No query results for model|[A-Za-z]\\[A-Za-z]|\.php\b|Call to (?:a member|undefined)|Undefined (?:variable|index|array|property|offset|method|constant)|Attempt to read property|Trying to (?:get|access)|Stack trace/i;

const isOfAProgram = (text: string): boolean => OF_A_PROGRAM.test(text);

/** A text for a person; `null` where it is none (faults, Answers of a real Laravel). */
function userText(text: string, isDebug = false): string | null {
  const words = text.trim();
  const isUnfit =
    words === '' ||
    isDebug ||
    isOfAProgram(words) ||
    STOCK_WORDS.has(words.toLowerCase()) ||
    ABOUT_THE_ADDRESS.test(words);
  return isUnfit ? null : text;
}
