import { withoutSeparators } from '../../domain/phone';
import { exactDigits } from '../../spreadsheet/rows/issues';

/** ".0", and after a whole telephone number also "." or ",00". */
const DECIMALS = /^([^.,]*[\d\u0966-\u096F])(?:\.[0०]{1,2}|[.,][0०]*)$/;
/** 9,839,000,001 and 9,83,90,00,001, written like amounts. */
const GROUPED = /^\+?\d{1,3}(?:,\d{2,3})+,\d{3}(?:\.0*)?$/;
const FEWEST_DIGITS = 7;
/** A longer text is no number. */
const LONGEST = 40;

/**
 * The digits of a number that a program wrote as an amount, as 9839000001.0, 9,839,000,001 or 9.839000001E9; `null` for any
 * other text, and if a digit would have to be guessed.
 */
export function plainNumber(cell: string): string | null {
  const text = cell.trim();
  // Settles nearly every number quickly.
  if (text.length > LONGEST || !/[.,e]/i.test(text)) return null;
  const exact = exactDigits(text);
  if (exact !== null) return exact;
  if (GROUPED.test(text)) return withoutSeparators(text.replace(/\..*$/, '').replaceAll(',', ''));
  const digits = withoutSeparators(DECIMALS.exec(text)?.[1] ?? '');
  if (digits === null) return null;
  return /[\d०-९]\.[0०]{1,2}$/.test(text) || digits.length >= FEWEST_DIGITS ? digits : null;
}
