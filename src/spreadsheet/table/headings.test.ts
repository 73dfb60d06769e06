import { expect, test } from 'vitest';
import { joinedHeadings, plainTitle } from './headings';

test('a title is compared without case, width, spaces and signs', () => {
  expect(['Firm_Name:', ' FIRM  NAME', 'Ｆirm-name'].map(plainTitle)).toEqual(
    Array.from({ length: 3 }, () => 'firmname'),
  );
});

test('a heading of the upper row stands over all below it until the next one', () => {
  expect(joinedHeadings(['Firm', 'Partner 1', '', 'Area'], ['', 'Name', 'Mobile'])).toEqual([
    'Firm',
    'Partner 1 Name',
    'Partner 1 Mobile',
    'Area',
  ]);
  expect(joinedHeadings(undefined, [' Name '])).toEqual(['Name']);
});
