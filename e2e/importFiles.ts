import type { Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { sheetColumns } from './backend/routes/sheet';
import { field, pressTool } from './screens';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Row = readonly [name: string, mobile: string, address: string, area: string];

const lines = (rows: readonly Row[]): string[][] =>
  rows.map(([name, mobile, address, area]) => [
    '',
    name,
    mobile,
    '',
    address,
    area,
    ...Array<string>(10).fill(''),
  ]);

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV with the template's columns. */
export function csvOf(rows: readonly Row[], name = 'members.csv'): ChosenFile {
  const text = [sheetColumns, ...lines(rows)].map((row) => row.map(cell).join(',')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${text}\r\n`) };
}

/** Valid firms, except that their area is missing. */
export const withoutArea = (count: number): ChosenFile =>
  csvOf(
    Array.from({ length: count }, (_, at) => [
      `Firm number ${at}`,
      String(9_415_012_300 + at),
      `House ${at}, Madanpura`,
      '',
    ]),
  );

/** Opens the import of a list, and hands it this file. In the browser's own file picker: portal/import.spec.ts. */
export async function openImport(page: Page, file: ChosenFile): Promise<void> {
  await pressTool(page, 'Import');
  await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
}

/** A workbook with these sheets; numbers are written as numbers. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
  name = 'members.xlsx',
): ChosenFile {
  const book = utils.book_new();
  for (const [sheetName, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheetName);
  const written: unknown = write(book, { type: 'buffer', bookType: 'xlsx' });
  if (!(written instanceof Uint8Array)) throw new TypeError('SheetJS wrote no bytes');
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(written),
  };
}

/** Many valid rows; every thousandth has a mobile with +91. */
export function manyRows(count: number): ChosenFile {
  return csvOf(
    Array.from({ length: count }, (_, index) => [
      `Firm number ${index}`,
      `${index % 1000 === 0 ? '+91 ' : ''}98${String(10_000_000 + index)}`,
      `House ${index}, Madanpura`,
      'Madanpura',
    ]),
  );
}
