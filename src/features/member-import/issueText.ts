import type { TFunction } from '../../i18n/Text';
import type { Issue } from '../../spreadsheet/rows/issues';
import { ruleText } from '../../ui/plain/fieldRule';
import type { ImportIssueCode } from './memberValidator';
import { templateColumns } from './templateColumns';

/** What the edit form calls a column of the template. */
export function columnLabel(t: TFunction, column: number): string {
  const heading = templateColumns[column]?.heading;
  return heading === undefined ? '' : t(...heading);
}

const TEXTS = {
  asAmount: 'A spreadsheet program wrote this as an amount. The number is {{number}}.',
  nothing: '“{{detail}}” stands for nothing.',
  digitsLost: 'Digits lost in a spreadsheet program: type it anew.',
  hidden: 'This row is hidden in the sheet.',
  merged: 'Merged with a cell above, which says “{{detail}}”.',
  cellError: 'The cell holds the error {{detail}} and is read as empty.',
  notCalculated: 'The formula of this cell was never calculated: it is read as empty.',
  wrapped: 'Signs of another program stand around the value.',
  controlCharacter: 'A character that cannot be seen stands in the cell. Type the cell anew.',
  lostCharacter: 'A character could not be read: � stands in its place. Type it anew.',
  wrongKind: 'The file calls this cell a number, and it is none: see whether it is right.',
  notShown: 'The file calls this number a date, and it is none: see whether it is right.',
  quotes: 'A quotation mark stands inside a cell: see whether the row is cut rightly.',
  extraCells: 'Cells beside the named columns: {{detail}}. A comma may have cut a cell.',
  repeated: 'The same as in row {{detail}}',
  sample: 'A sample row of the template',
  cellCount:
    'This row has {{detail}} cells, the header has another number: see whether each stands in its column.',
  oldHindi: 'Typed for an old Hindi font like Kruti Dev: without the font nobody can read it.',
  oldHindiPerhaps: 'Perhaps typed for an old Hindi font: look at it yourself.',
  movedFrom: 'From “{{detail}}” on the cells probably stand under a wrong column.',
  mobileInList: 'This mobile stands in the list with: {{detail}}',
  inOtherList: 'In the other list: {{detail}}',
} as const;

/** What a remark says of its cell, or of the whole row. */
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
