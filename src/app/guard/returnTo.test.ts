import { expect, test } from 'vitest';
import { ROLE } from '../../domain/roles';
import { readReturnTo } from './returnTo';

const own = { access: [ROLE.member] } as const;
const rows = [
  { path: '/login', title: 'Login', access: 'public' },
  { path: '/member', title: 'Home', ...own },
  { path: '/dashboard', title: 'Dashboard', ...own },
  { path: '/receipt', title: 'Membership Fee Receipt', ...own },
  { path: '/member-edit/:id', title: 'Edit Member', access: [ROLE.admin] },
  { path: '*', title: 'Page not found', access: 'public' },
] as const;

test.each([
  ['/receipt', 'Membership Fee Receipt'],
  ['/receipt?from=mail#top', 'Membership Fee Receipt'],
  ['/member-edit/12', 'Edit Member'],
])('%s is a screen to return to', (path, title) => {
  expect(readReturnTo({ returnTo: path }, rows)).toMatchObject({ path, title });
});

test.each([
  // Everybody is led there anyway.
  { returnTo: '/member' },
  { returnTo: '/dashboard' },
  { returnTo: '/login' },
  { returnTo: '/no/such-page' },
  { returnTo: '//evil.example/receipt' },
  { returnTo: 'https://evil.example/receipt' },
  { returnTo: 'receipt' },
  { returnTo: 7 },
  { other: '/receipt' },
  null,
  '/receipt',
])('%j leads nowhere', (state) => {
  expect(readReturnTo(state, rows)).toBeNull();
});
