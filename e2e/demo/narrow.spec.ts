import { expect, type Page } from '@playwright/test';
import { goWithin, twoFrames } from '../faults/moves';
import { demoTest as test } from '../fixtures';
import { expectNoSidewaysScroll, heading, takenOver } from '../screens';
import { signInHere } from './office';

/** At both widths: a phone's last, on which the next screen is opened. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await twoFrames(page);
    await expectNoSidewaysScroll(page);
  }
}

async function visit(page: Page, path: string, name: string, whole: RegExp): Promise<void> {
  await goWithin(page, `/${path}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
  await expectFits(page);
}

test.use({ viewport: { width: 360, height: 740 } });

// The banner and the cast: of every screen of the portal e2e/portal/narrow.spec.ts knows.
test('what the demo adds to a screen does not scroll sideways at 360 or 1280 pixels', async ({
  page,
}) => {
  await page.goto('login');
  await takenOver(page);
  await visit(page, 'login', 'Login', /Use demo admin/);
  await visit(page, 'register', 'Membership Registration Form', /Representative Name-1/);
  await goWithin(page, '/login');
  await signInHere(page, 'admin');
  await visit(page, 'new-members', 'New Registration', /Kashi Tanchoi Handloom/);
  // The longest name of the cast.
  await visit(page, 'members?q=Adjoining', 'Members', /Adjoining Mohallas Limited/);
});
