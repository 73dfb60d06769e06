import type { TFunction } from '../../i18n/Text';
import type { Remark } from '../../spreadsheet/rows/remarks';
import { ruleText } from '../../ui/plain/fieldRule';
import type { Fate, RowCode } from './memberJudge';
import type { MendCode } from './mends';
import { templateColumns } from './templateColumns';

/** What the edit form calls a column of the template. */
export function columnLabel(t: TFunction, column: number): string {
  const heading = templateColumns[column]?.heading;
  return heading === undefined ? '' : t(...heading);
}

/** What a remark says of its cell, or of the whole row. */
export function remarkText(t: TFunction, { code, column, detail }: Remark<RowCode>): string {
  switch (code) {
    case 'required':
    case 'tenDigits':
    case 'upTo15Digits':
      return ruleText(t, code, columnLabel(t, column ?? -1));
    case 'separators':
      return ruleText(t, 'upTo15Digits', columnLabel(t, column ?? -1));
    case 'asAmount':
      return t('A spreadsheet program wrote this as an amount. The number is {{number}}.', {
        number: detail,
      });
    case 'nothing':
      return t('“{{detail}}” stands for nothing.', { detail });
    case 'digitsLost':
      return t('Digits lost in a spreadsheet program: type it anew.');
    case 'hidden':
      return t('This row is hidden in the sheet.');
    case 'merged':
      return t('Merged with a cell above, which says “{{detail}}”.', { detail });
    case 'cellError':
      return t('The cell holds the error {{detail}} and is read as empty.', { detail });
    case 'notCalculated':
      return t('The formula of this cell was never calculated: it is read as empty.');
    case 'wrapped':
      return t('Signs of another program stand around the value.');
    case 'controlCharacter':
      return t('A character that cannot be seen stands in the cell. Type the cell anew.');
    case 'lostCharacter':
      return t('A character could not be read: � stands in its place. Type it anew.');
    case 'wrongKind':
      return t('The file calls this cell a number, and it is none: see whether it is right.');
    case 'notShown':
      return t('The file calls this number a date, and it is none: see whether it is right.');
    case 'quotes':
      return t('A quotation mark stands inside a cell: see whether the row is cut rightly.');
    case 'extraCells':
      return t('Cells beside the named columns: {{detail}}. A comma may have cut a cell.', {
        detail,
      });
    case 'repeated':
      return t('The same as in row {{detail}}', { detail });
    case 'sample':
      return t('A sample row of the template');
    case 'cellCount':
      return t(
        'This row has {{detail}} cells, the header has another number: see whether each stands in its column.',
        {
          detail,
        },
      );
    case 'oldHindi':
      return t('Typed for an old Hindi font like Kruti Dev: without the font nobody can read it.');
    case 'oldHindiPerhaps':
      return t('Perhaps typed for an old Hindi font: look at it yourself.');
    case 'movedFrom':
      return t('From “{{detail}}” on the cells probably stand under a wrong column.', { detail });
    case 'mobileInList':
      return t('This mobile stands in the list with: {{detail}}', { detail });
    case 'inOtherList':
      return t('In the other list: {{detail}}', { detail });
  }
}

/** What one press does to all cells with a remark, and in how many rows. */
export function mendText(t: TFunction, code: MendCode, count: number): string {
  switch (code) {
    case 'separators':
      return t('Take spaces and signs out of mobiles ({{count}})', { count });
    case 'asAmount':
      return t('Turn amounts back into numbers ({{count}})', { count });
    case 'nothing':
      return t('Empty the cells that stand for nothing ({{count}})', { count });
    case 'merged':
      return t('Fill merged cells with their value ({{count}})', { count });
    case 'wrapped':
      return t('Take off the signs around values ({{count}})', { count });
    case 'oldHindi':
      return t('Turn old Hindi fonts into Unicode ({{count}})', { count });
  }
}

/** What the service will probably make of a row. */
export function fateText(t: TFunction, fate: Fate): string {
  switch (fate) {
    case 'new':
      return t('New');
    case 'changed':
      return t('Changed');
    case 'same':
      return t('The same');
    case 'unknown':
      return '';
  }
}
