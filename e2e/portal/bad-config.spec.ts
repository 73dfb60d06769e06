import { expect } from '@playwright/test';
import { configFor, portalTest as test } from '../fixtures';
import { button, heading } from '../screens';
import { sent } from './wire';

test('a bad config.json stops the portal until it is mended, and no call is made', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 404 .*config\.json/);
  site.config = { status: 404, contentType: 'text/plain', body: 'Not found' };
  await page.goto('admin');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'config.json could not be loaded (the host answered 404)',
  ]);
  expect(sent(backend)).toEqual([]);
  site.config = configFor(backend);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Login')).toBeVisible();
});
