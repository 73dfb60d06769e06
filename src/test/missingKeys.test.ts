import { expect, test } from 'vitest';
import { contract } from './contract';
import { missingKeys } from './missingKeys';

test('every sample answer of the table holds its own documented keys', () => {
  expect(contract.flatMap((row) => missingKeys(row, row.answer))).toEqual([]);
});

test('a key that an answer lacks is named, wherever the list stands', () => {
  const [row] = contract.filter(({ call: name }) => name === 'GET /api/members');
  if (!row) throw new Error('The table has no members list.');
  const whole = { id: 1, name: 'A', mobile: '1', email: null, membership: null, status: 0 };
  const lacking = { id: 2, name: 'B', mobile: '2', email: null, membership: null };
  expect(missingKeys(row, { data: { list: [whole] } })).toEqual([]);
  expect(missingKeys(row, { data: { list: [whole, lacking] } })).toEqual(['status']);
});
