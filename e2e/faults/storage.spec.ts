import { expect } from '@playwright/test';
import { goToPlainFile, signIn } from '../portal/people';
import { answerDialog, button, field, logOut } from '../screens';
import { goWithin } from './moves';
import { faultTest as test } from './watch';

test('a storage that is full', async ({ page, site }) => {
  await goToPlainFile(page, site);
  // Not a byte is left: what the portal would keep does not fit.
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (const kept of [localStorage, sessionStorage])
        for (let part = 0; ; part += 1)
          try {
            kept.setItem(`other ${size} ${part}`, 'x'.repeat(size));
          } catch {
            break;
          }
  });
  await signIn(page, 'member');
  await expect(
    page.getByText('This browser does not let the portal store anything.'),
  ).toBeVisible();
  await goWithin(page, '/profile_edit');
  await button(page, 'Edit').click();
  await field(page, 'Area').fill('Godowlia');
  await button(page, 'Save').click();
  await answerDialog(page, 'Success', 'OK');
  await logOut(page);
});
