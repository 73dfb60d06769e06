import { expect, test } from 'vitest';
import { ROLE } from '../../domain/access';
import { readReturnTo } from './returnTo';

const receipt = {
  path: '/receipt?from=mail#top',
  title: 'Membership Fee Receipt',
  access: [ROLE.member],
  userId: null,
};

test('the screen that led to the login is read with its query and hash', () => {
  expect(readReturnTo(receipt)).toEqual(receipt);
  expect(readReturnTo({ ...receipt, userId: 7, isAtFirstPlace: true })).toEqual({
    ...receipt,
    userId: 7,
  });
});

test.each([
  // Everybody is led there anyway.
  { path: '/member' },
  { path: '/dashboard?a=1' },
  { path: '/Admin/#top' },
  { path: '//evil.example/receipt' },
  { path: '/\\evil.example/receipt' },
  { path: 'https://evil.example/receipt' },
  { path: 'receipt' },
  { path: '' },
  { path: 7 },
  { path: undefined },
  { access: 'public' },
  { access: [] },
  { access: [1] },
  { access: ['2'] },
  { access: undefined },
  { userId: '7' },
  { userId: undefined },
  { title: 7 },
  { title: undefined },
])('%j leads nowhere', (changed) => {
  expect(readReturnTo({ ...receipt, ...changed })).toBeNull();
});

test.each([null, undefined, '/receipt', 7, []])('%j is no screen', (state) => {
  expect(readReturnTo(state)).toBeNull();
});
