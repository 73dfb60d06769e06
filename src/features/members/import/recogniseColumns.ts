import { asciiDigits } from '../../../domain/text';
import { mobileOf } from '../../../domain/phone';
import { templateKeys } from '../../../domain/templateFields';
import {
  joinedHeadings,
  type Mapping,
  plainTitle,
  type Recognised,
} from '../../../spreadsheet/table/headings';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { isNoughts, isPlaceholder, plainNumber } from './cellValue';
import { choiceOf, type ColumnChoice, type FileColumn, type MatchedBy } from './columnUse';
import { exactly, type HeadingMeaning, headingMeaning } from './columnWords';

interface NamedColumn extends HeadingMeaning {
  readonly place: number;
  /** Those with a value. */
  readonly cells: readonly string[];
}

type Rows = readonly (readonly string[])[];

/** The key under which the choice for a file is remembered. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plainTitle).join('|').replace(/\|+$/, '');

/** Recognises the columns of a file by an earlier choice of the person, by their headings, or by mobiles in their cells. */
export function recogniseColumns(
  first: Rows,
  remembered: readonly ColumnChoice[],
): Recognised & { readonly by: readonly (MatchedBy | null)[] } {
  const { headerAt, headings } = headerOf(first);
  const key = headingsKey(headings);
  const chosen = headerAt === -1 ? undefined : remembered.find((choice) => choice.headings === key);
  if (chosen === undefined)
    return { headerAt, headings, ...matchColumns(headings, first.slice(headerAt + 1)) };
  // An entry may name a column that the template lacks.
  const places = templateKeys.map((one) => [one, chosen.keys.indexOf(one)] as const);
  const mapping = new Map(places.filter(([, place]) => place !== -1));
  const by = chosen.keys.map((one) => (one === null ? null : ('remembered' as const)));
  return { headerAt, headings, mapping, by };
}

/** How many columns of the template the best header among the rows names exactly; 0 if no row names two. */
export const headerMatches = (rows: Rows): number => exactMatches(rows[exactHeader(rows)] ?? []);

function exactMatches(cells: readonly string[]): number {
  const meanings = cells.slice(0, LIMITS.columns).map(headingMeaning);
  const exact = meanings.filter(({ by }) => by !== 'name');
  return new Set(exact.map(({ column, number }) => `${column}_${number}`)).size;
}

/** The index of the first row that names the most columns exactly, at least two; else -1. */
function exactHeader(rows: Rows): number {
  const matches = rows.slice(0, LIMITS.headerRows).map(exactMatches);
  return matches.indexOf(Math.max(2, ...matches));
}

/** The header: one row, or two such as "Representative 2" over "Name" and "Mobile". Without titles, a row with several cells. */
function headerOf(first: Rows): Pick<Recognised, 'headerAt' | 'headings'> {
  const exact = exactHeader(first);
  const at = exact === -1 ? first.findIndex((cells) => cells.filter(hasText).length > 1) : exact;
  const header = first[at];
  if (header === undefined || (exact === -1 && !isHeader(header, first.slice(at + 1))))
    return { headerAt: -1, headings: [] };
  const alone = { headerAt: at, headings: header };
  const both = [at, at + 1]
    .filter((lower) => isHeader(first[lower] ?? [], []))
    .map((lower) => ({
      headerAt: lower,
      headings: joinedHeadings(first[lower - 1], first[lower]),
    }));
  // A title above the header, or a firm below, names no further column.
  return [alone, ...both].reduce((best, other) =>
    named(other.headings) > named(best.headings) ? other : best,
  );
}

/** How many columns the headings name. */
const named = (headings: readonly string[]): number => matchColumns(headings, []).mapping.size;

/**
 * True if two of a row's cells, or half of them, have the words of a heading, or one is a word above mobiles. None may have a
 * number or an e-mail address.
 */
function isHeader(cells: readonly string[], below: Rows): boolean {
  const filled = cells.filter(hasText);
  if (filled.some((cell) => /\d{6}|\S@\S/.test(asciiDigits(cell)))) return false;
  const known = filled.filter((cell) => headingMeaning(cell).column !== 'unknown').length;
  if (known > 0 && known >= Math.min(2, filled.length / 2)) return true;
  return cells.some((cell, at) => isWord(cell) && areMobiles(below.map((row) => row[at] ?? '')));
}

const isWord = (cell: string): boolean => /\p{L}/u.test(cell) && !isPlaceholder(cell);
const hasText = (cell: string): boolean => cell.trim() !== '';

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
function areMobiles(cells: readonly string[]): boolean {
  const filled = cells.filter(hasValue);
  return filled.length > 0 && filled.every((cell) => isMobile(cell) || hasMobiles(cell));
}

/** A running number, such as "Sr. No.", "S.N.", "क्र.सं." or "#", which is never imported. */
const RUNNING_NUMBER = /^(?:s|sr|sl|n|no|serial|kram|क्रसं|अनुक्रम|अनुक्रमांक)+$/;

/** The columns that have values and are used for nothing, but for a number that only counts the rows. */
export function unusedColumns<Column extends Omit<FileColumn, 'by' | 'matched' | 'isHidden'>>(
  columns: readonly Column[],
  mapping: Mapping,
): readonly Column[] {
  return columns.filter(({ heading, samples, isFilled, place }) => {
    const isNamedSo = heading.trim() === '#' || RUNNING_NUMBER.test(exactly(heading));
    // Other numbers could be those of the members.
    const isCount =
      isNamedSo &&
      samples.length > 0 &&
      samples.every((cell, at) => Number(asciiDigits(cell)) === at + 1);
    return isFilled && !isCount && choiceOf(mapping, place) === null;
  });
}
