import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BASE_PATH } from '../../config/paths';
import { ROLE, OFFICE_ONLY } from '../../domain/access';
import { signedOut } from '../../session/sessionSlice';
import { showPortal } from '../../test/showPortal';
import { routes } from '../router';

// Written by hand from product §2.
test.each([
  [
    'public',
    '/ /login /register /email-verification /forgotpassword /payment/success /payment/failed *',
  ],
  [[ROLE.member, ROLE.admin], '/dashboard /changepassword'],
  [
    OFFICE_ONLY,
    '/admin /new-members /members /new-member-edit/:id /new-member-view/:id /member-edit/:id /member-view/:id /recent-changes',
  ],
  [[ROLE.member], '/member /membership /profile_edit /receipt /change-member-password'],
])('open to %j: %s', (access, paths) => {
  const open = routes.filter((route) => String(route.access) === String(access));
  expect(open.map(({ path }) => path).join(' ')).toBe(paths);
});

// Every screen for the people who may open it: src/app/hindi.test.tsx.
test.each([
  ['visitor', '/dashboard', '/login'],
  ['visitor', '/members', '/login'],
  ['visitor', '/receipt', '/login'],
  ['unknownRole', '/dashboard', '/'],
  ['unknownRole', '/members', '/'],
  ['unknownRole', '/receipt', '/'],
  ['admin', '/receipt', '/dashboard'],
  ['member', '/member-edit/101', '/dashboard'],
] as const)('%s opens %s and is led to %s', async (viewer, path, to) => {
  const { router } = showPortal(path, viewer);
  const title = to === '/dashboard' ? 'Dashboard' : 'Login';
  await waitFor(() => expect(document.title).toBe(`${title} · BVUS`));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(router.state.location.pathname).toBe(BASE_PATH + to);
  expect(screen.queryAllByText('This account has no access here.')).toHaveLength(
    viewer === 'unknownRole' ? 1 : 0,
  );
});

test('Back before the login is shown leads to the login again', async () => {
  const { store, router } = showPortal('/receipt', 'member');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    store.dispatch(signedOut('general'));
    await router.navigate('/members/login');
    await router.navigate(-1);
  });
  expect(await screen.findByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${BASE_PATH}/login`);
});
