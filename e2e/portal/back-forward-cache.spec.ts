import { expect } from '@playwright/test';
import { chromium } from '../chromium';
import { portalTest as test } from '../fixtures';
import { heading, logOut } from '../screens';
import { signIn } from './people';

// The test runner turns this cache off, people's browsers have it on; without windows there is none.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page kept by the browser shows nothing of a member who signed out meanwhile', async ({
  page,
  context,
  backend,
  allowConsoleLine,
}) => {
  // The page in between is a bare one of the service.
  allowConsoleLine(/status of 404 .*favicon/);
  await context.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['cameBack'] = String(persisted);
    });
  });
  await signIn(page, 'member');
  await page.goto('receipt');
  await expect(page.getByText('R-2025-0310')).toBeVisible();
  await page.goto(`${backend.url}/login`);

  const other = await context.newPage();
  await other.goto('member');
  await logOut(other);

  await page.goBack();
  // The very page that was left, not a new one: else this test would show nothing.
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByText('R-2025-0310')).toHaveCount(0);
});
