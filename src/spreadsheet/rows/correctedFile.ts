import { csvText } from '../csv/writeCsv';
import { type Column, type Divider, isMatched, type Matching } from './Matching';
import { columnOf } from './typedCells';

export interface CorrectedFile {
  readonly csv: Blob;
  /** For each row written, the header not counted, its row in the person's own file. */
  readonly rowNumbers: Uint32Array;
}

interface Columns {
  readonly columns: readonly Column[];
  readonly matching: Matching;
  readonly divider: Divider;
}

/**
 * Keys of the columns as the header, and the rows. A column that neither the person's file nor the person speaks of is not made up:
 * empty cells would empty the fields of known members.
 * @param typed what the person typed anywhere, under the keys of `Typed`
 */
export function correctedFile(
  { columns, matching, divider }: Columns,
  rows: readonly { readonly rowNumber: number; readonly cells: readonly string[] }[],
  typed: readonly (readonly [key: number, text: string])[],
): CorrectedFile {
  const spoken = new Set(
    typed.filter(([, text]) => text !== '').map(([key]) => columnOf(matching, key)),
  );
  const divided = matching.divided === null ? [] : divider.columns;
  const isWritten = (_: unknown, column: number) =>
    isMatched(matching, column) || spoken.has(column) || divided.includes(column);
  const header = columns.map((column) => column.key).filter(isWritten);
  const lines = rows.map(({ cells }) => cells.filter(isWritten));
  return {
    csv: new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' }),
    rowNumbers: Uint32Array.from(rows, ({ rowNumber }) => rowNumber),
  };
}
