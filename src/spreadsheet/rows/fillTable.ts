import { LIMITS, UnusableFileError } from '../UnusableFile';
import { movedCells, UsualKinds } from './cellCount';
import type { Recognise } from './headerRow';
import type { KeptRows } from './KeptRows';
import type { Column, Divider } from './Matching';
import type { Judge } from './remarks';
import { SheetTable } from './SheetTable';
import type { Flaw, SourceBlock } from './SourceBlock';

/** So many rows are looked at before the columns are known, and are there to be shown first. */
const FIRST_ROWS = 100;
const SPACE = 32;
const ASCII_END = 128;

export interface Filling<Code extends string> {
  readonly blocks: AsyncIterator<SourceBlock> | Iterator<SourceBlock>;
  /** Rows of this kind of file have as many cells as their header; a workbook's end with their last cell. */
  readonly evenRows: boolean;
  readonly kept: KeptRows;
  readonly columns: readonly Column[];
  readonly recognise: Recognise;
  readonly divider: Divider;
  readonly judge: Judge<Code>;
}

export interface Filled<Code extends string> {
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
): Promise<Filled<Code>> {
  const { blocks, kept, recognise, columns, divider, judge } = filling;
  const waiting: SourceBlock[] = [];
  let rows = 0;
  while (rows < FIRST_ROWS) {
    const next = await blocks.next();
    if (next.done === true) break;
    waiting.push(next.value);
    rows += next.value.rows.length;
  }
  const first = waiting.flatMap((block) => block.rows).slice(0, FIRST_ROWS);
  const numbers = waiting.flatMap((block) => block.rowNumbers.slice(0, FIRST_ROWS));
  const { headerAt, matching } = recognise(first);
  const table = new SheetTable({ kept, columns, matching, divider, judge });
  const headings = first[headerAt] ?? [];
  const headerRow = numbers[headerAt] ?? 0;
  const cellCount = filling.evenRows
    ? evenRowsOf(first.slice(headerAt + 1), headings.length)
    : null;
  const taker = new RowTaker(table, { headerRow, headings, cellCount });
  for (const block of waiting) taker.take(block);
  const more = async () => {
    const next = await blocks.next();
    if (next.done === true) return false;
    taker.take(next.value);
    return true;
  };
  while (table.count === 0 && (await more()));
  if (table.count === 0) throw new UnusableFileError({ reason: 'noRows' });
  return { table, headings, headerRow, more };
}

/** How many cells a row has, and what usually stands in them: as it tells where the cells of another row began to move. */
interface EvenRows {
  readonly count: number;
  readonly kinds: UsualKinds;
}

function evenRowsOf(rows: readonly (readonly string[])[], ofHeader: number): EvenRows {
  const count = usualCount(rows, ofHeader);
  return { count, kinds: new UsualKinds(rows.filter(({ length }) => length === count)) };
}

/** How many cells a row has: as many as the header, unless nearly all rows agree on another number. */
function usualCount(rows: readonly (readonly string[])[], ofHeader: number): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (usual === undefined) return ofHeader;
  const [count, times] = usual;
  const isUsual = times >= rows.length * 0.8 && rows.length >= 10;
  return ofHeader === 0 || isUsual ? count : ofHeader;
}

interface Header {
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** `null` where rows may end early. */
  readonly cellCount: EvenRows | null;
}

/** Puts rows into a table, within the limits, with what their shape says. */
class RowTaker<Code extends string> {
  readonly #table: SheetTable<Code>;
  readonly #header: Header;

  constructor(table: SheetTable<Code>, header: Header) {
    this.#table = table;
    this.#header = header;
  }

  take({ rows, rowNumbers, flaws, hidden, starts }: SourceBlock): void {
    rows.forEach((cells, at) => {
      const rowNumber = rowNumbers[at] ?? 0;
      if (rowNumber <= this.#header.headerRow) return;
      const filled = cells.some((cell) => !isBlank(cell));
      const found = flaws.length === 0 ? flaws : flaws.filter(({ row }) => row === at);
      if (!filled && found.length === 0) return;
      const ofShape = this.#ofShape(cells, at);
      if (this.#table.count === LIMITS.rows)
        throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
      this.#table.add({
        rowNumber,
        start: starts?.[at] ?? 0,
        cells: withinLimit(cells),
        flaws: found.length === 0 ? ofShape : [...found, ...ofShape],
        isHidden: hidden?.has(at) ?? false,
      });
    });
  }

  #ofShape(cells: readonly string[], row: number): readonly Flaw[] {
    const { cellCount, headings } = this.#header;
    if (cellCount !== null)
      return cells.length === cellCount.count ? NONE : unevenFlaws(cells, row, cellCount);
    if (cells.length <= headings.length || headings.length === 0) return NONE;
    const beside = cells.filter((cell, place) => place >= headings.length && !isBlank(cell)).length;
    return beside === 0
      ? NONE
      : [{ row, position: null, code: 'extraCells', detail: String(beside) }];
  }
}

const NONE: readonly Flaw[] = [];

/** That the row has another number of cells, and from which one on they stand under a wrong column, where that can be told. */
function unevenFlaws(
  cells: readonly string[],
  row: number,
  { count, kinds }: EvenRows,
): readonly Flaw[] {
  const place = movedCells(cells, count, kinds);
  const detail = place === null ? '' : (cells[place] ?? '').trim();
  const found: Flaw = { row, position: null, code: 'cellCount', detail: String(cells.length) };
  return place === null || detail === ''
    ? [found]
    : [found, { row, position: null, code: 'movedFrom', detail }];
}

function isBlank(cell: string): boolean {
  if (cell === '') return true;
  const first = cell.charCodeAt(0);
  return (first <= SPACE || first >= ASCII_END) && cell.trim() === '';
}

function withinLimit(cells: readonly string[]): readonly string[] {
  return cells.length > LIMITS.columns ? cells.slice(0, LIMITS.columns) : cells;
}
