import { withoutSeparators } from '../../domain/phone';
import { toUnicode } from '../../spreadsheet/legacyHindi/toUnicode';
import type { Corrected } from '../../spreadsheet/rows/Correction';
import { unwrapped } from '../../spreadsheet/rows/wrappedCell';
import type { RowCode } from './memberJudge';
import { plainNumber } from './plainNumber';

/** The remarks whose cells can all be mended at one press. */
export type MendCode = Extract<
  RowCode,
  'separators' | 'asAmount' | 'nothing' | 'merged' | 'wrapped' | 'oldHindi'
>;

interface Mend {
  readonly code: MendCode;
  readonly corrected: Corrected;
}

export const MENDS: readonly Mend[] = [
  // Spaces, hyphens, brackets and + go out of mobiles, where nothing else stands between the digits.
  { code: 'separators', corrected: withoutSeparators },
  { code: 'asAmount', corrected: plainNumber },
  { code: 'nothing', corrected: () => '' },
  { code: 'merged', corrected: (cell, value) => (cell.trim() === '' ? value : null) },
  { code: 'wrapped', corrected: unwrapped },
  { code: 'oldHindi', corrected: toUnicode },
];
