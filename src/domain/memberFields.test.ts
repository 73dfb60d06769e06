import { expect, test } from 'vitest';
import {
  BLANK_REPRESENTATIVE,
  filledPositions,
  filledRepresentatives,
  MAX_REPRESENTATIVES,
} from './memberFields';

test('each row that is sent keeps the position where it was typed', () => {
  const rows = [
    BLANK_REPRESENTATIVE,
    { name: ' अनिल यादव', mobile: '' },
    { name: ' ', mobile: '\t' },
    { name: '', mobile: '9415000001' },
  ];
  expect(filledPositions(rows)).toEqual([1, 3]);
  expect(filledPositions([])).toEqual([]);
});

test('the given rows are not changed', () => {
  const rows = Object.freeze([Object.freeze({ name: ' Rekha ', mobile: '' })]);
  filledRepresentatives(rows);
  expect(rows).toEqual([{ name: ' Rekha ', mobile: '' }]);
});

test('a firm has five representatives at most', () => {
  expect(MAX_REPRESENTATIVES).toBe(5);
});
