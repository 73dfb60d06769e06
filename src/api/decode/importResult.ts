import type { FailedRow, ImportResult } from '../../domain/templateFields';
import {
  isRecord,
  readCount,
  readText,
  readWholeNumber,
  readTrimmed,
  UnreadableAnswer,
  type WireRecord,
} from './read';

/** POST /api/import/members and /api/import/newmembers. Entries for one row become one, in the order of the file. */
export function decodeImportResult(answer: unknown): ImportResult {
  if (!isRecord(answer)) throw new UnreadableAnswer('No import result');
  return {
    message: readTrimmed(answer['message']),
    inserted: readCount(answer['inserted']),
    updated: readCount(answer['updated']),
    // An array, or an object keyed by index.
    failedRows: groupByRow(
      Object.values(answer['failed_rows'] ?? {})
        .filter(isRecord)
        .map(readFailedRow),
    ),
  };
}

function readFailedRow(entry: WireRecord): FailedRow {
  const { row, errors, values } = entry;
  const texts: unknown[] = isRecord(errors) ? Object.values(errors).flat() : [errors].flat();
  const cells: [string, unknown][] =
    isRecord(values) || Array.isArray(values) ? Object.entries(values) : [];
  return {
    row: readWholeNumber(row),
    errors: texts.map(readText).filter((text) => text !== ''),
    values: cells.map(([column, value]) => [column, readText(value)] as const),
  };
}

function groupByRow(entries: readonly FailedRow[]): readonly FailedRow[] {
  const byRow = new Map<number | symbol, { entry: FailedRow; errors: Set<string> }>();
  for (const entry of entries) {
    const key = entry.row ?? Symbol('a row without a number');
    const existing = byRow.get(key);
    if (existing === undefined) byRow.set(key, { entry, errors: new Set(entry.errors) });
    else for (const error of entry.errors) existing.errors.add(error);
  }
  return [...byRow.values()]
    .map(({ entry, errors }) => ({ ...entry, errors: [...errors] }))
    .sort((one, other) => (one.row ?? Infinity) - (other.row ?? Infinity) || 0);
}
