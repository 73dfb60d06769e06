import { NamedSchemaError } from '@reduxjs/toolkit/query';
import { FIRM_FIELDS, type FirmField } from '../../domain/memberFields';

/* Tolerant readers of answers: they take `unknown` and throw only if the whole answer has another shape. */

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

/** A text for a person, never `[object Object]`, `undefined` or `NaN`. A missing value is an empty text. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return value === null ? '' : readTexts(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
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

/** The first of the named fields that is not blank. */
export function readFirstText(record: WireRecord, names: readonly string[]): string {
  // Several times as fast as map and find, which counts for a list of 100,000.
  for (const name of names) {
    const text = readText(record[name]);
    if (text.trim() !== '') return text;
  }
  return '';
}

export const readFirmText = (record: WireRecord, field: FirmField): string =>
  readFirstText(record, FIRM_FIELDS[field].names);

export const readTrimmed = (value: unknown): string | null => readText(value).trim() || null;

/** A whole number, also as text; `null` for anything else. */
export function readWholeNumber(value: unknown, least = -Infinity): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  const isWhole = typeof number === 'number' && Number.isSafeInteger(number);
  return isWhole && number >= least ? number : null;
}

/** A positive whole number. */
export const readId = (value: unknown): number | null => readWholeNumber(value, 1);

/** A count, which is never negative; `null` for anything else. */
export const readCount = (value: unknown): number | null => readWholeNumber(value, 0);

/** A membership number as shown; null, "", "null" and 0 mean that there is none. */
export function readMembership(value: unknown): string | null {
  const text = readTrimmed(value);
  return text === 'null' || text === '0' ? null : text;
}

/**
 * The rows of a list answer: an array, bare or under `list`, `data` or `data.list`, or a page there with the rows under its own
 * `data`; a `null` list has no rows. A list in which nothing is a record is not empty: it cannot be read.
 */
export function readRows(answer: unknown): readonly WireRecord[] {
  const list = envelopesOf(readPage(answer) ?? answer).find(isList);
  if (list === undefined) throw new UnreadableAnswer('The answer holds no list');
  return (list ?? []).filter(isRecord);
}

const isList = (value: unknown): value is readonly unknown[] | null =>
  value === null || (Array.isArray(value) && (value.length === 0 || value.some(isRecord)));

const isPage = (value: unknown): value is WireRecord =>
  isRecord(value) &&
  Array.isArray(value['data']) &&
  ('next_page_url' in value || 'links' in value || 'meta' in value);

/** The part of a list answer that is one page of several (faults, Answers of a real Laravel); `null` if there is none. */
export function readPage(answer: unknown): WireRecord | null {
  return envelopesOf(answer).find(isPage) ?? null;
}

/**
 * A record, or an array of one, under this name or where `readRows` looks. With none of these fields, as in {"message": …}, it is
 * none.
 */
export function readRecord(answer: unknown, fields: readonly string[], name = 'list'): WireRecord {
  const record = envelopesOf(answer, name)
    .map((part): unknown => (Array.isArray(part) ? part[0] : part))
    .find((part) => isRecord(part) && fields.some((field) => field in part));
  if (!isRecord(record)) throw new UnreadableAnswer('The answer holds no record');
  return record;
}

/** What an envelope holds comes before the answer itself, since an envelope is a record too. */
function envelopesOf(answer: unknown, name = 'list'): readonly unknown[] {
  const outer = fieldsOf(answer);
  const inner = fieldsOf(outer['data']);
  return [inner[name], outer[name], inner['list'], outer['list'], outer['data'], answer];
}
