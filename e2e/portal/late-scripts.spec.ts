import { expect } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import { button, followMenu, heading, named } from '../screens';

test('the menu works while a script loads, and nothing opens on another screen', async ({
  office: page,
}) => {
  const script = /ImportDialog-.*\.js$/;
  const release = await pauseFiles(page, script);
  await page.goto('new-members');
  await button(page, 'Import').click();
  await expect(named(page, 'Import')).toHaveAttribute('aria-busy', 'true');
  await followMenu(page, 'Registered Members');
  await expect(heading(page, 'Members')).toBeVisible();
  const came = page.waitForResponse(script);
  release();
  await (await came).finished();
  await twoFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a screen appears as soon as its script has loaded, however short the wait', async ({
  office: page,
}) => {
  const release = await pauseFiles(page, /\/office-[^/]*\.js$/);
  // The clock stands still, so anything that waits for a timer would never show.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('admin');
  await expect(page.getByRole('banner').or(page.getByText('Loading...'))).toBeVisible();
  release();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
