/** A number with more digits was rounded before it was stored. */
const EXACT_DIGITS = 15;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:E([+-]?\d{1,4}))?$/i;

/**
 * A number cell as text, with its stored digits. A whole number never becomes a floating-point number, which could round it
 * (rule I2). More than 15 digits are written as 9.1E+17, the form that counts as "digits lost". Null for other texts.
 */
export function numberText(stored: string): string | null {
  // As nearly every number.
  if (/^\d{1,15}$/.test(stored)) return stored;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(stored.trim()) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (whole + fraction === '' || !Number.isFinite(Number(stored))) return null;
  if (digits === '') return '0';
  // The number of places before the decimal point.
  const places = digits.length - fraction.length + Number(exponent);
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  const significant = digits.slice(0, end);
  const minus = sign === '-' ? '-' : '';
  if (places > EXACT_DIGITS) {
    const rest = significant.slice(1);
    return `${minus}${significant.charAt(0)}${rest === '' ? '' : `.${rest}`}E+${places - 1}`;
  }
  if (significant.length <= places) return minus + significant.padEnd(places, '0');
  return String(Number(Number(stored).toPrecision(EXACT_DIGITS)));
}
