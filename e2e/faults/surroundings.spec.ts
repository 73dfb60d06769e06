import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { manyRows } from '../importFiles';
import { beSignedIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { answerDialog, button, dialog, field, followMenu, heading, rowOf } from '../screens';
import { expectNothingSpins } from './look';
import { closeMessages, FORGOTTEN_MS, goElsewhere, goWithin } from './moves';
import { faultTest as test } from './watch';

const firm = 'Ansari Handloom House';
const IMPORT = 'POST /api/import/members';

test('the network goes and comes back', async ({ page, context, site, backend, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');

  await test.step('offline and back: what stands there stays, and works again', async () => {
    const active = rowOf(page, firm).getByRole('button', { name: 'Active', exact: true });
    await expect(active).toBeVisible();
    await context.setOffline(true);
    await button(page, 'Reload').click();
    await expect(page.getByRole('alert')).toContainText('Please check your internet connection.');
    await expect(active).toBeVisible();
    await active.click();
    await answerDialog(page, 'Failed to update status', 'OK');
    // The list is read again by itself, twice: only then is Retry the person's.
    const retry = button(page, 'Retry');
    await expect(retry).toHaveAttribute('aria-busy', 'false');

    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await active.click();
    await expect(rowOf(page, firm).getByRole('button', { name: 'Inactive' })).toBeVisible();
    expect(timesSent(backend, 'PATCH /api/members/{id}/status')).toBe(1);
  });

  await test.step('an upload that breaks off in the middle keeps its file', async () => {
    backend.fail(IMPORT, { kind: 'drop' }, 1);
    await button(page, 'Import').click();
    await field(page, 'File (.csv or .xlsx)').setInputFiles(manyRows(10_000));
    await expect(page.getByText('Rows in the file: 10000 · 10 to mend')).toBeVisible();
    await button(page, 'Start Import').click();
    await expect(dialog(page, 'Import Members').getByRole('alert')).toContainText('Network error.');
    expect(timesSent(backend, IMPORT)).toBe(0);

    await expect(page.getByText(/^members\.csv, \d+ kB$/)).toBeVisible();
    await button(page, 'Start Import').click();
    await expect(page.getByText('Import completed.')).toBeVisible();
    expect(timesSent(backend, IMPORT)).toBe(1);
  });
});

test('a route is left while calls run', async ({ page, site, backend, tolerate }) => {
  tolerate(/ERR_CONNECTION_RESET/);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('admin');
  await test.step('a route that is left during an import asks first', () =>
    leaveImport(page, backend));

  await test.step('a route that is left with a call in flight', async () => {
    await leaveChange(page, backend);
    // Reads, each left before its answer, which then comes or fails.
    for (const path of ['/admin', '/dashboard', '/new-members', '/member-edit/311'])
      for (const kind of ['hang', 'reset'] as const)
        await test.step(`${path}, ${kind}`, async () => {
          const lift = backend.fail('every call', { kind });
          await goWithin(page, path);
          await goWithin(page, '/payment/failed');
          await expect(heading(page, 'Payment Failed')).toBeVisible();
          lift();
          await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
          await closeMessages(page);
        });
    await goWithin(page, '/members');
    await expect(rowOf(page, firm)).toBeVisible();
  });
});

async function leaveImport(page: Page, backend: Backend): Promise<void> {
  await followMenu(page, 'Registered Members');
  await button(page, 'Import').click();
  const goOn = backend.fail(IMPORT, { kind: 'hang' });
  await field(page, 'File (.csv or .xlsx)').setInputFiles(manyRows(3));
  await button(page, 'Start Import').click();
  await expect(page.getByText('Uploading and importing...')).toBeVisible();
  await page.goBack();
  await answerDialog(page, 'Leave without saving?', 'Cancel');
  await expect(page.getByText('Uploading and importing...')).toBeVisible();
  await page.goBack();
  await answerDialog(page, 'Leave without saving?', 'Leave');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  goOn();
  await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What came of it is told here too.
  await button(page, 'Close').click();
  expect(timesSent(backend, IMPORT)).toBe(1);
}

/** A change: its outcome is told wherever the person is by then. */
async function leaveChange(page: Page, backend: Backend): Promise<void> {
  const call = 'POST /api/members/{id}/send-payment-link';
  const goOn = backend.fail(call, { kind: 'hang' });
  await followMenu(page, 'New Registration');
  await rowOf(page, 'Mishra Zari Udyog').getByRole('button', { name: 'Send Now' }).click();
  await answerDialog(page, 'Payment link for Mishra Zari Udyog', 'Send');
  await expect.poll(() => timesSent(backend, call)).toBe(1);
  await followMenu(page, 'Registered Members');
  await expect(rowOf(page, firm)).toBeVisible();
  goOn();
  // As a notice that names the firm: nobody is held up on another screen (rule C4).
  await expect(page.getByText('Payment link sent')).toBeVisible();
  await button(page, 'Close').click();
  expect(timesSent(backend, call)).toBe(1);
}

test('answers come late, and all at once', async ({ page, site, backend, tolerate }) => {
  tolerate(/status of 401/);
  for (const name of ['Assi Silks', 'Chowk Silks', 'Lanka Silks'])
    backend.store.addFirm({ firmName: name, mobile: '9415012345', payment: 'done' });
  await beSignedIn(page, { backend, site }, 'admin');
  const call = 'PATCH /api/members/{id}/status';

  await test.step('an answer that comes after its successor is shown nowhere', async () => {
    const goOn = backend.fail('GET /api/member_edit/{id}', { kind: 'hang' }, 1);
    await page.goto('member-edit/311');
    await expect.poll(() => timesSent(backend, 'GET /api/member_edit/{id}')).toBe(1);
    await goWithin(page, '/member-edit/312');
    await expect(field(page, 'Firm Name')).toHaveValue('Mishra Zari Udyog');
    goOn();
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    await expect(field(page, 'Firm Name')).toHaveValue('Mishra Zari Udyog');

    // A list that was asked for before a change comes after it.
    await goWithin(page, '/members');
    const row = rowOf(page, firm);
    await expect(row).toBeVisible();
    const listGoesOn = backend.fail('GET /api/members', { kind: 'hang' }, 1);
    await button(page, 'Reload').click();
    await row.getByRole('button', { name: 'Active', exact: true }).click();
    await expect.poll(() => timesSent(backend, call)).toBe(1);
    listGoesOn();
    await expect(row.getByRole('button', { name: 'Inactive' })).toBeVisible();
    await expectNothingSpins(page);
  });

  await test.step('five calls refused at once say it once', async () => {
    const badges = page.getByRole('button', { name: 'Active', exact: true });
    await expect(badges).toHaveCount(5);
    const goOn = backend.fail(call, { kind: 'hang' });
    for (const badge of await badges.all()) await badge.click();
    await expect.poll(() => timesSent(backend, call)).toBe(6);
    backend.store.tokens.clear();
    goOn();
    await answerDialog(page, 'Authentication Failed', 'OK');
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const { zone, clock } of [
  { zone: 'Pacific/Pago_Pago', clock: '2001-01-01T00:30:00Z' },
  { zone: 'Pacific/Kiritimati', clock: '2099-12-31T23:30:00Z' },
])
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`${zone}, the clock at ${clock}: every date stands as the service wrote it`, async ({
      page,
      site,
      backend,
    }) => {
      await page.clock.install({ time: clock });
      await beSignedIn(page, { backend, site }, 'member');
      await page.goto('receipt');
      await expect(page.getByText('02-04-2025').first()).toBeVisible();
      await goWithin(page, '/profile_edit');
      await expect(page.getByText('Membership start date: 02-04-2025')).toBeVisible();
      await button(page, 'Edit').click();
      await field(page, 'Area').fill('Godowlia');
      await button(page, 'Save').click();
      await answerDialog(page, 'Success', 'OK');
      await expect(heading(page, 'Member Details')).toBeVisible();

      await test.step('an instant of the service is the day it is in India', async () => {
        for (const date of [
          '2025-04-10T18:30:00.000000Z',
          '2025-04-11T00:00:00.000000Z',
          '2025-04-11 00:00:00',
          '2025-04-11',
        ]) {
          const list = { payment_date: date, name: 'Kashi Silks', area: `As of ${date}` };
          const json = { data: { list } };
          backend.fail('GET /api/profile_view/{id}', { kind: 'json', status: 200, json }, 1);
          await goElsewhere(page);
          await page.clock.fastForward(FORGOTTEN_MS);
          await goWithin(page, '/profile_edit');
          await expect(page.getByText(`As of ${date}`)).toBeVisible();
          await expect(page.getByText('11-04-2025'), date).toBeVisible();
        }
      });
    });
  });

test('a screen that throws while rendering takes only itself down', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/a fault of this screen/);
  // The screen's own file, with a fault in it.
  await page.route('**/assets/ReceiptPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Page() { throw new Error("a fault of this screen"); }',
    }),
  );
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('receipt');
  await expect(heading(page, 'This page could not be shown')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please reload');
  await followMenu(page, 'Manage Profile');
  await expect(heading(page, 'Member Details')).toBeVisible();
});
