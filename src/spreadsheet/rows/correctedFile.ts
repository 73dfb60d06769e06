import { csvText } from '../csv/writeCsv';
import { cellsOf, type ReadRow } from './ValidatedRow';
import { isMatched, type MappedColumns } from './ColumnMapping';
import { columnOf } from './typedCells';

export interface CorrectedFile {
  readonly csv: Blob;
  /** The row in the person's own file for each row written, the header not counted. */
  readonly rowNumbers: Uint32Array;
}

/**
 * Writes the header (the columns' keys) and all rows that are not skipped. A column without any value from the file or the
 * person is omitted: its empty cells would clear the fields of existing members.
 */
export function correctedFile(setting: MappedColumns, rows: readonly ReadRow[]): CorrectedFile {
  const { columns, mapping } = setting;
  const typed = rows.flatMap((row) => [...row.typed]);
  const spoken = new Set(
    typed.filter(([, text]) => text !== '').map(([key]) => columnOf(mapping, key)),
  );
  const isWritten = (_: unknown, column: number) =>
    isMatched(mapping, column) || spoken.has(column);
  const header = columns.map((column) => column.key).filter(isWritten);
  const kept = rows.filter(({ isSkipped }) => !isSkipped);
  const lines = kept.map((row) => cellsOf(setting, row).filter(isWritten));
  return {
    csv: new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' }),
    rowNumbers: Uint32Array.from(kept, ({ rowNumber }) => rowNumber),
  };
}
