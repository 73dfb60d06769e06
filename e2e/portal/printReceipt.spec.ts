import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button } from '../screens';
import { beSignedIn } from './people';

test('Print Receipt says what to do instead where the browser prints nothing, and no word where it prints', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  const said = page.getByText('This browser did not print.');

  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('receipt');
  await button(page, 'Print Receipt').click();
  await expect(said).toBeVisible();
  await expect(page.getByText('Please press Save as PDF and print that file.')).toBeVisible();
  // The picture of the page is a print.
  await page.pdf();
  await expect(said).toHaveCount(0);
});
