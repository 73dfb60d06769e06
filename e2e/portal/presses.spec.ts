import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { goElsewhere, goWithin, holdKey, keepAgain, twoFrames, typeAll } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { application, button, dialog, field, named, rowOf, takenOver } from '../screens';
import { memberAccount } from '../backend/accounts';
import { beSignedIn, sixKeys } from './people';
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

const {
  'Representative Name-2': _name,
  'Representative Mobile-2': _mobile,
  ...oneRow
} = application;
const register = {
  call: 'POST /api/register',
  as: 'visitor',
  path: '/register',
  typed: oneRow,
} as const;

/** Every form is one way of sending: these are pressed on their buttons and in their fields. */
const forms = [
  { ...register, on: (page: Page) => button(page, 'Submit'), name: 'Submit' },
  { ...register, on: (page: Page) => field(page, 'Area'), name: 'a field' },
  {
    call: 'PUT /api/member_update',
    as: 'admin',
    path: '/member-edit/311',
    typed: { Area: 'Thatheri Bazar' },
    on: (page: Page) => page.getByRole('button', { name: 'Update' }),
    name: 'Update',
  },
  {
    call: 'POST /api/changememberpassword',
    as: 'member',
    path: '/change-member-password',
    typed: {
      'Current Password': memberAccount.password,
      'New Password': ' a new secret ',
      'Confirm New Password': ' a new secret ',
    },
    on: (page: Page) => field(page, 'New Password'),
    name: 'a field',
  },
] as const;

test('a held Enter on a form sends one, and does not answer what is said then', async ({
  page,
  context,
  backend,
}) => {
  const calls = new CallsUnderWay(context, backend.url);
  await page.goto('payment/failed');
  await takenOver(page);
  for (const { call, as, path, typed, on, name } of forms)
    await test.step(`${name} of ${call}`, async () => {
      await keepAgain(page, as === 'visitor' ? {} : sixKeys(backend, as));
      await goElsewhere(page);
      await goWithin(page, path);
      await typeAll(page, typed);
      const before = timesSent(backend, call);
      await on(page).focus();
      await holdKey(page, 'Enter', SHORT);
      await expect(page.getByRole('dialog')).toBeVisible();
      await holdKey(page, 'Enter', SHORT);
      await twoFrames(page);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveText('OK');
      await page.keyboard.up('Enter');
      await calls.settle(page);
      expect(timesSent(backend, call)).toBe(before + 1);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      // Let go and pressed anew it does.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test.describe('in a row', () => {
  let calls: CallsUnderWay;
  test.beforeEach(async ({ page, context, site, backend }) => {
    calls = new CallsUnderWay(context, backend.url);
    addFirms(backend);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('new-members');
    await takenOver(page);
  });

  test('a held Enter asks and does not answer; it changes a status once', async ({
    page,
    backend,
  }) => {
    for (const { name, call, firm } of [
      { name: 'Send Now', call: SEND, firm: 'Firm pending 1' },
      { name: 'Delete Firm paid 1', call: REMOVE, firm: 'Firm paid 1' },
    ] as const)
      await test.step(`on ${name}`, async () => {
        await named(rowOf(page, firm), name).focus();
        await holdKey(page, 'Enter', SHORT);
        const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
        await expect(cancel).toBeFocused();
        // An answer, and the question asked again, would take the focus away and back.
        await page.evaluate(() => {
          delete document.documentElement.dataset['moved'];
          addEventListener('focusin', () => void (document.documentElement.dataset['moved'] = ''));
        });
        await holdKey(page, 'Enter', LONG);
        await twoFrames(page);
        await expect(cancel).toBeFocused();
        await expect(page.locator('html')).not.toHaveAttribute('data-moved');
        await page.keyboard.up('Enter');
        await calls.settle(page);
        expect(timesSent(backend, call)).toBe(0);
        await cancel.click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

    await test.step('on a status', async () => {
      await goWithin(page, '/members');
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
  });

  test('a held Enter and a held Space give one number each, and the press that closes its message no other', async ({
    page,
    backend,
  }) => {
    const generated = dialog(page, 'Membership No. generated successfully');
    await test.step('Enter', async () => {
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

    await test.step('Space, which presses when it is let go', async () => {
      await named(rowOf(page, 'Firm paid 2'), 'Generate').focus();
      await holdKey(page, 'Space', LONG);
      await page.keyboard.up('Space');
      await expect(generated.locator(':focus')).toHaveText('OK');
      await holdKey(page, 'Space', LONG);
      await page.keyboard.up('Space');
      await expect(generated).toHaveCount(0);
      await calls.settle(page);
      expect(timesSent(backend, GENERATE)).toBe(2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
