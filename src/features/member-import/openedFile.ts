import { ColumnEvidence } from '../../spreadsheet/legacyHindi/ColumnEvidence';
import type { OpenSheet } from '../../spreadsheet/readSheet';
import type { SheetTable } from '../../spreadsheet/rows/SheetTable';
import type { TableSummary } from '../../spreadsheet/rows/TableRow';
import {
  isError,
  isText,
  type MemberIssueCode,
  type MemberValidator,
  type ImportIssueCode,
} from './memberValidator';
import { type FixCode, FIXES } from './fixes';
import type { RowFilter } from './rowListing';
import { templateColumns } from './templateColumns';

/** One button that fixes all cells with an issue. */
interface FixOffer {
  readonly code: FixCode;
  readonly rows: number;
  /** The first of the cells, before and after. */
  readonly example: { readonly before: string; readonly text: string } | undefined;
}

export interface ImportSummary extends TableSummary<MemberIssueCode> {
  /** Rows that violate a rule of the edit form, or could not be read well. */
  readonly faulty: number;
  /** Rows with any issue. */
  readonly withIssues: number;
  readonly fixes: readonly FixOffer[];
}

interface Open {
  readonly sheet: OpenSheet<MemberIssueCode>;
  readonly table: SheetTable<MemberIssueCode>;
  readonly validator: MemberValidator;
  /** A cell was certainly typed for an old Hindi font. Only then are doubtful cells worth reporting. */
  hasOldHindi: boolean;
  /** The filter, and its current page, from 1. */
  filter: RowFilter;
  page: number;
  /** The rows of the person's file that the server rejected and that are being corrected. */
  refused: readonly number[];
}

/** The file opened last; the worker holds no other. */
let open: Open | null = null;

export const setOpen = (file: Pick<Open, 'sheet' | 'table' | 'validator'> | null): void => {
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

export function summary(): ImportSummary {
  const { table } = opened();
  const counted = table.summary();
  if (counted.codes.has('oldHindi')) opened().hasOldHindi = true;
  return {
    ...counted,
    codes: new Map([...counted.codes].filter(([code]) => isReported(code))),
    faulty: table.rowsWith(isReportedError).length,
    withIssues: table.rowsWith(isReported).length,
    fixes: FIXES.flatMap(({ code, corrected }) => {
      const rows = counted.codes.get(code) ?? 0;
      if (rows === 0) return [];
      const [example] = table.corrections(code, corrected);
      return [{ code, rows, example }];
    }),
  };
}

/** A doubtful issue is only reported with further evidence. */
export const isReported = (code: ImportIssueCode): boolean =>
  code !== 'oldHindiPerhaps' || opened().hasOldHindi;
export const isReportedError = (code: ImportIssueCode): boolean =>
  isReported(code) && isError(code);

/** Validates again with the evidence of whole columns: a single word in old Hindi may be too short to recognise. */
export function applyColumnEvidence(): void {
  const { table, validator } = opened();
  if (table.rowsWith((code) => code === 'oldHindi').length > 0) opened().hasOldHindi = true;
  if (!opened().hasOldHindi) return;
  const evidence = templateColumns.map(() => new ColumnEvidence());
  for (let index = 0; index < table.count; index += 1)
    table.row(index).cells.forEach((cell, column) => {
      if (isText(column)) evidence[column]?.add(cell);
    });
  validator.columnBits = evidence.map(({ bits }) => bits);
  table.match(table.mapping);
}
