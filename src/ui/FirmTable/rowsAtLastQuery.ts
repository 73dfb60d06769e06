import type { TableFirm } from './FirmColumn';

/**
 * For each row, the earlier row of the same record at the time of the last query, or the row itself. If all records are in
 * their old positions, the earlier array itself, for which search texts and orders are cached.
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
    // A second row with this id is a different firm.
    byRecord.delete(row.id);
    return old ?? row;
  });
}
