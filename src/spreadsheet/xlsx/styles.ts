import { compileFormat, type NumberFormat } from './numberFormat';
import { attributeOf, elementsIn } from './xml';
import type { Zip } from './zip';

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

/**
 * The number format of each cell style, by style index; null if the plain number is shown.
 * @throws {UnusableFileError} damaged, documentType
 */
export function readFormats(zip: Zip, part: string): (NumberFormat | null)[] {
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
