import { foldLetters, foldText, wordMatcher } from '../../../domain/foldText';
import {
  REGISTRATION_MOBILE_DIGITS,
  withoutCountryPrefix,
  withoutSeparators,
} from '../../../domain/phone';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';

export function searchTextOf<Row>(row: Row, columns: readonly FirmColumn<Row>[]): string {
  let text = '';
  // A line break between cells keeps a word of a query from matching across two of them.
  for (const column of columns) text += `${searched(column.text(row), column)}\n`;
  return foldLetters(text);
}

/**
 * Returns a test for the text of a row: it must contain every word of the query, or the whole number that the query writes with a
 * prefix or separators. Of several mobile numbers any one is enough, since no firm has two.
 */
export function searchFor(query: string): (text: string) => boolean {
  const folded = foldText(query);
  const words = folded.split(' ').filter(Boolean);
  if (words.length > 1 && words.every((word) => WHOLE_NUMBER.test(word)))
    return (text) => words.some((number) => text.includes(number));
  const matchers = words.map(wordMatcher);
  const matchesAll = (text: string) => matchers.every((matches) => matches(text));
  const number = plainNumber(folded);
  return number.length === REGISTRATION_MOBILE_DIGITS && number !== folded
    ? (text) => matchesAll(text) || text.includes(number)
    : matchesAll;
}

const WHOLE_NUMBER = /^\d{10,15}$/;
const PLAIN_DIGITS = /^\d*$/;

/** The searchable text of a cell: a number with a prefix or separators is added without them. */
function searched<Row>(text: string, { phone }: FirmColumn<Row>): string {
  return phone !== true || PLAIN_DIGITS.test(text)
    ? text
    : `${text}\n${plainNumber(foldText(text))}`;
}

/** The digits of a number without the country prefix; empty if the text is no number. */
function plainNumber(text: string): string {
  return withoutCountryPrefix(withoutSeparators(text) ?? '');
}
