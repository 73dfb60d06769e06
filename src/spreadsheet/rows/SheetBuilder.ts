import type { CsvBlock } from '../csv/csvText';
import type { Column, Header } from './headerRow';
import { findHeader } from './headerRow';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import type { ReadingCode, Remark, RowCheck } from './remarks';
import { RowReader } from './RowReader';
import { SheetTable } from './SheetTable';

/** Something the source knows about a cell: `row` counts inside the block, `position` is that of the file's column. */
export interface Flaw {
  readonly row: number;
  readonly position: number | null;
  readonly code: ReadingCode;
  readonly detail: string;
}

export interface SourceBlock {
  readonly block: CsvBlock;
  /** The block's rows, already parsed. */
  readonly rows: readonly string[][];
  readonly flaws: readonly Flaw[];
}

const NONE: readonly Remark<ReadingCode>[] = [];

function tooManyRows(): UnusableFileError {
  return new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
}

interface Started<Code extends string> {
  readonly table: SheetTable<Code>;
  readonly header: Header;
}

/** Takes the blocks of a file in their order, finds the header, and fills a table row by row. */
export class SheetBuilder<Code extends string> {
  readonly #columns: readonly Column[];
  readonly #check: RowCheck<Code>;
  #waiting: SourceBlock[] = [];
  #waitingRows = 0;
  #started: Started<Code> | null = null;
  #nextRow = 1;

  constructor(columns: readonly Column[], check: RowCheck<Code>) {
    this.#columns = columns;
    this.#check = check;
  }

  /** Data rows so far. */
  get rows(): number {
    return this.#started?.table.count ?? 0;
  }

  /** @throws {UnusableFileError} when a limit is passed or no header is found */
  add(source: SourceBlock): void {
    if (this.#started !== null) {
      this.#absorb(source, this.#started);
      return;
    }
    this.#waiting.push(source);
    this.#waitingRows += source.rows.length;
    if (this.#waitingRows >= LIMITS.headerRows) this.#start();
  }

  /** @throws {UnusableFileError} when there is no header or no row below it */
  end(): Started<Code> {
    const started = this.#started ?? this.#start();
    if (started.table.count === 0) throw new UnusableFileError({ reason: 'noRows' });
    started.table.list();
    return started;
  }

  #start(): Started<Code> {
    const first = this.#waiting.flatMap((source) => source.rows.slice(0, LIMITS.headerRows));
    const header = findHeader(first, this.#columns)?.header;
    if (header === undefined) {
      throw new UnusableFileError({ reason: 'noHeader', rows: LIMITS.headerRows });
    }
    const started = { header, table: new SheetTable(this.#columns, header, this.#check) };
    for (const source of this.#waiting) this.#absorb(source, started);
    this.#waiting = [];
    this.#started = started;
    return started;
  }

  #absorb({ block, rows, flaws }: SourceBlock, { table, header }: Started<Code>): void {
    const firstRow = this.#nextRow;
    this.#nextRow += rows.length;
    if (firstRow > LIMITS.sheetRows) throw tooManyRows();
    table.store.addBlock(block, firstRow);
    const reader = new RowReader(header, block.marked);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at];
      const rowNumber = firstRow + at;
      if (row === undefined || rowNumber <= header.row) continue;
      const cells = reader.read(row, rowNumber);
      const found = flaws.length === 0 ? flaws : flaws.filter((flaw) => flaw.row === at);
      if (!reader.filled && found.length === 0) continue;
      if (table.count === LIMITS.rows) throw tooManyRows();
      const remarks = this.#sourceRemarks(found, reader.unnamed, header);
      table.add(rowNumber, cells, remarks, reader.lostDigits);
    }
  }

  #sourceRemarks(
    flaws: readonly Flaw[],
    unnamed: number,
    header: Header,
  ): readonly Remark<ReadingCode>[] {
    if (flaws.length === 0 && unnamed === 0) return NONE;
    const remarks = flaws.flatMap(({ position, code, detail }) => {
      const column = position === null ? null : header.positions.indexOf(position);
      return column === -1 ? [] : [{ column, code, detail }];
    });
    if (unnamed > 0) remarks.push({ column: null, code: 'extraCells', detail: String(unnamed) });
    return remarks;
  }
}
