import { expect, test } from 'vitest';
import { ROLE, roleOf } from './roles';

test('2 is a member and 3 is the office', () => {
  expect(roleOf(2)).toBe(ROLE.member);
  expect(roleOf(3)).toBe(ROLE.admin);
});

test.each([null, 0, 1, 4, -2, 2.5, 23, NaN])('%s is no role of the portal', (value) => {
  expect(roleOf(value)).toBeNull();
});
