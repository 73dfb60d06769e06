import { LIMITS, UnusableFileError } from '../UnusableFile';
import { longRows, unevenRows } from './cellCount';
import type { Recognise } from './headerRow';
import type { TableSetting } from './ValidatedRow';
import { SheetTable } from './SheetTable';
import { FIRST_ROWS, type SourceRow } from './SourceRow';

export interface Filling<Code extends string> extends Omit<TableSetting<Code>, 'matching'> {
  /** The rows of the file, some hundreds at once. */
  readonly blocks: AsyncIterator<readonly SourceRow[]> | Iterator<readonly SourceRow[]>;
  /** Rows of this kind of file have as many cells as their header; a workbook's end with their last cell. */
  readonly hasEvenRows: boolean;
  readonly recognise: Recognise;
}

export interface FilledTable<Code extends string> {
  readonly table: SheetTable<Code>;
  /** The header's cells as written, and its row in the file; 0 where the file has none. */
  readonly headings: readonly string[];
  readonly headerRow: number;
  /** Takes in the next block; `false` where none was left. */
  readonly more: () => Promise<boolean>;
}

/**
 * Takes the first rows of a file, finds out what its columns are, and fills a table with them; the rest comes block by block,
 * when it is asked for.
 * @throws {UnusableFileError} when a limit is passed or there is no row below the header
 */
export async function fillTable<Code extends string>(
  filling: Filling<Code>,
): Promise<FilledTable<Code>> {
  const { blocks, hasEvenRows, recognise, columns, divider, validator } = filling;
  const first: SourceRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = await blocks.next();
    if (next.done === true) break;
    first.push(...next.value);
  }
  const sample = first.slice(0, FIRST_ROWS).map(({ cells }) => cells);
  const { headerAt, matching } = recognise(sample);
  const headings = sample[headerAt] ?? [];
  const headerRow = first[headerAt]?.rowNumber ?? 0;
  const table = new SheetTable({ columns, divider, validator, matching });
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
  // Once all is read, the bytes or the text of the file are let go with what reads them.
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
