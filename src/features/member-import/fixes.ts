import { withoutSeparators } from '../../domain/phone';
import { toUnicode } from '../../spreadsheet/legacyHindi/toUnicode';
import type { Corrected } from '../../spreadsheet/rows/Correction';
import { unwrapped } from '../../spreadsheet/rows/wrappedCell';
import type { ImportIssueCode } from './memberValidator';
import { plainNumber } from './plainNumber';

/** The remarks whose cells can all be mended at one press. */
export type FixCode = Extract<
  ImportIssueCode,
  'separators' | 'asAmount' | 'nothing' | 'merged' | 'wrapped' | 'oldHindi'
>;

interface Fix {
  readonly code: FixCode;
  readonly corrected: Corrected;
}

export const FIXES: readonly Fix[] = [
  // Spaces, hyphens, brackets and + go out of mobiles, where nothing else stands between the digits.
  { code: 'separators', corrected: withoutSeparators },
  { code: 'asAmount', corrected: plainNumber },
  { code: 'nothing', corrected: () => '' },
  { code: 'merged', corrected: (cell, value) => (cell.trim() === '' ? value : null) },
  { code: 'wrapped', corrected: unwrapped },
  { code: 'oldHindi', corrected: toUnicode },
];
