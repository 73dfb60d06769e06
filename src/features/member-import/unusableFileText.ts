import type { TFunction } from '../../i18n/translation';
import type { WhyUnread } from './importReducer';

/** A number of bytes as text. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Product names are the same in every language. */
const PROGRAMS = {
  xlsb: 'Excel (.xlsb)',
  ods: 'LibreOffice (.ods)',
  numbers: 'Apple Numbers (.numbers)',
} as const;

const TEXTS = {
  wrongName: 'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
  empty: 'The file is empty.',
  zipNamedCsv: 'The name ends in .csv, but this is an Excel file. Rename it to .xlsx.',
  notXlsx: 'The name ends in .xlsx, but this is not an Excel file. Save it again as .xlsx or .csv.',
  oldExcel: 'This is an old .xls file. Save it as .xlsx or .csv.',
  password: 'This Excel file has a password. Save a copy without a password.',
  notText:
    'The name ends in .csv, but the file has no rows and columns of text. Choose another file.',
  utf32: 'Browsers cannot read the encoding of this file. Save it as “CSV UTF-8” or as .xlsx.',
  damaged: 'The file is damaged. Open it in Excel or a similar program and save it again.',
  unpacksTooLarge: 'This Excel file is far too large when opened. Save only the firms as .csv.',
  documentType:
    'This Excel file contains parts that Excel does not write. It may be unsafe: do not use it.',
  noRows: 'There are no rows below the column headings.',
  missing: 'A part of the portal could not be loaded. Please check your internet connection.',
  crashed: 'The file could not be read. If it has changed since you chose it, choose it again.',
} as const;

/** Why a file cannot be previewed, and what to do. */
export function unusableFileText(t: TFunction, why: WhyUnread): string {
  switch (why.reason) {
    case 'tooManyBytes':
      return t('The file is {{size}}. The preview works up to {{limit}}. Split the file.', {
        size: fileSize(why.bytes),
        limit: fileSize(why.limit),
      });
    case 'otherProgram':
      return t(
        'The name ends in .xlsx, but this file is from {{program}}. Save it there as .xlsx or .csv.',
        { program: PROGRAMS[why.program] },
      );
    case 'tooManyRows':
      return t('The file has more than {{limit}} rows. Split the file.', why);
    case 'tooManyColumns':
      return t('Row {{row}} has {{columns}} columns. At most {{limit}} can be read.', why);
    case 'cellTooLong':
      return t(
        'In row {{row}}, cell {{column}} has more than {{limit}} characters. Shorten it.',
        why,
      );
    case 'tooSlow':
      return t('Reading the file took longer than {{seconds}} seconds and was stopped.', why);
    default:
      return t(TEXTS[why.reason]);
  }
}
