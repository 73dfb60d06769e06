import type { Failure } from '../../../domain/failure';
import { serviceText, type TFunction } from '../../../i18n/translation';
import type { Message } from '../../../ui/dialogs/DialogQueue';
import { changeFailureText, failureText, statusOnlyText } from '../../../ui/failureText';
import type { Issue } from '../../../spreadsheet/table/row';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { ruleText } from '../../../ui/plain/fields';
import { REPORT_COLUMNS, type RowReportRequest } from './account';
import type { WhyUnread } from './chosenFile';
import type { FileColumn } from './columnUse';
import type { ImportIssueCode } from './memberChecks';
import { placeOfColumn, templateColumns } from './template';
import type { Ended } from './upload';

/** The label of a template column, as in the edit form. */
export function columnLabel(t: TFunction, column: number): string {
  const heading = templateColumns[column]?.heading;
  return heading === undefined ? '' : t(...heading);
}

/** The same, by the key of the column. */
export const keyLabel = (t: TFunction, key: string): string => columnLabel(t, placeOfColumn(key));

/** The heading of a column of the file, or its number from 1 if it has none. */
export const headingOrNumber = (t: TFunction, { heading, place }: FileColumn): string =>
  heading.trim() || t('Column {{number}}', { number: place + 1 });

/** A number of bytes as text. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

const ISSUES = {
  asAmount: 'This was saved as an amount. The number is {{number}}.',
  nothing: '“{{detail}}” stands for nothing.',
  digitsLost: 'Digits lost in the spreadsheet. Type the number again.',
  hidden: 'This row is hidden in the sheet.',
  merged: 'Merged with the cell above, which says “{{detail}}”.',
  cellError: 'This cell has the error {{detail}} and is read as empty.',
  notCalculated: 'The formula in this cell was never calculated, so the cell is read as empty.',
  wrapped: 'There are extra signs from another program around this value.',
  controlCharacter: 'This cell has an invisible character. Type the cell again.',
  misread: 'The letters of this text were garbled by another program.',
  lostCharacter: 'A character could not be read and is shown as �. Type it again.',
  wrongKind: 'The file marks this cell as a number, but it is not one. Check it.',
  notShown: 'The file marks this number as a date, but it is not one. Check it.',
  shownOtherwise:
    'The spreadsheet shows “{{detail}}” in place of this number. Check which is right.',
  quotes: 'There is a quotation mark inside a cell. Check that the row is split correctly.',
  splitText: 'A comma in a text may have split it. Check that each cell is in the right column.',
  repeated: 'Duplicate of row {{detail}}',
  sample: 'Sample row from the template',
  cellCount:
    'This row has {{detail}} cells, not as many as the headings. Check that each cell is in the right column.',
  oldHindi: 'Typed in an old Hindi font such as Kruti Dev. It cannot be read without that font.',
  oldHindiPerhaps: 'May be typed in an old Hindi font. Check it.',
  mobileInList: 'In the list, this mobile belongs to: {{detail}}',
  mobileOfSeveral: 'Several firms in the list have this mobile: {{detail}}',
  oddName: 'This is a mobile, or a name with a line break or tab. Check that it is one name.',
  inOtherList: 'In the other list: {{detail}}',
} as const;

/** The text of an issue. */
export function issueText(t: TFunction, { code, column, detail }: Issue<ImportIssueCode>): string {
  if (code === 'required' || code === 'tenDigits' || code === 'upTo15Digits')
    return ruleText(t, code, columnLabel(t, column ?? -1));
  if (code === 'separators') return ruleText(t, 'upTo15Digits', '');
  return code === 'shownOtherwise' && detail === ''
    ? t('The spreadsheet does not show this number. Check it.')
    : t(ISSUES[code], { detail, number: detail });
}

const UNUSABLE = {
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
  tooManyBytes: 'The file is {{size}}. The preview works up to {{limit}}. Split the file.',
  otherProgram:
    'The name ends in .xlsx, but this file is from {{program}}. Save it there as .xlsx or .csv.',
  tooManyRows: 'The file has more than {{limit}} rows. Split the file.',
  tooManyColumns: 'Row {{row}} has {{columns}} columns. At most {{limit}} can be read.',
  cellTooLong: 'In row {{row}}, cell {{column}} has more than {{limit}} characters. Shorten it.',
  tooSlow: 'Reading the file took longer than {{seconds}} seconds and was stopped.',
} as const;

