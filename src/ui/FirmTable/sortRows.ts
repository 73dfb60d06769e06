import type { FirmColumn } from './FirmColumn';

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** One collator for every table: making one costs as much as comparing thousands of texts. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows by one column, ascending; blanks stand last. By a column that is not there, as an old address may ask, as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly FirmColumn<Row>[],
  key: string,
): readonly Row[] {
  const column = columns.find((candidate) => candidate.key === key);
  if (column === undefined) return rows;
  const textOf = column.sorter || column.text;
  return rows
    .map((row) => ({ row, text: sortedText(textOf(row)) }))
    .sort((one, other) => compareTexts(one.text, other.text))
    .map(({ row }) => row);
}

interface SortedText {
  readonly text: string;
  /** Where its signs alone say where it stands, with its numbers at one length; `null` for any other text. */
  readonly plain: string | null;
}

/** Letters, digits and spaces: to ask the collator about each two of 20,000 such texts takes two to six times as long. */
const PLAIN = /^(?:[a-z ]|\d{1,20}(?!\d))*$/;

export function sortedText(written: string): SortedText {
  // Of the two encodings of one text neither comes first.
  const text = written.normalize().toLowerCase();
  const plain = PLAIN.test(text)
    ? text.replace(/\d+/g, (number) => number.padStart(20, '0'))
    : null;
  return { text, plain };
}

/** As the collator, except that blanks stand last. */
export function compareTexts(one: SortedText, other: SortedText): number {
  if (one.text === '' || other.text === '')
    return Number(one.text === '') - Number(other.text === '');
  if (one.plain === null || other.plain === null) return collator.compare(one.text, other.text);
  return one.plain === other.plain ? 0 : one.plain < other.plain ? -1 : 1;
}
