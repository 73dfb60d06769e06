import { compileFormat, type NumberFormat } from './numberFormat';
import { visitPart } from './xml';
import type { Zip } from './zip';

/** Their order depends on the country set on the computer; the association writes day, month, year. */
const SHORT_DATES: readonly [number, string][] = [
  [14, 'dd-mm-yyyy'],
  [22, 'dd-mm-yyyy h:mm'],
];

/** Formats that files name only by number, except those that show the plain number. */
const BUILT_IN: readonly [number, string][] = [
  ...SHORT_DATES,
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  // Dates of China, Japan and Korea.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): [number, string] => [
    id,
    'dd-mm-yyyy',
  ]),
  ...[32, 33, 34, 35, 55, 56].map((id): [number, string] => [id, 'h:mm:ss']),
];

/**
 * The number format of each cell style, by style index; null if the plain number is shown.
 * @throws {UnusableFileError} damaged, documentType
 */
export function readFormats(zip: Zip, part: string): (NumberFormat | null)[] {
  const codes = new Map(BUILT_IN);
  const ids: number[] = [];
  visitPart(zip, part, (token, xml) => {
    if (token !== 'open') return;
    if (xml.name === 'xf' && xml.parent === 'cellXfs') ids.push(Number(xml.attribute('numFmtId')));
    if (xml.name === 'numFmt' && xml.parent === 'numFmts') {
      codes.set(Number(xml.attribute('numFmtId')), xml.attribute('formatCode'));
    }
  });
  for (const [id, code] of SHORT_DATES) codes.set(id, code);
  const formats = new Map([...codes].map(([id, code]) => [id, compileFormat(code)]));
  return ids.map((id) => formats.get(id) ?? null);
}
