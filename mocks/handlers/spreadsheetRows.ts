import Papa from 'papaparse';

/** The content does not match the file's extension. */
export class UnreadableFile extends Error {}

/** Reads the rows of a .csv or of the first sheet of an .xlsx as text. Empty lines stay as empty rows. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  extension: 'csv' | 'xlsx',
): Promise<string[][]> {
  return extension === 'csv' ? readCsv(bytes) : readXlsx(bytes);
}

function readCsv(bytes: Uint8Array): string[][] {
  if (isZip(bytes)) throw new UnreadableFile();
  return Papa.parse<string[]>(decode(bytes), { delimitersToGuess: [',', ';', '\t'] }).data;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** An .xlsx is a zip file; if it was only renamed to .csv, it must not be read as text. */
const isZip = ([first, second, third]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 0x03;

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  if (!isZip(bytes)) throw new UnreadableFile();
  // Loaded only for an .xlsx, because it is large.
  const { read, utils } = await import('xlsx');
  try {
    const book = read(bytes, { type: 'array' });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) throw new UnreadableFile();
    const rows = utils.sheet_to_json<(string | number | boolean | Date)[]>(sheet, {
      header: 1,
      raw: true,
      defval: '',
      blankrows: true,
    });
    // The value, not the displayed text, which may be 9.19877E+11.
    return rows.map((row) => row.map((cell) => String(cell)));
  } catch (problem) {
    throw new UnreadableFile('not a workbook', { cause: problem });
  }
}
