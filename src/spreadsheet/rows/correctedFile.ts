import { csvText } from '../csv/writeCsv';
import type { EditedRows } from './EditedRows';
import { type Column, type Divider, isMatched } from './Matching';

export interface CorrectedFile {
  readonly csv: Blob;
  /** For each row written, the header not counted, its row in the person's own file. */
  readonly rowNumbers: Uint32Array;
}

/**
 * Keys of the columns as the header, every row that is not left out. A column that neither the person's file nor the person
 * speaks of is not made up: empty cells would empty the fields of known members.
 */
export function correctedFile(
  rows: EditedRows,
  columns: readonly Column[],
  divider: Divider,
): CorrectedFile {
  const rowNumbers: number[] = [];
  const lines = linesOf(rows, columns, divider, rowNumbers);
  const csv = new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
  return { csv, rowNumbers: Uint32Array.from(rowNumbers) };
}

function* linesOf(
  rows: EditedRows,
  columns: readonly Column[],
  divider: Divider,
  rowNumbers: number[],
): Generator<readonly string[]> {
  const { matching, store, leftOut } = rows;
  const typed = rows.typedColumns();
  const divided = matching.divided === null ? [] : divider.columns;
  const isWritten = (_: unknown, column: number) =>
    isMatched(matching, column) || typed.has(column) || divided.includes(column);
  yield columns.map((column) => column.key).filter(isWritten);
  for (let index = 0; index < store.count; index += 1) {
    if (leftOut.has(index)) continue;
    rowNumbers.push(store.rowNumber(index));
    yield rows.cells(index).filter(isWritten);
  }
}
