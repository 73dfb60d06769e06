import { expect, test } from 'vitest';
import { type ColumnMapping } from '../../../spreadsheet/rows/ColumnMapping';
import { placeOfColumn, templateColumns } from '../templateColumns';
import { choiceOf, withChoice } from './columnUse';

const NAME = placeOfColumn('name');
const FIRST_NAME = placeOfColumn('rep_name_1');
const FIRST_MOBILE = placeOfColumn('rep_mobile_1');
const SECOND_MOBILE = placeOfColumn('rep_mobile_2');

/** The columns of the file, in order: firm name, first representative, their mobile, not used. */
const mapping: ColumnMapping = {
  places: templateColumns.map((_, column) => [NAME, FIRST_NAME, FIRST_MOBILE].indexOf(column)),
  texts: templateColumns.map((_, column) => (column === SECOND_MOBILE ? 'x' : '')),
};
const choices = (of: ColumnMapping) => [0, 1, 2, 3].map((place) => choiceOf(of, place));

test('a choice releases the column that was used before', () => {
  expect(choices(withChoice(mapping, 3, NAME))).toEqual([null, FIRST_NAME, FIRST_MOBILE, NAME]);
  expect(choices(withChoice(mapping, 0, null))).toEqual([null, FIRST_NAME, FIRST_MOBILE, null]);
});

test('a choice ends the one text for every row of that column', () => {
  expect(withChoice(mapping, 3, FIRST_NAME).texts[SECOND_MOBILE]).toBe('x');
  expect(withChoice(mapping, 3, SECOND_MOBILE).texts[SECOND_MOBILE]).toBe('');
});
