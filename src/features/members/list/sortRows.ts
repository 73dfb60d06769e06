import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** Hindi names as a Hindi dictionary has them, Latin as usual. One for all: it costs as much as comparing thousands of texts. */
const collator = new Intl.Collator('hi', { numeric: true, sensitivity: 'base' });

/** Sorts by one column, ascending, blanks last. Rows keep their order for an unknown column, as from an old address. */
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
  /** Can be compared by character codes, numbers padded to one length; `null` if the collator is needed. */
  readonly plain: string | null;
}

/** Letters, digits and spaces only. For 20,000 such texts the collator takes two to six times as long. */
const PLAIN = /^(?:[a-z ]|\d{1,20}(?!\d))*$/;

export function sortedText(written: string): SortedText {
  // Two encodings of one text must compare as equal.
  const text = written.normalize().toLowerCase();
  const plain = PLAIN.test(text)
    ? text.replace(/\d+/g, (number) => number.padStart(20, '0'))
    : null;
  return { text, plain };
}

/** Compares as the collator does, but with blanks last. */
export function compareTexts(one: SortedText, other: SortedText): number {
  if (one.text === '' || other.text === '')
    return Number(one.text === '') - Number(other.text === '');
  if (one.plain === null || other.plain === null) return collator.compare(one.text, other.text);
  return one.plain === other.plain ? 0 : one.plain < other.plain ? -1 : 1;
}
