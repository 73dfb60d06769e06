import { REPORT_COLUMNS, type RowReportRequest } from './importReport';
import type { TFunction } from '../../i18n/translation';
import type { Issue } from '../../spreadsheet/rows/issues';
import { ruleText } from '../../ui/plain/fieldRule';
import type { ImportIssueCode } from './memberValidator';
import { templateColumns } from './templateColumns';

/** The label of a template column, as in the edit form. */
export function columnLabel(t: TFunction, column: number): string {
  const heading = templateColumns[column]?.heading;
  return heading === undefined ? '' : t(...heading);
}

const TEXTS = {
  asAmount: 'This was saved as an amount. The number is {{number}}.',
  nothing: '“{{detail}}” stands for nothing.',
  digitsLost: 'Digits lost in the spreadsheet. Type the number again.',
  hidden: 'This row is hidden in the sheet.',
  merged: 'Merged with the cell above, which says “{{detail}}”.',
  cellError: 'This cell has the error {{detail}} and is read as empty.',
  notCalculated: 'The formula in this cell was never calculated, so the cell is read as empty.',
  wrapped: 'There are extra signs from another program around this value.',
  controlCharacter: 'This cell has an invisible character. Type the cell again.',
  lostCharacter: 'A character could not be read and is shown as �. Type it again.',
  wrongKind: 'The file marks this cell as a number, but it is not one. Check it.',
  notShown: 'The file marks this number as a date, but it is not one. Check it.',
  quotes: 'There is a quotation mark inside a cell. Check that the row is split correctly.',
  extraCells:
    'This row has more cells than there are columns: {{detail}}. A comma may have split a cell.',
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
  switch (code) {
    case 'required':
    case 'tenDigits':
    case 'upTo15Digits':
      return ruleText(t, code, columnLabel(t, column ?? -1));
    case 'separators':
      return ruleText(t, 'upTo15Digits', '');
    default:
      return t(TEXTS[code], { detail, number: detail });
  }
}

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
