import { csvText } from '../csv/writeCsv';
import { cellsOf, type ReadRow } from './ValidatedRow';
import { isMatched, type MatchedColumns } from './Matching';
import { columnOf } from './typedCells';

export interface CorrectedFile {
  readonly csv: Blob;
  /** For each row written, the header not counted, its row in the person's own file. */
  readonly rowNumbers: Uint32Array;
}

/**
 * Keys of the columns as the header, and the rows but for those left out. A column that neither the person's file nor the person
 * speaks of is not made up: empty cells would empty the fields of known members.
 */
export function correctedFile(setting: MatchedColumns, rows: readonly ReadRow[]): CorrectedFile {
  const { columns, matching, divider } = setting;
  const typed = rows.flatMap((row) => [...row.typed]);
  const spoken = new Set(
    typed.filter(([, text]) => text !== '').map(([key]) => columnOf(matching, key)),
  );
  const divided = matching.divided === null ? [] : divider.columns;
  const isWritten = (_: unknown, column: number) =>
    isMatched(matching, column) || spoken.has(column) || divided.includes(column);
  const header = columns.map((column) => column.key).filter(isWritten);
  const kept = rows.filter(({ isSkipped }) => !isSkipped);
  const lines = kept.map((row) => cellsOf(setting, row).filter(isWritten));
  return {
    csv: new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' }),
    rowNumbers: Uint32Array.from(kept, ({ rowNumber }) => rowNumber),
  };
}
