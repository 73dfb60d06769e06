import { withoutSeparators } from '../../../domain/phone';
import { toUnicode } from '../../../spreadsheet/legacyHindi/toUnicode';
import { asReadInUtf8 } from '../../../spreadsheet/misreadText';
import type { Corrected } from '../../../spreadsheet/table/row';
import { unwrapped } from '../../../spreadsheet/wrappedCell';
import type { ImportIssueCode } from './memberChecks';
import { plainNumber } from './cellValue';

/** Issues that one button can fix in all rows. */
export type FixCode = Extract<
  ImportIssueCode,
  'separators' | 'asAmount' | 'nothing' | 'merged' | 'wrapped' | 'misread' | 'oldHindi'
>;

interface Fix {
  readonly code: FixCode;
  readonly corrected: Corrected;
}

export const FIXES: readonly Fix[] = [
  // Removes spaces, hyphens, brackets and + from mobiles that have nothing else between the digits.
  { code: 'separators', corrected: withoutSeparators },
  { code: 'asAmount', corrected: plainNumber },
  { code: 'nothing', corrected: () => '' },
  { code: 'merged', corrected: (cell, value) => (cell.trim() === '' ? value : null) },
  { code: 'wrapped', corrected: unwrapped },
  { code: 'misread', corrected: asReadInUtf8 },
  { code: 'oldHindi', corrected: toUnicode },
];
