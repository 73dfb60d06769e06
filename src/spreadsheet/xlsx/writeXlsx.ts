import { LIMITS } from '../UnusableFile';
import { lateFile } from '../../domain/lateFile';

/** A literal `_x0041_` would be read as an escaped letter, so its underscore is escaped. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text cell of an .xlsx has a single kind of line break, \n. */
function cellText(text: string): string {
  // Matches each run of \r once: an expression that starts again at each \r would take forever on many of them.
  const oneBreak = text.replace(
    /(\r+)(\n?)/g,
    (_, returns: string, feed: string) => feed || returns,
  );
  return oneBreak.replace(LOOKS_ESCAPED, '_x005F_');
}

/**
 * Writes an .xlsx with one sheet and only text cells, so that no spreadsheet program drops a digit or runs a formula. `rows`
 * begins with the header. Loads SheetJS (120 kB) when called.
 */
export async function xlsxFile(
  rows: readonly (readonly string[])[],
  sheetName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await lateFile(import('xlsx'));
  const data = rows.map((cells) =>
    cells.map((cell) => ({ t: 's' as const, v: cellText(cell), z: '@' })),
  );
  const last = { r: Math.max(0, rows.length - 1), c: LIMITS.columns - 1 };
  const sheet = { '!data': data, '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }) };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName);
  const file: unknown = write(book, {
    type: 'array',
    bookType: 'xlsx',
    bookSST: true,
    compression: true,
  });
  if (!(file instanceof ArrayBuffer)) throw new TypeError('SheetJS wrote no array');
  return new Uint8Array(file);
}
