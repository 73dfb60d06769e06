import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionExpired } from '../../mocks/scenarios';
import { paths } from '../config/paths';
import { tokenRefused } from '../session/sessionSlice';
import { answer, findDialog, findHeading, press } from '../test/calls/moves';
import { showPortal } from '../test/showPortal';
import { storedItems } from '../test/storedItems';
import { changeWorld } from '../test/wire';

// Other contents of the storage: src/session/storedSession.test.ts. Another tab: src/test/lateAnswers, src/test/edits/drafts.test.tsx.

const draft = { 'draft:registration': '{"area":"Chowk"}' };

test.each([
  {
    // The remaining keys do not count without a token.
    name: 'the member layout leaves user_id and user_name, and nothing else',
    as: 'member',
    path: paths.member,
    stored: { username: 'ramesh', id: '7002', ...draft },
    entries: ['Help', 'Logout'],
    left: { user_id: '7002', user_name: 'Ramesh Jaiswal', last_group: 'member' },
  },
  {
    name: 'the admin layout leaves none of the six keys and no draft',
    as: 'admin',
    path: paths.admin,
    stored: draft,
    entries: [
      'Recent changes (this computer)',
      'Clear notes on this computer',
      'Clear notes and log out',
      'Help',
      'Logout',
    ],
    left: { last_group: 'office' },
  },
] as const)('a logout of $name', async ({ as, path, stored, entries, left }) => {
  const { router } = showPortal(path, as, { stored });
  await press('Account');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(entries);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await findHeading('Login')).toBeVisible();
  expect(router.state.location.pathname).toBe('/members/login');
  expect(storedItems()).toEqual(left);
  expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument();
});

test('the end of the session is shown once, however many requests were refused', async () => {
  const { store, router } = showPortal(paths.admin, 'admin');
  await screen.findByRole('link', { name: 'Admin' });
  changeWorld({ msw: sessionExpired() });
  act(() => {
    for (let call = 0; call < 5; call += 1) store.dispatch(tokenRefused('token-of-the-admin'));
  });
  expect(await findDialog('Authentication Failed')).toHaveTextContent('Please log in again.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/members/'));
  await answer('Authentication Failed', 'OK');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedItems()).toEqual({ last_group: 'office' });
});
