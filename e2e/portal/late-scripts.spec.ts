import { expect } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import { answerDialog, button, dialog, followMenu, heading, named, rowOf } from '../screens';
import { sent } from './wire';

test('the menu works while a script loads, and nothing opens on another screen', async ({
  office: page,
}) => {
  const script = /ImportMembersDialog-.*\.js$/;
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

test('a failed script of Member Details shows an error, and the list stays', async ({
  office: page,
  allowConsoleLine,
}) => {
  allowConsoleLine(/ERR_FAILED/);
  const script = /\/MemberDetailsDialog-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('members');
  const firm = button(page, 'Ansari Handloom House');
  await firm.click();
  await expect(dialog(page, 'Member Details')).toContainText(
    'A part of the portal could not be loaded.',
  );
  await answerDialog(page, 'Member Details', 'OK');
  await expect(firm).toBeFocused();
});

test('a firm of which no script can keep a copy is not deleted', async ({
  office: page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/ERR_FAILED/);
  await page.route(/\/deletion-[^/]*\.js$/, (route) => route.abort());
  await page.goto('members');
  const firm = 'Ansari Handloom House';
  await button(page, `Delete ${firm}`).click();
  await answerDialog(page, `Delete ${firm}`, 'Delete');
  await expect(dialog(page, 'Nothing was sent')).toContainText(
    'A part of the portal could not be loaded.',
  );
  await answerDialog(page, 'Nothing was sent', 'OK');
  await expect(rowOf(page, firm)).toBeVisible();
  expect(sent(backend).filter((call) => call.includes('/311'))).toEqual([]);
});

test('a firm is not even read if its list is left while the script of the deletion loads', async ({
  office: page,
  backend,
}) => {
  const release = await pauseFiles(page, /\/deletion-[^/]*\.js$/);
  await page.goto('members');
  const firm = 'Ansari Handloom House';
  await button(page, `Delete ${firm}`).click();
  await answerDialog(page, `Delete ${firm}`, 'Delete');
  await followMenu(page, 'New Registration');
  await expect(heading(page, 'New Registration')).toBeVisible();
  release();
  await expect(page.getByText(`${firm} was not deleted.`)).toBeVisible();
  expect(sent(backend).filter((call) => call.includes('/311'))).toEqual([]);
});
