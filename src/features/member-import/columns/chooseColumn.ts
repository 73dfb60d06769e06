import type { Matching } from '../../../spreadsheet/rows/Matching';
import { personDivider } from './personDivider';

/** What a person takes a column of the file for: a column of the template, several people in each cell, or nothing. */
export type ColumnTarget = number | 'divided' | null;

export function choiceOf({ places, divided }: Matching, place: number): ColumnTarget {
  if (divided === place) return 'divided';
  const column = places.indexOf(place);
  return column === -1 ? null : column;
}

/**
 * The matching with this choice. A column of the template has one column of the file: the one that had it before loses it, and
 * so it is between the representatives' own columns and one that is divided into them.
 */
export function withChoice(matching: Matching, place: number, choice: ColumnTarget): Matching {
  const { places, texts, divided } = matching;
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

/** The matching with one text in every row of a column that the file does not have. */
export function withText(matching: Matching, column: number, text: string): Matching {
  return { ...matching, texts: matching.texts.with(column, text.trim()) };
}
