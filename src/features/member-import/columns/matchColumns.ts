import { mobileOf } from '../../../domain/phone';
import { MAX_REPRESENTATIVES } from '../../../domain/memberFields';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { isNoughts, isPlaceholder } from '../isPlaceholder';
import { plainNumber } from '../plainNumber';
import { type HeadingMeaning, headingMeaning, type MatchedBy } from './headingMeaning';

interface ColumnMatch {
  /** The key of a template column; `null` if the column is not used. */
  readonly key: string | null;
  readonly by: MatchedBy | null;
}

/** The key of each used template column, with the place of its column in the file. */
type UsedKeys = ReadonlyMap<string, number>;

/**
 * Matches the columns of a file, by place; each column of the template is used once. Headings decide. Only a column whose
 * heading has no meaning is decided by its cells, and only if all of them are mobiles.
 */
export function matchColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): readonly ColumnMatch[] {
  const count = Math.max(headings.length, ...samples.map(({ length }) => length));
  const columns = Array.from({ length: Math.min(LIMITS.columns, count) }, (_, place) => {
    const cells = samples.map((row) => row[place] ?? '').filter(hasValue);
    return { place, cells, meaning: headingMeaning(headings[place] ?? '') };
  });
  const matches = columns.map((): ColumnMatch => ({ key: null, by: null }));
  const used = new Map<string, number>();
  const assign = (place: number, key: string | null, by: MatchedBy) => {
    if (key === null) return;
    matches[place] = used.has(key) ? { key: null, by: 'taken' } : { key, by };
    if (!used.has(key)) used.set(key, place);
  };

  const named = columns.flatMap(({ place, cells, meaning }) => {
    if (meaning === null || meaning === 'nothing') return [];
    const column = withoutDigits(meaning, cells);
    return column === null ? [] : [{ ...column, place }];
  });
  for (const column of named.toSorted((one, other) => rankOf(one) - rankOf(other)))
    assign(column.place, keyOf(column, column.place, used), column.by);
  for (const { place, cells, meaning } of columns)
    if (meaning === null && areMobiles(cells))
      assign(place, ['mobile', 'mobile_alt'].find((key) => !used.has(key)) ?? null, 'content');
  return matches;
}

/** Digits are never a name: mobiles under the heading of a name are that firm's or person's, other digits are not used. */
function withoutDigits(meaning: HeadingMeaning, cells: readonly string[]): HeadingMeaning | null {
  const isName = meaning.column === 'name' || meaning.column === 'rep_name';
  if (!isName || cells.length === 0 || cells.some((cell) => /\p{L}/u.test(cell))) return meaning;
  const column = meaning.column.replace('name', 'mobile');
  return areMobiles(cells) ? { ...meaning, column, by: 'content' } : null;
}

/** Titles before other words; last what the heading says least about: persons without a number, names and mobiles of nobody. */
function rankOf({ column, number, isBare, by }: HeadingMeaning): number {
  const isTitle = by === 'key' || by === 'title';
  if (isBare) return isTitle ? 4 : 5;
  if (number === null && column === 'rep_name') return 2;
  if (number === null && column === 'rep_mobile') return 3;
  return isTitle ? 0 : 1;
}

/** The key of the template column for a heading; `null` if it is unclear, or of a number that the template lacks. */
function keyOf({ column, number, isBare }: HeadingMeaning, place: number, used: UsedKeys) {
  const isNumbered = isBare && number !== null;
  if (column === 'name' && isNumbered) return keyOfPerson('rep_name', number);
  if (column === 'mobile' && isNumbered && (used.get(`rep_name_${number}`) ?? place) < place)
    return keyOfPerson('rep_mobile', number);
  if (column === 'mobile' && number !== null && number > 1)
    return number === 2 ? 'mobile_alt' : null;
  if (column !== 'rep_name' && column !== 'rep_mobile') return column;
  if (number !== null) return keyOfPerson(column, number);
  const people = PEOPLE.filter((person) => used.has(`rep_name_${person}`));
  const free = PEOPLE.find(
    (person) => !people.includes(person) && !used.has(`rep_mobile_${person}`),
  );
  if (column === 'rep_name') return keyOfPerson(column, free);
  // A mobile without a number is that of the person before it, or of the only one.
  const before = people.find((person) => used.get(`rep_name_${person}`) === place - 1);
  return keyOfPerson(column, before ?? (people.length < 2 ? (people[0] ?? free) : undefined));
}

/** The numbers of the representatives in the template. */
const PEOPLE = Array.from({ length: MAX_REPRESENTATIVES }, (_, place) => place + 1);

const keyOfPerson = (column: string, person: number | undefined): string | null =>
  person !== undefined && PEOPLE.includes(person) ? `${column}_${person}` : null;

const hasValue = (cell: string): boolean =>
  cell.trim() !== '' && !isPlaceholder(cell) && !isNoughts(cell);

/** True if the cells that have a value have nothing but mobiles, one or several in each. */
export function areMobiles(cells: readonly string[]): boolean {
  const filled = cells.filter(hasValue);
  return (
    filled.length > 0 &&
    filled.every((cell) => isMobile(cell) || cell.split(/[,;/|&\r\n]/).every(isMobile))
  );
}

const isMobile = (text: string): boolean => mobileOf(plainNumber(text) ?? text) !== null;
