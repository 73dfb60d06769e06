import type { CsvBlock, Separator } from './csvText';
import { lineEnds, parseRows, SEPARATORS } from './csvText';
import type { Column } from '../rows/headerRow';
import { findHeader } from '../rows/headerRow';
import type { UnusableFile } from '../UnusableFile';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import type { SourceBlock } from '../rows/SheetBuilder';
import type { TextEncoding } from './textEncoding';

const SLICE_BYTES = 1024 * 1024;
/** Characters parsed at once. Small, since showing one row parses its block again. */
const PIECE = 64 * 1024;
/** Longer than any row may be: 64 cells of 2,000 characters, and quotes. */
const LONGEST_ROW = 2 * LIMITS.columns * LIMITS.cellLength;

/** The bytes are not in the encoding that they were read in. */
export class WrongEncodingError extends Error {}

function* decoded(bytes: Uint8Array, encoding: TextEncoding): Generator<string> {
  // UTF-16 was proven by its first bytes; only UTF-8 is a supposition that may fail.
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  try {
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      yield decoder.decode(bytes.subarray(start, start + SLICE_BYTES), { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new WrongEncodingError(encoding, { cause: error });
    throw error;
  }
}

/** The separator under which the header names the most columns. */
function findSeparator(text: string, columns: readonly Column[]): Separator {
  let best: Separator = ',';
  let most = 0;
  for (const separator of SEPARATORS) {
    const even = lineEnds(text, separator);
    const rows = parseRows(even.text, separator, even.lineEnd, false).data;
    const found = findHeader(rows, columns)?.matches ?? 0;
    if (found > most) {
      most = found;
      best = separator;
    }
  }
  return best;
}

/** Cuts text into blocks of whole rows; what is left of the last row waits for more text. */
class RowCutter {
  #rest = '';
  #row = 1;
  readonly #separator: Separator;

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  cut(text: string, more: boolean): SourceBlock | null {
    const all = this.#rest + text;
    // A \r at the end may be half of a line end.
    const hold = more && all.endsWith('\r') ? all.length - 1 : all.length;
    const even = lineEnds(all.slice(0, hold), this.#separator);
    const parsed = parseRows(even.text, this.#separator, even.lineEnd, more);
    if (parsed.errors.some((error) => error.code === 'MissingQuotes')) {
      throw new UnusableFileError({ reason: 'openQuote', row: this.#row + parsed.data.length - 1 });
    }
    const whole = more ? even.text.slice(0, parsed.meta.cursor) : even.text;
    this.#rest = more ? even.text.slice(parsed.meta.cursor) + all.slice(hold) : '';
    if (this.#rest.length > LONGEST_ROW) {
      throw new UnusableFileError(this.#tooLong(this.#row + parsed.data.length));
    }
    if (whole === '') return null;
    this.#row += parsed.data.length;
    const block: CsvBlock = {
      text: whole,
      separator: this.#separator,
      lineEnd: even.lineEnd,
      marked: true,
    };
    const flaws = parsed.errors
      .filter((error) => error.row < parsed.data.length)
      .map(({ row }) => ({ row, position: null, code: 'quotes' as const, detail: '' }));
    return { block, rows: parsed.data, flaws };
  }

  #tooLong(row: number): UnusableFile {
    if (this.#rest.includes('"')) return { reason: 'openQuote', row };
    const cells = this.#rest.split(this.#separator);
    const column = cells.findIndex((cell) => cell.length > LIMITS.cellLength);
    return column === -1
      ? { reason: 'tooManyColumns', row, columns: cells.length, limit: LIMITS.columns }
      : { reason: 'cellTooLong', row, column, limit: LIMITS.cellLength };
  }
}

/**
 * Reads a CSV in slices of 1 MB, so that no second copy of its text is held.
 * @throws {WrongEncodingError} when the bytes are not in this encoding
 * @throws {UnusableFileError} for a quote that never closes
 */
export function* csvBlocks(
  bytes: Uint8Array,
  encoding: TextEncoding,
  columns: readonly Column[],
): Generator<SourceBlock> {
  let cutter: RowCutter | null = null;
  for (const text of decoded(bytes, encoding)) {
    cutter ??= new RowCutter(findSeparator(text.slice(0, PIECE), columns));
    for (let start = 0; start < text.length; start += PIECE) {
      const source = cutter.cut(text.slice(start, start + PIECE), true);
      if (source !== null) yield source;
    }
  }
  const last = cutter?.cut('', false);
  if (last) yield last;
}
