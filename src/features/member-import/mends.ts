import { withoutSeparators } from '../../domain/phone';
import { toUnicode } from '../../spreadsheet/legacyHindi/toUnicode';
import { unwrapped } from '../../spreadsheet/rows/wrappedCell';
import type { RowCode } from './memberJudge';
import { plainNumber } from './plainNumber';

/** The remarks whose cells can all be mended at one press. */
export type MendCode = Extract<
  RowCode,
  'separators' | 'asAmount' | 'nothing' | 'wrapped' | 'oldHindi'
>;

interface Mend {
  readonly code: MendCode;
  /** The cell as it should be; `null` leaves it as it is. */
  readonly corrected: (cell: string) => string | null;
}

export const MENDS: readonly Mend[] = [
  // Spaces, hyphens, brackets and + go out of mobiles, where nothing else stands between the digits.
  { code: 'separators', corrected: withoutSeparators },
  { code: 'asAmount', corrected: plainNumber },
  { code: 'nothing', corrected: () => '' },
  { code: 'wrapped', corrected: unwrapped },
  { code: 'oldHindi', corrected: toUnicode },
];
