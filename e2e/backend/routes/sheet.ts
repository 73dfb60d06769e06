import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import { invalid } from '../answers';
import type { Part } from '../body';
import type { Firm } from '../records';

const places = [1, 2, 3, 4, 5] as const;

/** The columns of the import template and of the export (product §2 item 10). */
export const sheetColumns: readonly string[] = [
  'membership',
  'name',
  'mobile',
  'mobile_alt',
  'address',
  'area',
  ...places.map((place) => `rep_name_${place}`),
  ...places.map((place) => `rep_mobile_${place}`),
];

/** A firm as a row of the export, in the order of `sheetColumns`. */
export function sheetRow(firm: Firm): string[] {
  const people = places.map((_, index) => firm.representatives[index]);
  return [
    firm.membership === null ? '' : String(firm.membership),
    firm.firmName,
    firm.mobile,
    firm.mobileAlt ?? '',
    firm.address,
    firm.area,
    ...people.map((person) => person?.name ?? ''),
    ...people.map((person) => person?.mobile ?? ''),
  ];
}

/** The cells of a .csv (UTF-8) or .xlsx as text, without blank rows; 422 for an unreadable file. */
export function readSheet(file: Part): string[][] {
  const name = file.fileName?.toLowerCase() ?? '';
  try {
    if (name.endsWith('.csv')) return readCsv(file.bytes);
    if (name.endsWith('.xlsx')) return readXlsx(file.bytes);
  } catch {
    throw invalid({ file: ['The file could not be read.'] });
  }
  throw invalid({ file: ['The file must be a file of type: csv, xlsx.'] });
}

function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

function readXlsx(bytes: Uint8Array): string[][] {
  const book = read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('no sheet');
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: false, defval: '' })
    .map((row) => row.map(String));
}
