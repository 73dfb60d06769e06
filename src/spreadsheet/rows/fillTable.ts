import { LIMITS, UnusableFileError } from '../UnusableFile';
import { longRows, unevenRows } from './cellCount';
import type { Recognise } from './headerRow';
import type { TableSetting } from './ValidatedRow';
import { SheetTable } from './SheetTable';
import { FIRST_ROWS, type SourceRow } from './SourceRow';

export interface Filling<Code extends string> extends Omit<TableSetting<Code>, 'mapping'> {
  /** The rows of the file, some hundreds at a time. */
  readonly blocks: AsyncIterator<readonly SourceRow[]> | Iterator<readonly SourceRow[]>;
  /** True if each row of the file should have as many cells as the header; a workbook's rows end with their last cell. */
  readonly hasEvenRows: boolean;
  readonly recognise: Recognise;
}

export interface FilledTable<Code extends string> {
  readonly table: SheetTable<Code>;
  /** The header's cells as written, and its row in the file; 0 if the file has none. */
  readonly headings: readonly string[];
  readonly headerRow: number;
  /** Adds the next block; `false` if there was none. */
  readonly more: () => Promise<boolean>;
}

/**
 * Reads the first rows of a file, recognises its columns, and fills a table. `more` reads each further block.
 * @throws {UnusableFileError} if a limit is passed or there is no row below the header
 */
export async function fillTable<Code extends string>(
  filling: Filling<Code>,
): Promise<FilledTable<Code>> {
  const { blocks, hasEvenRows, recognise, columns, validator } = filling;
  const first: SourceRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = await blocks.next();
    if (next.done === true) break;
    first.push(...next.value);
  }
  const sample = first.slice(0, FIRST_ROWS).map(({ cells }) => cells);
  const { headerAt, mapping, headings = sample[headerAt] ?? [] } = recognise(sample);
  const headerRow = first[headerAt]?.rowNumber ?? 0;
  const table = new SheetTable({ columns, validator, mapping });
  const cellCountIssues = hasEvenRows
    ? unevenRows(sample.slice(headerAt + 1), headings.length)
    : longRows(headings.length);
  const take = (row: SourceRow) => {
    const { rowNumber, cells, readingIssues } = row;
    if (rowNumber <= headerRow || (readingIssues.length === 0 && cells.every(isBlank))) return;
    if (table.count === LIMITS.rows)
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    const ofCellCount = cellCountIssues(cells);
    if (ofCellCount.length === 0 && cells.length <= LIMITS.columns) table.add(row);
    else
      table.add({
        ...row,
        cells: cells.slice(0, LIMITS.columns),
        readingIssues: [...readingIssues, ...ofCellCount],
      });
  };
  // Released after the last block, and with it the content of the file.
  let left: typeof blocks | null = blocks;
  const more = async () => {
    const next = await left?.next();
    if (next === undefined || next.done === true) {
      left = null;
      return false;
    }
    next.value.forEach(take);
    return true;
  };
  first.forEach(take);
  while (table.count === 0 && (await more()));
  if (table.count === 0) throw new UnusableFileError({ reason: 'noRows' });
  return { table, headings, headerRow, more };
}

const isBlank = (cell: string): boolean => cell.trim() === '';
