import type { MergedRows } from '../table/row';
import { LIMITS } from '../UnusableFile';
import { attributeOf, type XmlElement } from './xml';

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
function mergedArea(reference: string): MergedRows | null {
  const [, left = '', top = '', right = '', bottom = ''] = AREA.exec(reference) ?? [];
  const [firstRow, lastRow] = [Number(top), Number(bottom)];
  const [position, last] = [positionOf(left), positionOf(right)];
  const isArea = left !== '' && firstRow > 0 && lastRow > firstRow && last >= position;
  return isArea ? { position, firstRow, lastRow } : null;
}

/** Hidden by hand, by a filter, in a collapsed group, or by a height or width of 0. */
export function isHidden(element: XmlElement, size: 'ht' | 'width'): boolean {
  if (/^(?:1|true|on)$/.test(attributeOf(element, 'hidden'))) return true;
  const written = attributeOf(element, size);
  return written !== '' && Number(written) === 0;
}

/** The hidden columns of a sheet, declared before its rows, and its merged cells, declared after them. */
export class SheetLayout {
  /** Places from 0. */
  readonly hiddenColumns = new Set<number>();
  readonly merged: MergedRows[] = [];

  /** Adds a `<col>` or `<mergeCell>`. */
  add(element: XmlElement): void {
    if (element.name === 'mergeCell') {
      const area = mergedArea(attributeOf(element, 'ref'));
      if (area !== null && this.merged.length < LIMITS.mergedCells) this.merged.push(area);
    } else if (isHidden(element, 'width')) {
      const first = Math.max(1, Number(attributeOf(element, 'min')));
      const last = Math.min(LIMITS.columns, Number(attributeOf(element, 'max')));
      for (let column = first; column <= last; column += 1) this.hiddenColumns.add(column - 1);
    }
  }
}
