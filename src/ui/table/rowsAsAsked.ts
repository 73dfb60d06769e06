/**
 * Beside each row, at its place, the one that was its record before; itself where there was none. Where all records stand at their
 * old places these are the rows of before themselves, with everything that is known of them.
 */
export function rowsAsAsked<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  recordOf: (row: Row) => number | null,
): readonly Row[] {
  const isRecordOf = (row: Row, old: Row | undefined) =>
    row === old || (old !== undefined && recordOf(row) !== null && recordOf(row) === recordOf(old));
  if (rows.length === before.length && rows.every((row, at) => isRecordOf(row, before[at])))
    return before;
  const byRecord = new Map<number | null, Row>();
  for (const row of before) if (!byRecord.has(recordOf(row))) byRecord.set(recordOf(row), row);
  byRecord.delete(null);
  return rows.map((row) => {
    const old = byRecord.get(recordOf(row));
    // An id that stands there twice is two firms.
    byRecord.delete(recordOf(row));
    return old ?? row;
  });
}
