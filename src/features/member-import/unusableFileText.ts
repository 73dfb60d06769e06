import type { TFunction } from '../../i18n/Text';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { WorkerEnd } from '../../spreadsheet/worker/WorkerClient';

/** Bytes as a person reads them. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Names of products, the same in every language. */
const PROGRAMS = {
  xlsb: 'Excel (.xlsb)',
  ods: 'LibreOffice (.ods)',
  numbers: 'Apple Numbers (.numbers)',
} as const;

/** Why a file cannot be previewed, and what to do. */
export function unusableFileText(t: TFunction, why: UnusableFile): string {
  switch (why.reason) {
    case 'wrongName':
      return t('Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.');
    case 'empty':
      return t('The file is empty.');
    case 'tooManyBytes':
      return t('The file has {{size}}; at most {{limit}} can be previewed. Divide it.', {
        size: fileSize(why.bytes),
        limit: fileSize(why.limit),
      });
    case 'zipNamedCsv':
      return t('The name ends in .csv, but this is a workbook. Rename it to .xlsx.');
    case 'notXlsx':
      return t('The name ends in .xlsx, but this is no workbook. Save it again as .xlsx or .csv.');
    case 'otherProgram':
      return t(
        'The name ends in .xlsx, but this is a file of {{program}}. Save it there as .xlsx or .csv.',
        { program: PROGRAMS[why.program] },
      );
    case 'oldExcel':
      return t('This is an old .xls workbook. Save it as .xlsx or .csv.');
    case 'password':
      return t('The workbook has a password. Save a copy without one.');
    case 'notText':
      return t('The name ends in .csv, but this is no table of text. Choose another file.');
    case 'utf32':
      return t('No browser reads the encoding of this file. Save it as “CSV UTF-8” or as .xlsx.');
    case 'damaged':
      return t('The file is damaged. Open it in a spreadsheet program and save it again.');
    case 'unpacksTooLarge':
      return t('The workbook unpacks to far more than it may. Save only the members as .csv.');
    case 'documentType':
      return t('The workbook holds parts that no spreadsheet program writes. Do not trust it.');
    case 'tooManyRows':
      return t('The file has more than {{limit}} rows. Divide it.', { limit: why.limit });
    case 'tooManyColumns':
      return t('Row {{row}} has {{columns}} columns; at most {{limit}} can be read.', {
        row: why.row,
        columns: why.columns,
        limit: why.limit,
      });
    case 'cellTooLong':
      return t('In row {{row}}, cell {{column}} has more than {{limit}} characters.', {
        row: why.row,
        // A person counts from 1.
        column: why.column + 1,
        limit: why.limit,
      });
    case 'openQuote':
      return t('In row {{row}} a quotation mark opens and never closes. Mend that row.', {
        row: why.row,
      });
    case 'noRows':
      return t('Below the header stands no row.');
  }
}

/** Why there is no preview any more. */
export function endText(t: TFunction, end: WorkerEnd): string {
  switch (end.reason) {
    case 'cancelled':
      return t('The preview was stopped.');
    case 'tooSlow':
      return t('Reading the file took longer than {{seconds}} seconds and was stopped.', {
        seconds: end.seconds,
      });
    case 'missing':
      return t('A part of the portal could not be loaded. Please check your internet connection.');
    case 'crashed':
      return t('The file could not be read. If it was changed meanwhile, choose it again.');
  }
}
