import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { sessionExpired } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { isUnloadBlocked } from '../../test/isUnloadBlocked';
import { answer, findDialog, findHeading, press, typeAll } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';
import { changeWorld, sentBody } from '../../test/wire';
import { service } from '../../test/world';

const REFUSED = /does not allow the portal to save data/;

const { email: Email, password: Password } = demoAccounts.admin;

// One test, because the portal remembers for as long as the tab lives that the browser has refused.
test('if the storage is full the session lasts in this tab, and unsaved work outlives its end', async () => {
  const { router } = showPortal(paths.login, 'visitor');
  await typeAll({ Email, Password });
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await press('Login');
  await findHeading('Dashboard');
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();

  await act(() => router.navigate(memberLink(paths.memberEdit, 101)));
  await typeAll({ Area: 'Lanka' });
  await waitFor(() => expect(isUnloadBlocked()).toBe(true));
  void router.navigate(paths.admin);
  await answer('Leave without saving?', 'Cancel');

  server.use(...sessionExpired('/api/member_update'));
  await press('Update');
  await findDialog('Authentication Failed');
  changeWorld(service());
  await typeAll({ Email, Password });
  await press('Login');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect(screen.getByLabelText('Area')).toHaveValue('Lanka');
  await press('Update');
  await findDialog('Success');
  expect(await sentBody('PUT /api/member_update')).toMatchObject({ area: 'Lanka' });
});
