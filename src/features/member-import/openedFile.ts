import { ColumnEvidence } from '../../spreadsheet/legacyHindi/ColumnEvidence';
import type { OpenSheet } from '../../spreadsheet/readSheet';
import type { SheetTable } from '../../spreadsheet/rows/SheetTable';
import type { TableSummary } from '../../spreadsheet/rows/TableRow';
import { isFault, isText, type MemberCode, type MemberJudge, type RowCode } from './memberJudge';
import { type MendCode, MENDS } from './mends';
import type { RowFilter } from './listing';
import { templateColumns } from './templateColumns';

/** What one press would do to all cells with a remark. */
interface MendOffer {
  readonly code: MendCode;
  readonly rows: number;
  /** The first of the cells, before → after. */
  readonly example: { readonly before: string; readonly text: string } | undefined;
}

export interface ImportSummary extends TableSummary<MemberCode> {
  /** Rows that break a rule of the edit form, or that could not be read well. */
  readonly faulty: number;
  /** Rows that have any remark. */
  readonly remarked: number;
  readonly mends: readonly MendOffer[];
}

interface Open {
  readonly sheet: OpenSheet<MemberCode>;
  readonly table: SheetTable<MemberCode>;
  readonly judge: MemberJudge;
  /** Some cell was surely typed for an old Hindi font: only then others that perhaps were are worth a word. */
  hasOldHindi: boolean;
  /** Which rows are listed, and which of their pages is on show, counted from 1. */
  filter: RowFilter;
  page: number;
  /** The rows of the person's file that the service refused, and that are worked in again. */
  refused: readonly number[];
}

/** The one file that was opened last; the worker holds no other. */
let open: Open | null = null;

export const setOpen = (file: Pick<Open, 'sheet' | 'table' | 'judge'> | null): void => {
  open = file && {
    ...file,
    hasOldHindi: false,
    filter: 'all',
    page: 1,
    refused: [],
  };
};

export function opened(): Open {
  if (open === null) throw new Error('No file was opened');
  return open;
}

/** How all rows stand now. */
export function summary(): ImportSummary {
  const { table } = opened();
  const counted = table.summary();
  if (counted.codes.has('oldHindi')) opened().hasOldHindi = true;
  return {
    ...counted,
    codes: new Map([...counted.codes].filter(([code]) => isSaid(code))),
    faulty: table.rowsWith(isSaidFault).length,
    remarked: table.rowsWith(isSaid).length,
    mends: MENDS.flatMap(({ code, corrected }) => {
      const rows = counted.codes.get(code) ?? 0;
      if (rows === 0) return [];
      const [example] = table.corrections(code, corrected);
      return [{ code, rows, example }];
    }),
  };
}

/** Of a remark that may be nothing, something is said only where more speaks for it. */
export const isSaid = (code: RowCode): boolean =>
  code !== 'oldHindiPerhaps' || opened().hasOldHindi;
export const isSaidFault = (code: RowCode): boolean => isSaid(code) && isFault(code);

/** Judges words of a column that is full of old Hindi by that, too: one alone may be too short to tell. */
export function listenToColumns(): void {
  const { table, judge } = opened();
  if (table.rowsWith((code) => code === 'oldHindi').length > 0) opened().hasOldHindi = true;
  if (!opened().hasOldHindi) return;
  const evidence = templateColumns.map(() => new ColumnEvidence());
  for (let index = 0; index < table.count; index += 1)
    table.row(index).cells.forEach((cell, column) => {
      if (isText(column)) evidence[column]?.add(cell);
    });
  judge.columnBits = evidence.map(({ bits }) => bits);
  table.match(table.matching);
}
