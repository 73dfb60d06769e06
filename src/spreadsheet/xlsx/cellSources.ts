import { LIMITS, UnusableFileError } from '../UnusableFile';
import { compileFormat, type NumberFormat } from './numberFormat';
import type { Workbook } from './workbook';
import { attributeOf, elementsIn, richText } from './xml';
import { partKey, type Zip } from './zip';

/** The tables that the cells of a sheet refer to. */
export interface CellSources {
  readonly strings: readonly string[];
  /** By style; `null` if the part with the styles is missing. */
  readonly formats: readonly (NumberFormat | null)[] | null;
  /** Dates count from 1904, as on older Macs. */
  readonly from1904: boolean;
}

/**
 * Reads the tables of a workbook. A missing part is no damage until a cell needs it.
 * @throws {UnusableFileError} damaged, documentType, unpacksTooLarge
 */
export function cellSources({ zip, sharedStrings, styles, from1904 }: Workbook): CellSources {
  const isThere = (part: string) => zip.parts.has(partKey(part));
  const hasStrings = sharedStrings !== null && isThere(sharedStrings);
  const strings = hasStrings ? readSharedStrings(zip, sharedStrings) : [];
  if (styles === null) return { strings, formats: [], from1904 };
  return { strings, formats: isThere(styles) ? readFormats(zip, styles) : null, from1904 };
}

/** The shared texts of all sheets, by index. */
function readSharedStrings(zip: Zip, part: string): string[] {
  const strings: string[] = [];
  for (const element of elementsIn(zip, part, 'sst/si')) {
    strings.push(richText(element));
    if (strings.length > LIMITS.sharedStrings)
      throw new UnusableFileError({ reason: 'unpacksTooLarge' });
  }
  return strings;
}

const withCode = (code: string, ...ids: readonly number[]) =>
  ids.map((id): [number, string] => [id, code]);

/** Their order depends on the country set on the computer; the association writes day, month, year. */
const SHORT_DATES = [...withCode('dd-mm-yyyy', 14), ...withCode('dd-mm-yyyy h:mm', 22)];

/** Formats that files name only by number, except those that show the plain number. */
const BUILT_IN = [
  ...SHORT_DATES,
  ...withCode('0%', 9),
  ...withCode('0.00%', 10),
  ...withCode('# ?/?', 12),
  ...withCode('# ??/??', 13),
  ...withCode('d-mmm-yy', 15),
  ...withCode('d-mmm', 16),
  ...withCode('mmm-yy', 17),
  ...withCode('h:mm AM/PM', 18),
  ...withCode('h:mm:ss AM/PM', 19),
  ...withCode('h:mm', 20),
  ...withCode('h:mm:ss', 21, 32, 33, 34, 35, 55, 56),
  ...withCode('mm:ss', 45),
  ...withCode('[h]:mm:ss', 46),
  ...withCode('mm:ss.0', 47),
  // Dates of China, Japan and Korea.
  ...withCode('dd-mm-yyyy', 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58),
];

/** The number format of each cell style, by style index; null if the plain number is shown. */
function readFormats(zip: Zip, part: string): (NumberFormat | null)[] {
  const codes = new Map(BUILT_IN);
  const ids: number[] = [];
  for (const element of elementsIn(zip, part, 'numFmts/numFmt', 'cellXfs/xf')) {
    const id = Number(attributeOf(element, 'numFmtId'));
    if (element.name === 'xf') ids.push(id);
    else codes.set(id, attributeOf(element, 'formatCode'));
  }
  for (const [id, code] of SHORT_DATES) codes.set(id, code);
  const formats = new Map([...codes].map(([id, code]) => [id, compileFormat(code)]));
  return ids.map((id) => formats.get(id) ?? null);
}
