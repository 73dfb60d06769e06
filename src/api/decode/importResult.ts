import type { FailedRow, ImportResult } from '../../domain/importResult';
import {
  isRecord,
  readCount,
  readText,
  readWholeNumber,
  UnreadableAnswer,
  type WireRecord,
} from './read';

/** POST /api/import/members and POST /api/import/newmembers. Rows that come more than once are one, in the order of the file (rule I5). */
export function decodeImportResult(answer: unknown): ImportResult {
  if (!isRecord(answer)) throw new UnreadableAnswer('No import result');
  const message = readText(answer['message']).trim();
  return {
    message: message === '' ? null : message,
    inserted: readCount(answer['inserted']),
    updated: readCount(answer['updated']),
    failedRows: groupByRow(listed(answer['failed_rows']).map(readFailedRow)),
  };
}

/** An array, or an object keyed by index. */
function listed(value: unknown): readonly WireRecord[] {
  return (Array.isArray(value) ? value : Object.values(value ?? {})).filter(isRecord);
}

function readFailedRow(entry: WireRecord): FailedRow {
  const errors: unknown[] = Array.isArray(entry['errors'])
    ? entry['errors']
    : isRecord(entry['errors'])
      ? Object.values(entry['errors']).flat()
      : [entry['errors']];
  const values = isRecord(entry['values'])
    ? Object.entries(entry['values'])
    : Object.entries(Array.isArray(entry['values']) ? entry['values'] : []);
  return {
    row: readWholeNumber(entry['row']),
    errors: errors.map(readText).filter((text) => text !== ''),
    values: values.map(([column, value]) => [column, readText(value)] as const),
  };
}

function groupByRow(entries: readonly FailedRow[]): readonly FailedRow[] {
  const byRow = new Map<number | symbol, { entry: FailedRow; errors: Set<string> }>();
  for (const entry of entries) {
    const key = entry.row ?? Symbol('a row without a number');
    const known = byRow.get(key);
    if (known === undefined) byRow.set(key, { entry, errors: new Set(entry.errors) });
    else for (const error of entry.errors) known.errors.add(error);
  }
  return [...byRow.values()]
    .map(({ entry, errors }) => ({ ...entry, errors: [...errors] }))
    .sort((one, other) => (one.row ?? Infinity) - (other.row ?? Infinity) || 0);
}
