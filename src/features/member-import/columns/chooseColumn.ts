import type { ColumnMapping } from '../../../spreadsheet/rows/ColumnMapping';
import { personDivider } from './personDivider';

/** What a column of the file is used as: a column of the template, several people in each cell, or nothing. */
export type ColumnTarget = number | 'divided' | null;

export function choiceOf({ places, divided }: ColumnMapping, place: number): ColumnTarget {
  if (divided === place) return 'divided';
  const column = places.indexOf(place);
  return column === -1 ? null : column;
}

/**
 * Applies a choice. Each column of the template uses one column of the file, so the previous one is released. The
 * representatives' own columns and a column split into representatives exclude each other.
 */
export function withChoice(
  mapping: ColumnMapping,
  place: number,
  choice: ColumnTarget,
): ColumnMapping {
  const { places, texts, divided } = mapping;
  const freed = places.map((other, column) =>
    other === place || (choice === 'divided' && isFilled(column)) ? -1 : other,
  );
  if (choice === 'divided')
    return {
      places: freed,
      texts: texts.map((text, column) => (isFilled(column) ? '' : text)),
      divided: place,
    };
  const rest = divided === place ? null : divided;
  if (choice === null) return { places: freed, texts, divided: rest };
  return {
    places: freed.with(choice, place),
    texts: texts.with(choice, ''),
    divided: isFilled(choice) ? null : rest,
  };
}

const isFilled = (column: number): boolean => personDivider.columns.includes(column);

/** Sets one text for every row of a column that the file lacks. */
export function withText(mapping: ColumnMapping, column: number, text: string): ColumnMapping {
  return { ...mapping, texts: mapping.texts.with(column, text.trim()) };
}
