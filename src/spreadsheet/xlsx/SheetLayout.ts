import { LIMITS } from '../UnusableFile';
import type { MergedRows } from '../rows/mergedCells';
import { mergedArea } from './cellReference';
import type { XmlWalker } from './XmlWalker';

/** An attribute that says yes. */
const isOn = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/** A height or width of nothing hides a row or column as well. */
const isNoSize = (size: string): boolean => size !== '' && Number(size) === 0;

/** Whether the `<row>` that a walker stands on is hidden, by hand, by a filter, or in a closed group. */
export const isHiddenRow = (xml: XmlWalker): boolean =>
  isOn(xml.attribute('hidden')) || isNoSize(xml.attribute('ht'));

/** What a sheet says of its columns before its rows, and of merged cells behind them. */
export class SheetLayout {
  /** Places from 0. */
  readonly hiddenColumns = new Set<number>();
  readonly merged: MergedRows[] = [];

  /** A tag that is opened outside of the rows. */
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
