import { expect, test } from 'vitest';
import { templateColumns } from '../templateColumns';
import { ColumnMatcher } from './ColumnMatcher';

/** The first rows of a file, the row of its last headings (from 0), and the use of each column. `|` separates cells. */
const FILES: readonly (readonly [what: string, rows: readonly string[], headerAt: number, uses: string])[] = [
  ['a group over names and mobiles', ['Firm Name | Mobile | Representative 1 | | Representative 2 |', '| | Name | Mobile | Name | Mobile', 'Kashi | 9415012345 | Ramesh | 9415012346 | Sunita | 9415012347'], 1, 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2'],
  ['the groups are in the upper row alone', ['| | | | Representative 1 | | Representative 2 |', 'Firm Name | Mobile | Address | Area | Name | Mobile | Name | Mobile', 'Kashi | 9415012345 | B 1 | Assi | Ramesh | 9415012346 | |'], 1, 'name mobile address area rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2'],
  ['in Hindi, below a title', ['सदस्य सूची |', 'फर्म का नाम | मोबाइल | प्रतिनिधि 1 | | प्रतिनिधि 2 |', '| | नाम | मोबाइल | नाम | मोबाइल', 'काशी | ९४१५०१२३४५ | रमेश | ९४१५०१२३४६ | सुनीता | ९४१५०१२३४७'], 2, 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2'],
  ['one row below a title', ['List of members 2024 |', 'Firm Name | Mobile | Address', 'Kashi | 9415012345 | B 1'], 1, 'name mobile address'],
  ['one row above firms with words of headings', ['Firm Name | Mobile | Area', 'Mobile House | 9415012345 | Area', 'Owner | 9415012346 | Office'], 0, 'name mobile area'],
]; // oxfmt-ignore

test.each(FILES)('headings: %s', (_, rows, headerAt, uses) => {
  const first = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const found = new ColumnMatcher([]).recognise(first);
  expect(found.headerAt).toBe(headerAt);
  const { places } = found.mapping;
  const used = uses.split(' ').map((_use, place) => templateColumns[places.indexOf(place)]?.key);
  expect(used.join(' ')).toBe(uses);
});
