import type { TFunction } from 'i18next';
import type { Remark } from '../../spreadsheet/rows/remarks';
import { ruleText } from '../../ui/form/fieldRule';
import type { RowCode } from './memberCheck';
import { templateColumns } from './templateColumns';

/** What the edit form calls a column of the template. */
export function columnLabel(t: TFunction, column: number): string {
  const heading = templateColumns[column]?.heading;
  return heading === undefined ? '' : t(...heading);
}

/** What a remark says of its cell, which it names, or of the whole row. */
export function remarkText(t: TFunction, remark: Remark<RowCode>): string {
  const text = bareText(t, remark);
  const { column, code } = remark;
  return column === null || code === 'required' ? text : `${columnLabel(t, column)}: ${text}`;
}

function bareText(t: TFunction, { code, column, detail }: Remark<RowCode>): string {
  switch (code) {
    case 'required':
    case 'tenDigits':
    case 'upTo15Digits':
      return ruleText(t, code, columnLabel(t, column ?? -1));
    case 'digitsLost':
      return t('Digits lost: a spreadsheet program has shortened this number. Type it anew.');
    case 'cellError':
      return t('The cell holds the error {{detail}} and is read as empty.', { detail });
    case 'notCalculated':
      return t('The formula of this cell was never calculated: it is read as empty.');
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
    case 'inList':
      return t('Already in the list: {{detail}}', { detail });
  }
}

/** What several rows have in common. */
export function codeText(t: TFunction, code: RowCode): string {
  switch (code) {
    case 'required':
      return t('Something required is missing');
    case 'tenDigits':
    case 'upTo15Digits':
      return t('A mobile is not of digits only, at most 15');
    case 'digitsLost':
      return t('Digits of a number are lost');
    case 'cellError':
      return t('A cell holds an error of the spreadsheet program');
    case 'notCalculated':
      return t('A formula was never calculated');
    case 'quotes':
      return t('A quotation mark stands inside a cell');
    case 'extraCells':
      return t('Cells beside the named columns');
    case 'repeated':
      return t('The same mobile or membership number twice');
    case 'sample':
      return t('Sample rows of the template');
    case 'inList':
      return t('Already in the list');
  }
}
