import type { TFunction } from '../../i18n/Text';
import type { WhyUnread } from './importReducer';

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

const TEXTS = {
  wrongName: 'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
  empty: 'The file is empty.',
  zipNamedCsv: 'The name ends in .csv, but this is a workbook. Rename it to .xlsx.',
  notXlsx: 'The name ends in .xlsx, but this is no workbook. Save it again as .xlsx or .csv.',
  oldExcel: 'This is an old .xls workbook. Save it as .xlsx or .csv.',
  password: 'The workbook has a password. Save a copy without one.',
  notText: 'The name ends in .csv, but this is no table of text. Choose another file.',
  utf32: 'No browser reads the encoding of this file. Save it as “CSV UTF-8” or as .xlsx.',
  damaged: 'The file is damaged. Open it in a spreadsheet program and save it again.',
  unpacksTooLarge: 'The workbook unpacks to far more than it may. Save only the members as .csv.',
  documentType: 'The workbook holds parts that no spreadsheet program writes. Do not trust it.',
  noRows: 'Below the header stands no row.',
  missing: 'A part of the portal could not be loaded. Please check your internet connection.',
  crashed: 'The file could not be read. If it was changed meanwhile, choose it again.',
} as const;

/** Why a file cannot be previewed, and what to do. */
export function unusableFileText(t: TFunction, why: WhyUnread): string {
  switch (why.reason) {
    case 'tooManyBytes':
      return t('The file has {{size}}; at most {{limit}} can be previewed. Divide it.', {
        size: fileSize(why.bytes),
        limit: fileSize(why.limit),
      });
    case 'otherProgram':
      return t(
        'The name ends in .xlsx, but this is a file of {{program}}. Save it there as .xlsx or .csv.',
        { program: PROGRAMS[why.program] },
      );
    case 'tooManyRows':
      return t('The file has more than {{limit}} rows. Divide it.', why);
    case 'tooManyColumns':
      return t('Row {{row}} has {{columns}} columns; at most {{limit}} can be read.', why);
    case 'cellTooLong':
      return t('In row {{row}}, cell {{column}} has more than {{limit}} characters.', {
        ...why,
        // A person counts from 1.
        column: why.column + 1,
      });
    case 'openQuote':
      return t('In row {{row}} a quotation mark opens and never closes. Mend that row.', why);
    case 'tooSlow':
      return t('Reading the file took longer than {{seconds}} seconds and was stopped.', why);
    default:
      return t(TEXTS[why.reason]);
  }
}
