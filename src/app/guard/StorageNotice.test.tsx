import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { paths } from '../../config/paths';
import { findHeading, press, typeAll } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';

/* A login that is refused first, and an expired one: fullStorage.test.tsx. */

const { email: Email, password: Password } = demoAccounts.admin;

test('says what ends with the tab: a view while the login is stored, then the login too', async () => {
  showPortal(paths.members, 'admin', { kept: 'refused' });
  await findHeading('Members');
  await press('Views');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Save this view as' }), {
    target: { value: 'All' },
  });
  await press('Save');
  expect(await screen.findByText(/You stay logged in, but what could not be saved/)).toBeVisible();

  await press('Account');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await typeAll({ Email, Password });
  await press('Login');
  await findHeading('Dashboard');
  expect(screen.getByText(/You stay logged in only until/)).toBeVisible();
  expect(screen.queryByText(/You stay logged in, but/)).not.toBeInTheDocument();
});
