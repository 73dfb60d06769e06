import { expect } from '@playwright/test';
import { chromium } from '../chromium';
import { portalTest as test } from '../fixtures';
import { heading, logOut } from '../screens';
import { signIn } from './people';

// Playwright disables this cache, but real browsers use it. It does not exist in headless mode.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page from the back/forward cache shows nothing of a member who has signed out', async ({
  page,
  context,
  backend,
  allowConsoleLine,
}) => {
  // The page in between is a plain one of the service.
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
  // It must be the same page as before, not a new one; otherwise this test would show nothing.
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByText('R-2025-0310')).toHaveCount(0);
});
