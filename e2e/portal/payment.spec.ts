import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { hasNginx } from '../hosts/nginx';
import { heading } from '../screens';

// How the provider's message is shown: src/features/payment, src/domain/anyInput.test.ts and everyScreen.spec.ts.

test('a payment provider that returns by POST gets the screen, and the posted data is ignored', async ({
  page,
  site,
}) => {
  test.skip(!hasNginx, 'Only the documented hosts take a POST.');
  const path = 'payment/failed/?msg=Card%20refused';
  const provider = `<form method="post" action="${site.origin}/members/${path}"><input name="msg" value="Posted"><button>Back</button></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(provider)}`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Card refused')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/members/${path.replace('/?', '?')}`);
  // A reload does not ask whether to send the form again.
  await page.reload();
  await expect(heading(page, 'Card refused')).toBeVisible();
});
