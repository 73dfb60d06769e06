import { expect, test } from 'vitest';
import { BLANK_REPRESENTATIVE, filledPositions } from './memberFields';

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