/** Product names are the same in every language. */
const PROGRAMS = {
  xlsb: 'Excel (.xlsb)',
  ods: 'LibreOffice (.ods)',
  numbers: 'Apple Numbers (.numbers)',
} as const;

/** Why a file cannot be previewed, and what to do. */
export function unusableFileText(t: TFunction, why: WhyUnread): string {
  switch (why.reason) {
    case 'tooManyBytes':
      return t(UNUSABLE.tooManyBytes, { size: fileSize(why.bytes), limit: fileSize(LIMITS.bytes) });
    case 'otherProgram':
      return t(UNUSABLE.otherProgram, { program: PROGRAMS[why.program] });
    case 'tooManyRows':
      return t(UNUSABLE.tooManyRows, { limit: LIMITS.rows });
    case 'tooManyColumns':
      return t(UNUSABLE.tooManyColumns, { ...why, limit: LIMITS.columns });
    case 'cellTooLong':
      return t(UNUSABLE.cellTooLong, { ...why, limit: LIMITS.cellLength });
    case 'tooSlow':
      return t(UNUSABLE.tooSlow, why);
    default:
      return t(UNUSABLE[why.reason]);
  }
}

/** The title and the errors of an import that failed (product §8). */
export function failureTexts(t: TFunction, failure: Failure) {
  if (failure.kind !== 'refused')
    return failure.kind === 'unreadable'
      ? { title: errorTitle(t, t('Import failed')), errors: [t('Unknown error occurred')] }
      : { title: `${t('Network error.')} ${failureText(t, failure)}`, errors: [] };
  const { message, error, errors } = failure;
  // A host that rejects the size of the file answers with a status, or with an upload error in its own words (faults).
  if (failure.status === 413 || [message, ...errors].some((text) => UPLOAD_FAILED.test(text ?? '')))
    return { title: errorTitle(t, t('The file is too large for the server.')), errors: [] };
  const listed = error === null ? errors : [...errors, error];
  const own = statusOnlyText(t, failure) ?? t('Unknown error occurred');
  return {
    title: errorTitle(t, serviceText(message ?? t('Import failed'))),
    errors: listed.length > 0 ? listed.map((text) => serviceText(text)) : [own],
  };
}

const UPLOAD_FAILED = /^The \S{1,100} failed to upload\.?$/i;

const errorTitle = (t: TFunction, message: string) => t('Error: {{message}}', { message });

/** The texts of the report on each row. */
export const reportTexts = (t: TFunction): RowReportRequest['words'] => ({
  header: [
    t('Row'),
    ...REPORT_COLUMNS.map((column) => columnLabel(t, column)),
    t('Result'),
    t('Errors'),
  ],
  taken: t('Sent, no error'),
  refused: t('Failed'),
  skipped: t('Skipped'),
});

/** The notice for a person who has left the screen. */
export function noticeOf(t: TFunction, ended: Exclude<Ended, { readonly kind: 'idle' }>): Message {
  if (ended.kind === 'cancelled') {
    const text = cancelledText(t, ended);
    return { kind: 'warning', title: t('The import was cancelled.'), text };
  }
  if (ended.kind !== 'done') {
    const text = ended.kind === 'gone' ? goneText(t) : changeFailureText(t, ended.failure);
    return { kind: 'error', title: t('Import failed'), text };
  }
  const { message, inserted, updated, failedRows } = ended.result;
  return {
    kind: failedRows.length > 0 ? 'warning' : 'success',
    title: serviceText(message ?? t('Import completed.')),
    text: `${t('Inserted')}: ${inserted ?? '-'} · ${t('Updated')}: ${updated ?? '-'}`,
  };
}

/** The file was changed or removed after it was chosen. */
export const goneText = (t: TFunction): string => t(UNUSABLE.crashed);

export const cancelledText = (t: TFunction, { isSent }: { readonly isSent: boolean }): string =>
  isSent
    ? t(
        'The server may already have the file. We could not confirm whether the firms were imported. The list is being refreshed.',
      )
    : t('The file was not sent.');
