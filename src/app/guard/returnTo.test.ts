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
])('%s is a screen that somebody may want', (path, title) => {
  expect(readReturnTo({ wanted: path }, rows)).toMatchObject({ path, title });
});

test.each([
  // Everybody goes there anyway.
  { wanted: '/member' },
  { wanted: '/dashboard' },
  { wanted: '/login' },
  { wanted: '/no/such-page' },
  { wanted: '//evil.example/receipt' },
  { wanted: 'https://evil.example/receipt' },
  { wanted: 'receipt' },
  { wanted: 7 },
  { other: '/receipt' },
  null,
  '/receipt',
])('%j wants nothing', (state) => {
  expect(readReturnTo(state, rows)).toBeNull();
});
