import { LIMITS } from '../UnusableFile';
import type { MergedRows } from '../rows/mergedCells';
import { mergedArea } from './cellReference';
import type { XmlWalker } from './XmlWalker';

const isOn = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/** A height or width of 0 hides a row or column, too. */
const isNoSize = (size: string): boolean => size !== '' && Number(size) === 0;

/** True if the walker's `<row>` is hidden: by hand, by a filter, or in a collapsed group. */
export const isHiddenRow = (xml: XmlWalker): boolean =>
  isOn(xml.attribute('hidden')) || isNoSize(xml.attribute('ht'));

/** The hidden columns of a sheet, declared before its rows, and its merged cells, declared after them. */
export class SheetLayout {
  /** Places from 0. */
  readonly hiddenColumns = new Set<number>();
  readonly merged: MergedRows[] = [];

  /** Reads an opening tag outside the rows. */
  open(xml: XmlWalker): void {
    if (xml.name === 'col') this.#column(xml);
    else if (xml.name === 'mergeCell' && this.merged.length < LIMITS.mergedCells) {
      const area = mergedArea(xml.attribute('ref'));
      if (area !== null) this.merged.push(area);
    }
  }

  #column(xml: XmlWalker): void {
    if (!isOn(xml.attribute('hidden')) && !isNoSize(xml.attribute('width'))) return;
    const first = Math.max(1, Number(xml.attribute('min')));
    const last = Math.min(LIMITS.columns, Number(xml.attribute('max')));
    for (let column = first; column <= last; column += 1) this.hiddenColumns.add(column - 1);
  }
}
