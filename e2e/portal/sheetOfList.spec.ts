import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import {
  answerDialog,
  button,
  chooseFilter,
  chooseOption,
  dialog,
  openSheet,
  pressTool,
  sheet,
} from '../screens';
import { cards, NAMES, openList, ordinaryFirms } from './narrowLists';
import { timesSent } from './wire';

/** The sheet with the filters and the sort of a list on a phone, and the menu with its tools. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(async ({ backend }) => {
  ordinaryFirms(backend);
});

test('the sheet filters, sorts, selects and acts, the button beside the search reflects it, and everything is reachable', async ({
  office: page,
  backend,
}) => {
  backend.store.addFirm({ firmName: 'Aa Paid', mobile: '9415201199', payment: 'paid' });
  await openList(page, 'new-members');
  const opener = page.getByRole('button', { name: /^Filter & more/ });
  const open = await openSheet(page);
  await chooseOption(page, 'Sort by', 'Firm Name');
  await chooseOption(page, 'Sort direction', 'Descending');
  await chooseFilter(page, 'pending 12');
  await chooseOption(page, 'Rows per page', '20');
  await expect(page).toHaveURL(/\?filter=pending&sort=name.desc&size=20$/);
  await open.getByRole('button', { name: 'Show 12 firms' }).click();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText(/pending · Firm Name ▼$/);
  await expect(cards(page)).toHaveCount(12);

  await page
    .getByRole('checkbox', { name: `Choose ${NAMES[0]}` })
    .first()
    .check();
  await expect(opener).toHaveText(/1 chosen/);
  await openSheet(page);
  await button(page, 'Send payment links').click();
  await answerDialog(page, 'Send payment links', 'Cancel');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  // Zoomed to 400 %.
  await page.setViewportSize({ width: 341, height: 160 });
  await openSheet(page);
  for (const part of [
    open.getByText('pending', { exact: true }),
    open.getByText('Rows per page'),
    button(page, 'Choose all 12'),
    button(page, 'Show 12 firms'),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  const more = button(page, 'More actions');
  await more.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (const tool of ['Refresh', 'CSV (.csv)', 'Excel (.xlsx)', 'Import'])
    await expect(page.getByRole('menuitem', { name: tool })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('while the script of a dialog loads, its button says so and hides nothing; if the script fails, a message says so', async ({
  office: page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of 404/);
  const release = await pauseFiles(page, /\/ImportDialog-.*\.js$/);
  await page.route(/\/BulkRunDialog-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openList(page, 'new-members');
  const more = button(page, 'More actions');
  await more.click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog(page, 'Import Members')).toBeVisible();
  await button(page, 'Close').click();
  await expect(more).toBeFocused();

  const opener = page.getByRole('button', { name: /Filter & more/ });
  const open = await openSheet(page);
  await open.getByRole('button', { name: 'Choose all 12' }).click();
  await button(page, 'Send payment links').click();
  await answerDialog(page, 'Nothing was sent', 'OK');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText(/12 chosen/);
  await openSheet(page);
  await button(page, 'Clear').click();
  await button(page, 'Choose this page').click();
  await expect(open.getByText('10 of 12 chosen')).toBeVisible();
  expect(timesSent(backend, 'POST /api/members/{id}/send-payment-link')).toBe(0);
});

test('the sheet survives a reload of the list and a rotated tablet', async ({
  office: page,
  backend,
}) => {
  await openList(page, 'new-members');
  backend.store.addFirm({ firmName: 'Just come', mobile: '9415201199' });
  const letThrough = backend.fail('GET /api/newmembers', { kind: 'hang' });
  await pressTool(page, 'Refresh');
  await openSheet(page);
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  await size.focus();
  letThrough();
  await expect(button(page, 'Show 13 firms')).toBeVisible();
  await expect(size).toBeFocused();

  await page.setViewportSize({ width: 1024, height: 600 });
  await button(page, 'Show 13 firms').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const pending = page.getByRole('radio', { name: 'pending 13' });
  await expect(page.locator('label', { has: pending })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
