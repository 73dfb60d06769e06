import { NamedSchemaError } from '@reduxjs/toolkit/query';

/**
 * Tolerant readers of what the service answers (rules W1–W5, W15). They take `unknown` and never throw, except
 * where a whole answer has another shape than its call is documented to give.
 */

/**
 * The answer as a whole is not what the call is documented to give. RTK Query takes it for a schema that was not met, and
 * `catchSchemaFailure` (baseApi.ts) makes a {@link Failure} of it.
 */
export class UnreadableAnswer extends NamedSchemaError {
  constructor(message: string) {
    super([{ message }], null, 'rawResponseSchema', undefined);
  }
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a record; none of anything else. */
export const fieldsOf = (value: unknown): WireRecord => (isRecord(value) ? value : {});

/** The record under this name; the answer itself where there is none. */
export const readNested = (answer: unknown, name: string): unknown =>
  isRecord(fieldsOf(answer)[name]) ? fieldsOf(answer)[name] : answer;

/** A text a person can read: never `[object Object]`, `undefined` or `NaN` (W15). Nothing is an empty text. */
export function readText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) ? String(value) : '';
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      return value === null ? '' : readTexts(value);
    default:
      return '';
  }
}

function readTexts(value: object): string {
  return Object.values(value)
    .map(readText)
    .filter((part) => part !== '')
    .join(', ');
}

/** The first of the named fields that holds something (W5). */
export function readFirstText(record: WireRecord, names: readonly string[]): string {
  for (const name of names) {
    const text = readText(record[name]);
    if (text.trim() !== '') return text;
  }
  return '';
}

/** A text without the space around it; `null` where nothing is left. */
export const readTrimmed = (value: unknown): string | null => readText(value).trim() || null;

/** A whole number, also written as text (W2); `null` for whatever is none. */
export function readWholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && typeof number === 'number' ? number : null;
}

/** A positive whole number (W2, A8). */
export function readId(value: unknown): number | null {
  const id = readWholeNumber(value);
  return id !== null && id > 0 ? id : null;
}

/** A membership number as shown; null, "", "null" and 0 stand for none (W3). */
export function readMembership(value: unknown): string | null {
  const text = readTrimmed(value);
  return text === 'null' || text === '0' ? null : text;
}

/** How many: a whole number that is not negative; `null` for whatever is none. */
export function readCount(value: unknown): number | null {
  const count = readWholeNumber(value);
  return count !== null && count >= 0 ? count : null;
}

/** Whether the flag of POST …/send-payment-link says yes: true, 1, "true" or "success" (W6). */
export function readSuccess(value: unknown): boolean {
  return [true, 1, 'true', 'success'].some((yes) => yes === value);
}

/**
 * The rows of a list answer: an array, or one under `list`, `data` or `data.list`, each perhaps a page with the rows under
 * its own `data`; a `null` list has none (W1).
 */
export function readRows(answer: unknown): readonly WireRecord[] {
  const list = readPage(answer)?.['data'] ?? readList(answer);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function readList(answer: unknown): unknown {
  return unwrap(answer, (value) => value === null || Array.isArray(value));
}

const isPage = (value: unknown): value is WireRecord =>
  isRecord(value) &&
  Array.isArray(value['data']) &&
  ('next_page_url' in value || 'links' in value || 'meta' in value);

/** The part of a list answer that is one page of several (faults, Answers of a real Laravel); `null` where there is none. */
export function readPage(answer: unknown): WireRecord | null {
  return envelopesOf(answer).find(isPage) ?? null;
}

/**
 * A single record: an object or a one-element array, bare or under `list`, `data` or `data.list` (W1). It holds at least
 * one of the named fields: a bare `{"message": …}` is no record, and blank fields in its place would be a false statement.
 */
export function readRecord(answer: unknown, ...names: readonly string[]): WireRecord {
  const isIt = (value: unknown): value is WireRecord =>
    isRecord(value) && names.some((name) => name in value);
  const record = firstOf(unwrap(answer, (value) => isIt(firstOf(value))));
  if (!isIt(record)) throw new UnreadableAnswer('The answer holds no record');
  return record;
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The first part that fits. */
function unwrap(answer: unknown, fits: (value: unknown) => boolean): unknown {
  const found = envelopesOf(answer).find(fits);
  if (found === undefined) throw new UnreadableAnswer('The answer holds no list or record');
  return found;
}

/** `data.list`, `list` and `data` before the answer itself: an envelope is a record too. */
function envelopesOf(answer: unknown): readonly unknown[] {
  const { list, data } = fieldsOf(answer);
  return [fieldsOf(data)['list'], list, data, answer];
}
