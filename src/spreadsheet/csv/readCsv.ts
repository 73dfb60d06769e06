import type { KeptRows } from '../rows/KeptRows';
import type { Flaw, SourceBlock } from '../rows/SourceBlock';
import { unwrapped } from '../rows/wrappedCell';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import type { Separator } from './CsvRows';
import { CsvRows } from './CsvRows';
import { decodedText } from './decodedText';
import { KeptText } from './KeptText';

/** So few that the first rows can be shown at once. */
const FIRST_ROWS = 100;
const ROWS_PER_BLOCK = 500;

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** How many of the caller's columns the best header among these rows names. */
export type HeaderMatches = (rows: readonly (readonly string[])[]) => number;

function firstRows(text: string, separator: Separator): readonly (readonly string[])[] {
  const source = new CsvRows(text, separator);
  const rows: string[][] = [];
  try {
    for (let cells = source.next(); cells !== null; cells = source.next()) {
      rows.push(cells);
      if (rows.length === LIMITS.headerRows) break;
    }
  } catch (error) {
    // Under a wrong separator a right file may break a limit; under the right one the reading meets it again.
    if (!(error instanceof UnusableFileError)) throw error;
  }
  return rows;
}

/** How many rows agree on their number of cells, where they have several: a wrong separator cuts nothing, or at random. */
function evenRows(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The separator under which the header names the most columns; where it names none, the one that cuts most evenly. */
function findSeparator(text: string, headerMatches: HeaderMatches): Separator {
  const found = SEPARATORS.map((separator) => {
    const rows = firstRows(text, separator);
    return { separator, matches: headerMatches(rows), even: evenRows(rows) };
  });
  const [best] = found.toSorted((a, b) => b.matches - a.matches || b.even - a.even);
  return best?.separator ?? ',';
}

/** What nobody types: every control character but tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** What a decoder puts where the bytes are none of its encoding. */
const LOST = '\uFFFD';

function addCellFlaws(flaws: Flaw[], row: number, cells: readonly string[]): void {
  for (let position = 0; position < cells.length; position += 1) {
    const cell = cells[position];
    if (cell === undefined || cell === '') continue;
    if (unwrapped(cell) !== null) flaws.push({ row, position, code: 'wrapped', detail: '' });
    if (CONTROL.test(cell)) flaws.push({ row, position, code: 'controlCharacter', detail: '' });
    if (cell.includes(LOST)) flaws.push({ row, position, code: 'lostCharacter', detail: '' });
  }
}

/**
 * The rows of a CSV with their cells as a person meant them: formula marks taken off (rule I7), everything else as it
 * stands. A row has as many cells as its line, empty ones at its end included; blank lines are left out.
 * @throws {UnusableFileError} cellTooLong, tooManyColumns, tooManyRows, openQuote
 */
function* csvBlocks(text: string, separator: Separator): Generator<SourceBlock> {
  const source = new CsvRows(text, separator);
  let rowNumbers: number[] = [];
  let rows: string[][] = [];
  let flaws: Flaw[] = [];
  let starts: number[] = [];
  let atMost = FIRST_ROWS;
  for (let cells = source.next(); cells !== null; cells = source.next()) {
    const row = rows.length;
    if (source.strayQuote) flaws.push({ row, position: null, code: 'quotes', detail: '' });
    if (source.isUnusual) addCellFlaws(flaws, row, cells);
    starts.push(source.start);
    rowNumbers.push(source.rowNumber);
    rows.push(cells);
    if (rows.length < atMost) continue;
    yield { rowNumbers, rows, flaws, starts };
    starts = [];
    rowNumbers = [];
    rows = [];
    flaws = [];
    atMost = ROWS_PER_BLOCK;
  }
  if (rows.length > 0) yield { rowNumbers, rows, flaws, starts };
}

/** How a text file is written. */
export interface TextForm {
  /** The text was no UTF-8 and was read as windows-1252: the person should look whether it is right. */
  readonly encodingGuessed: boolean;
  /** UTF-8 with commas, which every program reads as we do. */
  readonly usualForm: boolean;
}

/**
 * A CSV of any encoding that we know (rule I3). The encoding is settled before the first row is handed over.
 * @throws {UnusableFileError} notText, utf32
 */
export function readCsv(
  bytes: Uint8Array,
  headerMatches: HeaderMatches,
): { readonly blocks: Iterable<SourceBlock>; readonly kept: KeptRows } & TextForm {
  const { text, encoding } = decodedText(bytes);
  const separator = findSeparator(text, headerMatches);
  return {
    blocks: csvBlocks(text, separator),
    kept: new KeptText(text, separator),
    encodingGuessed: encoding === 'windows-1252',
    usualForm: encoding === 'utf-8' && separator === ',',
  };
}
