import { templateKeys } from '../../domain/templateFields';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';

/**
 * The rows of an exported file as texts, beginning with the header. The columns of the import's template come first, named and
 * ordered as there (product §2 item 10), so that the file can be imported again, in any language.
 */
export function exportedRows<Firm>(
  columns: readonly FirmColumn<Firm>[],
  firms: readonly Firm[],
): readonly (readonly string[])[] {
  const exported = columns
    .flatMap(({ text, exported: column }) => (column === undefined ? [] : [{ text, ...column }]))
    .toSorted((one, other) => placeOf(one.title) - placeOf(other.title));
  return [
    exported.map(({ title }) => title),
    ...firms.map((firm) => exported.map(({ text }) => text(firm))),
  ];
}

function placeOf(title: string): number {
  const place = templateKeys.indexOf(title);
  return place === -1 ? templateKeys.length : place;
}
