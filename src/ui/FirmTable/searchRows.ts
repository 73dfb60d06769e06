import { foldLetters, foldText, wordMatcher } from '../../domain/foldText';
import {
  REGISTRATION_MOBILE_DIGITS,
  withoutCountryPrefix,
  withoutSeparators,
} from '../../domain/phone';
import type { FirmColumn } from './FirmColumn';

/** The text of a row that a search looks at: all its cells, folded. */
export function searchTextOf<Row>(row: Row, columns: readonly FirmColumn<Row>[]): string {
  let text = '';
  // A line break between cells: no word of a query can match across two of them.
  for (const column of columns) text += `${searched(column.text(row), column)}\n`;
  return foldLetters(text);
}

/**
 * Whether the text of a row holds every word of the query, or the whole number which the query writes with a prefix or signs.
 * Of several whole mobile numbers any one is enough, since no firm has two.
 */
export function searchFor(query: string): (text: string) => boolean {
  const asked = foldText(query);
  const words = asked.split(' ').filter(Boolean);
  if (words.length > 1 && words.every((word) => WHOLE_NUMBER.test(word)))
    return (text) => words.some((number) => text.includes(number));
  const holders = words.map(wordMatcher);
  const holdsAll = (text: string) => holders.every((isHeldBy) => isHeldBy(text));
  const number = plainNumber(asked);
  return number.length === REGISTRATION_MOBILE_DIGITS && number !== asked
    ? (text) => holdsAll(text) || text.includes(number)
    : holdsAll;
}

const WHOLE_NUMBER = /^\d{10,15}$/;
const PLAIN_DIGITS = /^\d*$/;

/** What a search looks at in a cell: of a number that is written with a prefix or signs, the plain one too. */
function searched<Row>(text: string, { phone }: FirmColumn<Row>): string {
  return phone !== true || PLAIN_DIGITS.test(text)
    ? text
    : `${text}\n${plainNumber(foldText(text))}`;
}

/** The digits of a number without the prefix of the country; empty for what is no number. */
function plainNumber(text: string): string {
  return withoutCountryPrefix(withoutSeparators(text) ?? '');
}
