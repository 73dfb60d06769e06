import type { ClipboardEvent } from 'react';
import type { FirmColumn } from './FirmColumn';

/** Copies selected rows as text: a line for each firm, cells separated by tabs. What is selected in one cell is the browser's. */
export function copyRows<Row>(
  event: ClipboardEvent<HTMLElement>,
  shown: readonly Row[],
  columns: readonly FirmColumn<Row>[],
): void {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const isSelected = (node?: Element) => node !== undefined && range.intersectsNode(node);
  const records = [...event.currentTarget.querySelectorAll('[data-record]')];
  // A selection may end before the first letter of the next cell.
  const text = withoutSpace(String(selection));
  const isInOneCell = (cell: Element) =>
    isSelected(cell) && withoutSpace(cell.textContent).includes(text);
  if (records.some(({ children }) => [...children].some(isInOneCell))) return;
  const lineOf = (row: Row) =>
    columns.map((column) => (column.copyText ?? column.text)(row).replace(/\s+/g, ' ')).join('\t');
  const lines = shown.filter((_, at) => isSelected(records[at])).map(lineOf);
  event.clipboardData.setData('text/plain', lines.map((line) => line.trimEnd()).join('\n'));
  event.preventDefault();
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
