import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { sessionExpired } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { browserAsks } from '../../test/browserAsks';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody } from '../../test/wire';
import { service } from '../../test/world';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// One test, because the portal remembers for as long as the tab lives that the browser has refused.
test('unsaved work is guarded where the storage is full, and outlives the end of the session', async () => {
  const { router } = showPortal(memberLink(paths.memberEdit, 101), 'admin');
  await screen.findByLabelText('Area');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  typeInto('Area', 'Lanka');
  await waitFor(() => expect(browserAsks()).toBe(true));
  void router.navigate(paths.admin);
  fireEvent.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  server.use(...sessionExpired('/api/member_update'));
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  const over = await dialog('Authentication Failed');
  changeWorld(service());
  const { email, password } = demoAccounts.admin;
  fireEvent.change(over.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(over.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(over.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/does not let the portal store anything/)).toBeVisible();
  expect(screen.getByLabelText('Area')).toHaveValue('Lanka');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await dialog('Success');
  expect(await sentBody('PUT /api/member_update')).toMatchObject({ area: 'Lanka' });
});
