import type { MergedRows } from '../table/checks';

/** Stops counting here; no sheet is this wide. */
const FARTHEST = 1_000_000;

/** The column of a reference like "AB7", from 0; -1 if it names none. */
export function positionOf(reference: string): number {
  let position = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = (reference.charCodeAt(at) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    position = Math.min(position * 26 + letter, FARTHEST);
  }
  return position - 1;
}

const AREA = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** The area of a reference like "B2:C5"; `null` unless it has several rows. */
export function mergedArea(reference: string): MergedRows | null {
  const [, left = '', top = '', right = '', bottom = ''] = AREA.exec(reference) ?? [];
  const [firstRow, lastRow] = [Number(top), Number(bottom)];
  const [position, last] = [positionOf(left), positionOf(right)];
  const isArea = left !== '' && firstRow > 0 && lastRow > firstRow && last >= position;
  return isArea ? { position, firstRow, lastRow } : null;
}
