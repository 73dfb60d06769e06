import { screen } from '@testing-library/react';
import { composeStories } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import * as stories from '../../features/account/LoginPage.stories';

const { Filled } = composeStories(stories);

// One test, because the portal remembers for as long as the tab lives that the browser has refused.
test('a browser that refuses to store anything: the session lives in this tab, and a line says so', async () => {
  const user = userEvent.setup();
  await Filled.run();
  expect(screen.queryByText(/does not let the portal store/)).not.toBeInTheDocument();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('link', { name: /New Registration/ })).toBeVisible();
  expect(screen.getByText(/does not let the portal store anything/)).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});
