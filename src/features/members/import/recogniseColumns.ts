import { asciiDigits } from '../../../domain/text';
import { templateKeys } from '../../../domain/templateFields';
import {
  joinedHeadings,
  type Mapping,
  plainTitle,
  type Recognised,
} from '../../../spreadsheet/table/headings';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { isPlaceholder } from './cellValue';
import { choiceOf, type ColumnChoice } from './columnUse';
import { exactly, headingMeaning } from './columnWords';
import { areMobiles, type FileColumn, matchColumns, type MatchedBy } from './matchColumns';

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

/** A running number, such as "Sr. No.", "S.N.", "क्र.सं." or "#", which is never imported. */
const RUNNING_NUMBER = /^(?:s|sr|sl|n|no|serial|kram|क्रसं|अनुक्रम|अनुक्रमांक)+$/;

/** The places of the file's columns that have values and are used for nothing, but for a number that only counts the rows. */
export function unusedColumns(
  columns: readonly Pick<FileColumn, 'heading' | 'samples' | 'isFilled'>[],
  mapping: Mapping,
): readonly number[] {
  return columns.flatMap(({ heading, samples, isFilled }, place) => {
    const numbers = samples.map((cell) => Number(asciiDigits(cell)));
    const isNamedSo = heading.trim() === '#' || RUNNING_NUMBER.test(exactly(heading));
    // Other numbers could be those of the members.
    const isCount =
      isNamedSo && numbers.length > 0 && numbers.every((number, at) => number === at + 1);
    return !isFilled || isCount || choiceOf(mapping, place) !== null ? [] : [place];
  });
}
