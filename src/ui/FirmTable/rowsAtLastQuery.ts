import type { TableFirm } from './FirmColumn';

/**
 * Beside each row, at its place, the one that was its record before; itself where there was none. Where all records stand at their
 * old places these are the rows of before themselves, with everything that is known of them.
 */
export function rowsAtLastQuery<Row extends TableFirm>(
  rows: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const isRecordOf = (row: Row, old: Row | undefined) =>
    row === old || (old !== undefined && row.id !== null && row.id === old.id);
  if (rows.length === before.length && rows.every((row, at) => isRecordOf(row, before[at])))
    return before;
  const byRecord = new Map<number | null, Row>();
  for (const row of before) if (!byRecord.has(row.id)) byRecord.set(row.id, row);
  byRecord.delete(null);
  return rows.map((row) => {
    const old = byRecord.get(row.id);
    // An id that stands there twice is two firms.
    byRecord.delete(row.id);
    return old ?? row;
  });
}
