import { digitsOf } from '../../../domain/phone';

/** The text with ASCII digits in place of Devanagari ones, as long as it was. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F]/g, (digit) => digitsOf(digit));
