import { NamedSchemaError } from '@reduxjs/toolkit/query';

/* Tolerant readers of answers (rules W1–W5, W15): they take `unknown` and throw only if the whole answer has another shape. */

/** The answer as a whole has not the documented shape; `catchSchemaFailure` (baseApi.ts) turns this into a {@link Failure}. */
export class UnreadableAnswer extends NamedSchemaError {
  constructor(message: string) {
    super([{ message }], null, 'rawResponseSchema', undefined);
  }
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const fieldsOf = (value: unknown): WireRecord => (isRecord(value) ? value : {});

/** The record under this name, or else the answer itself. */
export const readNested = (answer: unknown, name: string): unknown =>
  isRecord(fieldsOf(answer)[name]) ? fieldsOf(answer)[name] : answer;

/** A text for a person, never `[object Object]`, `undefined` or `NaN` (rule W15). A missing value is an empty text. */
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

/** Deeper parts of an answer hold no text for a person; reading them to the end could exceed the stack. */
export const MAX_DEPTH = 20;

function readTexts(value: object, depth = 0): string {
  if (depth === MAX_DEPTH) return '';
  return Object.values(value)
    .map((part: unknown) =>
      typeof part === 'object' && part !== null ? readTexts(part, depth + 1) : readText(part),
    )
    .filter((part) => part !== '')
    .join(', ');
}

/** The first of the named fields that is not blank (rule W5). */
export function readFirstText(record: WireRecord, names: readonly string[]): string {
  for (const name of names) {
    const text = readText(record[name]);
    if (text.trim() !== '') return text;
  }
  return '';
}

export const readTrimmed = (value: unknown): string | null => readText(value).trim() || null;

/** A whole number, also as text (rule W2); `null` for anything else. */
export function readWholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && typeof number === 'number' ? number : null;
}

/** A positive whole number (rules W2, A8). */
export function readId(value: unknown): number | null {
  const id = readWholeNumber(value);
  return id !== null && id > 0 ? id : null;
}

/** A membership number as shown; null, "", "null" and 0 mean that there is none (rule W3). */
export function readMembership(value: unknown): string | null {
  const text = readTrimmed(value);
  return text === 'null' || text === '0' ? null : text;
}

/** A count, which is never negative; `null` for anything else. */
export function readCount(value: unknown): number | null {
  const count = readWholeNumber(value);
  return count !== null && count >= 0 ? count : null;
}

/** True if the flag of POST …/send-payment-link means success: true, 1, "true" or "success" (rule W6). */
export function readSuccess(value: unknown): boolean {
  return [true, 1, 'true', 'success'].some((yes) => yes === value);
}

/**
 * The rows of a list answer: an array, bare or under `list`, `data` or `data.list`, or a page there with the rows under its own
 * `data`; a `null` list has no rows (rule W1). A list in which nothing is a record is not empty: it cannot be read (rule W6).
 */
export function readRows(answer: unknown): readonly WireRecord[] {
  const list = unwrap(readPage(answer) ?? answer, isList);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

const isList = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && (value.length === 0 || value.some(isRecord)));

const isPage = (value: unknown): value is WireRecord =>
  isRecord(value) &&
  Array.isArray(value['data']) &&
  ('next_page_url' in value || 'links' in value || 'meta' in value);

/** The part of a list answer that is one page of several (faults, Answers of a real Laravel); `null` if there is none. */
export function readPage(answer: unknown): WireRecord | null {
  return envelopesOf(answer).find(isPage) ?? null;
}

/** A record, or an array of one, where `readRows` looks. Without a named field, as in {"message": …}, it is none (rule W1). */
export function readRecord(answer: unknown, ...names: readonly string[]): WireRecord {
  const hasFields = (value: unknown): value is WireRecord =>
    isRecord(value) && names.some((name) => name in value);
  const record = firstOf(unwrap(answer, (value) => hasFields(firstOf(value))));
  if (!hasFields(record)) throw new UnreadableAnswer('The answer holds no record');
  return record;
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function unwrap(answer: unknown, fits: (value: unknown) => boolean): unknown {
  const found = envelopesOf(answer).find(fits);
  if (found === undefined) throw new UnreadableAnswer('The answer holds no list or record');
  return found;
}

/** `data.list`, `list` and `data` come before the answer itself, since an envelope is a record too. */
function envelopesOf(answer: unknown): readonly unknown[] {
  const { list, data } = fieldsOf(answer);
  return [fieldsOf(data)['list'], list, data, answer];
}
