import { LIMITS } from '../UnusableFile';
import type { MergedRows } from '../table/checks';
import { mergedArea } from './cellReference';
import { attributeOf, type XmlElement } from './xml';

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
