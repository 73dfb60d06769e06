import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { callTable } from '../faults/callTable';
import { holdKey, twoFrames, typeAll } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, dialog, field, named, rowOf, takenOver } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/** How often the event of a held key comes: 33 times in a second, after half a second. */
const SHORT = 12;
const LONG = 75;

const GENERATE = 'GET /api/membership/{id}';
const STATUS = 'PATCH /api/members/{id}/status';
const REMOVE = 'DELETE /api/members/{id}';
const SEND = 'POST /api/members/{id}/send-payment-link';

/** Firms with the same buttons stand on both sides of the one that is pressed. */
function addFirms({ store }: Backend): void {
  for (const payment of ['paid', 'pending', 'done'] as const)
    for (const place of [1, 2, 3])
      store.addFirm({ firmName: `Firm ${payment} ${place}`, mobile: '9300000001', payment });
}

async function openList(page: Page, backend: Backend, list: string): Promise<void> {
  addFirms(backend);
  await page.goto(list);
  await takenOver(page);
}

test.describe('a held Enter', () => {
  for (const { call, on, name } of [
    { call: 'POST /api/register', on: (page: Page) => button(page, 'Submit'), name: 'Submit' },
    { call: 'POST /api/register', on: (page: Page) => field(page, 'Area'), name: 'a field' },
    {
      call: 'PUT /api/member_update',
      on: (page: Page) => page.getByRole('button', { name: 'Update' }),
      name: 'Update',
    },
    {
      call: 'POST /api/changememberpassword',
      on: (page: Page) => field(page, 'New Password'),
      name: 'a field',
    },
  ] as const)
    test(`on ${name} of ${call} sends one, and does not answer what is said then`, async ({
      page,
      context,
      site,
      backend,
    }) => {
      const calls = new CallsUnderWay(context, backend.url);
      const row = callTable[call];
      if (row.as !== 'visitor') await beSignedIn(page, { backend, site }, row.as);
      await page.goto(`.${row.screen}`);
      await takenOver(page);
      await typeAll(page, row.typed ?? {});
      await on(page).focus();
      await holdKey(page, 'Enter', SHORT);
      await expect(page.getByRole('dialog')).toBeVisible();
      await holdKey(page, 'Enter', SHORT);
      await twoFrames(page);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveText('OK');
      await page.keyboard.up('Enter');
      await calls.settle(page);
      expect(timesSent(backend, call)).toBe(1);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      // Let go and pressed anew it does.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('on Generate gives one number, and the press that closes its message no other', async ({
    page,
    context,
    site,
    backend,
  }) => {
    const calls = new CallsUnderWay(context, backend.url);
    await beSignedIn(page, { backend, site }, 'admin');
    await openList(page, backend, 'new-members');
    const generated = dialog(page, 'Membership No. generated successfully');
    await named(rowOf(page, 'Firm paid 1'), 'Generate').focus();
    await holdKey(page, 'Enter', SHORT);
    await expect(generated).toBeVisible();
    await holdKey(page, 'Enter', LONG);
    await expect(generated.locator(':focus')).toHaveText('OK');
    await page.keyboard.up('Enter');

    await holdKey(page, 'Enter', LONG);
    await expect(generated).toHaveCount(0);
    await holdKey(page, 'Enter', SHORT);
    await page.keyboard.up('Enter');
    await calls.settle(page);
    expect(timesSent(backend, GENERATE)).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('on a status changes it once', async ({ page, context, site, backend }) => {
    const calls = new CallsUnderWay(context, backend.url);
    await beSignedIn(page, { backend, site }, 'admin');
    await openList(page, backend, 'members');
    const row = rowOf(page, 'Firm done 1');
    await named(row, 'Active').focus();
    await holdKey(page, 'Enter', SHORT);
    await expect(named(row, 'Inactive')).toBeVisible();
    await holdKey(page, 'Enter', SHORT);
    await calls.settle(page);
    await holdKey(page, 'Enter', SHORT);
    await page.keyboard.up('Enter');
    await calls.settle(page);
    expect(timesSent(backend, STATUS)).toBe(1);
  });

  for (const { name, call, firm } of [
    { name: 'Send Now', call: SEND, firm: 'Firm pending 1' },
    { name: 'Delete Firm paid 1', call: REMOVE, firm: 'Firm paid 1' },
  ] as const)
    test(`on ${name} asks, and does not answer`, async ({ page, context, site, backend }) => {
      const calls = new CallsUnderWay(context, backend.url);
      await beSignedIn(page, { backend, site }, 'admin');
      await openList(page, backend, 'new-members');
      await named(rowOf(page, firm), name).focus();
      await holdKey(page, 'Enter', SHORT);
      const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
      await expect(cancel).toBeFocused();
      // An answer, and the question asked again, would take the focus away and back.
      await page.evaluate(() =>
        addEventListener('focusin', () => void (document.documentElement.dataset['moved'] = '')),
      );
      await holdKey(page, 'Enter', LONG);
      await twoFrames(page);
      await expect(cancel).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-moved');
      await page.keyboard.up('Enter');
      await calls.settle(page);
      expect(timesSent(backend, call)).toBe(0);
    });
});

test('a held Space gives one number when it is let go, and closes one message', async ({
  page,
  context,
  site,
  backend,
}) => {
  const calls = new CallsUnderWay(context, backend.url);
  await beSignedIn(page, { backend, site }, 'admin');
  await openList(page, backend, 'new-members');
  const generated = dialog(page, 'Membership No. generated successfully');
  await named(rowOf(page, 'Firm paid 1'), 'Generate').focus();
  await holdKey(page, 'Space', LONG);
  await page.keyboard.up('Space');
  await expect(generated.locator(':focus')).toHaveText('OK');
  await holdKey(page, 'Space', LONG);
  await page.keyboard.up('Space');
  await expect(generated).toHaveCount(0);
  await calls.settle(page);
  expect(timesSent(backend, GENERATE)).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
