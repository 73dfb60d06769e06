import { expect, test } from 'vitest';
import {
  BLANK_REPRESENTATIVE,
  filledPlaces,
  filledRepresentatives,
  MAX_REPRESENTATIVES,
} from './representatives';

test('a row blank in both name and mobile is dropped, and spaces count as blank', () => {
  expect(filledRepresentatives([BLANK_REPRESENTATIVE, { name: ' \t', mobile: '  ' }])).toEqual([]);
});

test('a half-filled row is kept', () => {
  const rows = [
    { name: 'Rekha Gupta', mobile: '' },
    { name: '', mobile: '9415000001' },
  ];
  expect(filledRepresentatives(rows)).toEqual(rows);
});

test('the rows keep their order and lose the spaces around them', () => {
  expect(
    filledRepresentatives([
      { name: ' अनिल यादव ', mobile: '9415000002' },
      BLANK_REPRESENTATIVE,
      { name: 'Rekha Gupta', mobile: ' 9415000001' },
    ]),
  ).toEqual([
    { name: 'अनिल यादव', mobile: '9415000002' },
    { name: 'Rekha Gupta', mobile: '9415000001' },
  ]);
});

test('each row that is sent is known by the place where it was typed', () => {
  const rows = [
    BLANK_REPRESENTATIVE,
    { name: ' अनिल यादव', mobile: '' },
    { name: ' ', mobile: '\t' },
    { name: '', mobile: '9415000001' },
  ];
  expect(filledPlaces(rows)).toEqual([1, 3]);
  expect(filledPlaces([])).toEqual([]);
});

test('the rows that came in are left as they were', () => {
  const rows = Object.freeze([Object.freeze({ name: ' Rekha ', mobile: '' })]);
  filledRepresentatives(rows);
  expect(rows).toEqual([{ name: ' Rekha ', mobile: '' }]);
});

test('a firm has five representatives at most', () => {
  expect(MAX_REPRESENTATIVES).toBe(5);
});
