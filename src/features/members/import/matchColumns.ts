import { mobileOf } from '../../../domain/phone';
import { templateKeys } from '../../../domain/templateFields';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { isNoughts, isPlaceholder, plainNumber } from './cellValue';
import { type HeadingMeaning, headingMeaning } from './columnWords';

/** How a column of the file was matched; `name` is by words in its heading, `taken` that another one is used in its place. */
export type MatchedBy = HeadingMeaning['by'] | 'content' | 'remembered' | 'taken';

interface NamedColumn extends HeadingMeaning {
  readonly place: number;
  /** Those with a value. */
  readonly cells: readonly string[];
}

/** A column of the person's file. */
export interface FileColumn {
  /** '' if the file has no header, or none above this column. */
  readonly heading: string;
  /** The first non-empty cells, as in the file. */
  readonly samples: readonly string[];
  /** How the column was matched while reading; `null` if it was not. */
  readonly by: MatchedBy | null;
  /** The key of the template's column that it was matched with while reading. */
  readonly matched: string | null;
  /** All of its cells with values are mobiles. */
  readonly areMobiles: boolean;
  /** A row has a value in it, perhaps none of the first. */
  readonly isFilled: boolean;
  /** Its sheet hides it. */
  readonly isHidden: boolean;
}

/**
 * Matches the columns of a file; each column of the template is used once. Headings decide. Only a column whose heading has no
 * meaning is decided by its cells, and only if all of them are mobiles. `by` is `null` for a column that was not matched.
 */
export function matchColumns(headings: readonly string[], samples: readonly (readonly string[])[]) {
  const count = Math.max(headings.length, ...samples.map(({ length }) => length));
  const columns = Array.from({ length: Math.min(LIMITS.columns, count) }, (_, place) => ({
    ...headingMeaning(headings[place] ?? ''),
    place,
    cells: samples.map((row) => row[place] ?? '').filter(hasValue),
  }));
  const mapping = new Map<string, number>();
  const by = columns.map((): MatchedBy | null => null);
  const assign = (place: number, key: string | undefined, how: MatchedBy) => {
    if (key === undefined || !templateKeys.includes(key)) return;
    by[place] = mapping.has(key) ? 'taken' : how;
    if (!mapping.has(key)) mapping.set(key, place);
  };
  for (const column of columns.toSorted((one, other) => rankOf(one) - rankOf(other)))
    if (!isNameOfDigits(column)) assign(column.place, keyOf(column, columns), column.by);
  for (const { place, column, cells } of columns) {
    const free = MOBILES.find((key) => !mapping.has(key));
    if (column === 'unknown' && areMobiles(cells)) assign(place, free, 'content');
  }
  return { mapping, by };
}

const MOBILES = ['mobile', 'mobile_alt'];

/** Digits are never a name. */
const isNameOfDigits = ({ column, cells }: NamedColumn): boolean =>
  /^(rep_)?name$/.test(column) && cells.length > 0 && !cells.some((cell) => /\p{L}/u.test(cell));

/** Titles before other words; last what the heading says least about: names and mobiles of nobody, persons without a number. */
function rankOf({ column, number, isBare, by }: NamedColumn): number {
  const isPersonOnly = number === null && column.startsWith('rep_');
  return (isPersonOnly ? 4 : isBare ? 2 : 0) + (by === 'name' ? 1 : 0);
}

/** The key of the template column that a column is used as; no key of the template if that is unclear. */
function keyOf(
  { column, number, isBare, place }: NamedColumn,
  columns: readonly NamedColumn[],
): string | undefined {
  const people = columns.filter((one) => one.column === 'rep_name');
  if (column === 'mobile') {
    const isNumbered = isBare && number !== null;
    return isNumbered && people.some((one) => one.number === number && one.place < place)
      ? `rep_mobile_${number}`
      : MOBILES[(number ?? 1) - 1];
  }
  if (!column.startsWith('rep_')) return column;
  if (number !== null) return `${column}_${number}`;
  // Without a number, a mobile is that of the only person, and a person is the first, unless that one has but a mobile.
  const [only, ...others] = people;
  if (column === 'rep_mobile')
    return only?.isBare || others.length > 0 ? undefined : `rep_mobile_${only?.number ?? 1}`;
  const first = columns.filter((one) => one.number === 1).map((one) => one.column);
  return first.includes('rep_mobile') && !first.includes('rep_name') ? undefined : 'rep_name_1';
}

const hasValue = (cell: string): boolean =>
  cell.trim() !== '' && !isPlaceholder(cell) && !isNoughts(cell);

const isMobile = (text: string): boolean => mobileOf(plainNumber(text) ?? text) !== null;
const hasMobiles = (cell: string): boolean => cell.split(/[,;/|&\r\n]/).every(isMobile);

/** True if the cells that have a value have nothing but mobiles, one or several in each. */
export function areMobiles(cells: readonly string[]): boolean {
  const filled = cells.filter(hasValue);
  return filled.length > 0 && filled.every((cell) => isMobile(cell) || hasMobiles(cell));
}
