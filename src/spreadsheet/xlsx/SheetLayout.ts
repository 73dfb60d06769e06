import { LIMITS } from '../UnusableFile';
import type { MergedRows } from '../table/checks';
import { mergedArea } from './cellReference';
import type { XmlReader } from './xml';

const isOn = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/** A height or width of 0 hides a row or column, too. */
const isNoSize = (size: string): boolean => size !== '' && Number(size) === 0;

/** True if this `<row>` is hidden: by hand, by a filter, or in a collapsed group. */
export const isHiddenRow = (xml: XmlReader): boolean =>
  isOn(xml.attribute('hidden')) || isNoSize(xml.attribute('ht'));

/** The hidden columns of a sheet, declared before its rows, and its merged cells, declared after them. */
export class SheetLayout {
  /** Places from 0. */
  readonly hiddenColumns = new Set<number>();
  readonly merged: MergedRows[] = [];

  /** Reads an opening tag that is none of a row or cell. */
  open(xml: XmlReader): void {
    if (xml.name === 'col' && xml.parent === 'cols') this.#column(xml);
    else if (xml.name === 'mergeCell' && this.merged.length < LIMITS.mergedCells) {
      const area = mergedArea(xml.attribute('ref'));
      if (area !== null) this.merged.push(area);
    }
  }

  #column(xml: XmlReader): void {
    if (!isOn(xml.attribute('hidden')) && !isNoSize(xml.attribute('width'))) return;
    const first = Math.max(1, Number(xml.attribute('min')));
    const last = Math.min(LIMITS.columns, Number(xml.attribute('max')));
    for (let column = first; column <= last; column += 1) this.hiddenColumns.add(column - 1);
  }
}
