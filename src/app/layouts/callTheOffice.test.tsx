import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';

test.each([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.paymentFailed,
  '/no/such-page',
])('at %s the office can be called', async (path) => {
  showPortal(path, 'visitor');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(await foot.findByRole('link', { name: /^Call the office: / })).toHaveAttribute(
    'href',
    'tel:+915422400000',
  );
});
