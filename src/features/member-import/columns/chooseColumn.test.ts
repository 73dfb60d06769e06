import { expect, test } from 'vitest';
import { type ColumnMapping } from '../../../spreadsheet/rows/ColumnMapping';
import { placeOfColumn, templateColumns } from '../templateColumns';
import { choiceOf, withChoice } from './chooseColumn';

const NAME = placeOfColumn('name');
const FIRST_NAME = placeOfColumn('rep_name_1');
const FIRST_MOBILE = placeOfColumn('rep_mobile_1');

/** The columns of the file, in order: firm name, first representative, their mobile, not used. */
const mapping: ColumnMapping = {
  places: templateColumns.map((_, column) => [NAME, FIRST_NAME, FIRST_MOBILE].indexOf(column)),
  texts: templateColumns.map((_, column) => (column === placeOfColumn('rep_mobile_2') ? 'x' : '')),
  divided: null,
};
const choices = (of: ColumnMapping) => [0, 1, 2, 3].map((place) => choiceOf(of, place));

test('a choice releases the column that was used before', () => {
  expect(choices(withChoice(mapping, 3, NAME))).toEqual([null, FIRST_NAME, FIRST_MOBILE, NAME]);
});

test('a column with several people excludes other columns and texts for representatives', () => {
  const divided = withChoice(mapping, 3, 'divided');
  expect(choices(divided)).toEqual([NAME, null, null, 'divided']);
  expect(divided.texts.every((text) => text === '')).toBe(true);
});

test('choosing a representative’s column ends the splitting, another column does not', () => {
  const divided = withChoice(mapping, 3, 'divided');
  expect(choices(withChoice(divided, 1, FIRST_NAME))).toEqual([NAME, FIRST_NAME, null, null]);
  expect(choices(withChoice(divided, 1, placeOfColumn('area')))).toEqual([
    NAME,
    placeOfColumn('area'),
    null,
    'divided',
  ]);
  expect(choices(withChoice(divided, 3, null))).toEqual([NAME, null, null, null]);
  expect(choices(withChoice(divided, 3, FIRST_NAME))).toEqual([NAME, null, null, FIRST_NAME]);
});
