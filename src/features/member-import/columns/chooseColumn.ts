import type { Matching } from '../../../spreadsheet/rows/Matching';

/** What a person takes a column of the file for: a column of the template, several people in each cell, or nothing. */
export type Choice = number | 'divided' | null;

export function choiceOf({ places, divided }: Matching, place: number): Choice {
  if (divided === place) return 'divided';
  const column = places.indexOf(place);
  return column === -1 ? null : column;
}

/** The matching with this choice. A column of the template has one column of the file: the one that had it before loses it. */
export function withChoice(matching: Matching, place: number, choice: Choice): Matching {
  const { places, texts, divided } = matching;
  const freed = places.map((other) => (other === place ? -1 : other));
  return {
    places: typeof choice === 'number' ? freed.with(choice, place) : freed,
    texts: typeof choice === 'number' ? texts.with(choice, '') : texts,
    divided: choice === 'divided' ? place : divided === place ? null : divided,
  };
}

/** The matching with one text in every row of a column that the file does not have. */
export function withText(matching: Matching, column: number, text: string): Matching {
  return { ...matching, texts: matching.texts.with(column, text.trim()) };
}
