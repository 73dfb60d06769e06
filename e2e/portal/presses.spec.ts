import { expect, type Locator, type Page } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import {
  closeMessages,
  goElsewhere,
  goWithin,
  holdKey,
  keepAgain,
  serviceAsAtFirst,
  twoFrames,
  typeAll,
} from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, dialog, field, fillApplication, named, rowOf, takenOver } from '../screens';
import { beSignedIn, sixKeys } from './people';
import { timesSent } from './wire';

/* What only a real mouse, keyboard and browser can show. Every change in every other way: src/test/once. */

/** How often the event of a held key comes: 33 times in a second, after half a second. */
const SHORT = 12;
const LONG = 75;

const GENERATE = 'GET /api/membership/{id}';
const STATUS = 'PATCH /api/members/{id}/status';
const SEND = 'POST /api/members/{id}/send-payment-link';

const ansari = 'Ansari Handloom House';
const mishra = 'Mishra Zari Udyog';
const sendNow = (page: Page) => named(rowOf(page, mishra), 'Send Now');

interface Pressed {
  readonly call: Call;
  readonly screen: string;
  /** Up to the press that sends. */
  readonly ready?: (page: Page) => Promise<unknown>;
  /** What stands on the screen while it runs. */
  readonly control: (page: Page) => Locator;
  /** The answer to its question, which sends. */
  readonly yes?: (page: Page) => Locator;
  readonly told: (page: Page) => Locator;
}

/** One change of each kind. */
const kinds: Readonly<Record<string, Pressed>> = {
  'in a row': {
    call: STATUS,
    screen: '/members',
    control: (page) => named(rowOf(page, ansari), 'Active'),
    told: (page) => named(rowOf(page, ansari), 'Inactive'),
  },
  'after a question': {
    call: SEND,
    screen: '/new-members',
    ready: async (page) => {
      await sendNow(page).press('Enter');
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    },
    control: sendNow,
    yes: (page) => dialog(page, `Payment link for ${mishra}`).getByText('Send', { exact: true }),
    told: (page) => dialog(page, 'Payment link sent'),
  },
  'by a form': {
    call: 'POST /api/register',
    screen: '/register',
    ready: fillApplication,
    control: (page) => named(page, 'Submit'),
    told: (page) => dialog(page, 'Application Submitted Successfully'),
  },
  'an import': {
    call: 'POST /api/import/members',
    screen: '/members',
    ready: async (page) => {
      await button(page, 'Import').press('Enter');
      await field(page, 'File (.csv or .xlsx)').setInputFiles(
        csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]),
      );
    },
    control: (page) => page.getByRole('button', { name: /^(Start Import|Importing\.\.\.)$/ }),
    told: (page) => page.getByText('Import completed.'),
  },
};

let calls: CallsUnderWay;
test.beforeEach(async ({ page, context, backend }) => {
  calls = new CallsUnderWay(context, backend.url);
  await page.goto('payment/failed');
  await takenOver(page);
});

test('a double click, Enter and one more click send one change of each kind', async ({
  page,
  backend,
}) => {
  test.slow();
  await keepAgain(page, sixKeys(backend, 'admin'));
  for (const [kind, { call, screen, ready, control, yes = control, told }] of Object.entries(kinds))
    await test.step(kind, async () => {
      serviceAsAtFirst(backend);
      await goElsewhere(page);
      await goWithin(page, screen);
      await ready?.(page);
      const lift = backend.fail(call, { kind: 'hang' });
      await yes(page).dblclick();
      await expect.poll(() => timesSent(backend, call)).toBe(1);
      await control(page).press('Enter');
      await control(page).click({ force: true });
      if (yes !== control) await expect(yes(page)).toHaveCount(0);
      lift();
      await expect(told(page)).toBeVisible();
      await closeMessages(page);
      await calls.settle(page);
      expect(timesSent(backend, call)).toBe(1);
    });
});

/** Every form is one way of sending: one is pressed on its button, one in its field. */
const forms = [
  {
    call: 'POST /api/register',
    as: 'visitor',
    path: '/register',
    fill: fillApplication,
    on: (page: Page) => button(page, 'Submit'),
  },
  {
    call: 'POST /api/changememberpassword',
    as: 'member',
    path: '/change-member-password',
    fill: (page: Page) =>
      typeAll(page, {
        'Current Password': memberAccount.password,
        'New Password': ' a new secret ',
        'Confirm New Password': ' a new secret ',
      }),
    on: (page: Page) => field(page, 'New Password'),
  },
] as const;

test('a held Enter on a form sends one, and does not answer what is said then', async ({
  page,
  backend,
}) => {
  for (const { call, as, path, fill, on } of forms)
    await test.step(call, async () => {
      await keepAgain(page, as === 'visitor' ? {} : sixKeys(backend, as));
      await goElsewhere(page);
      await goWithin(page, path);
      await fill(page);
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
});

/** Firms with the same buttons stand on both sides of the one that is pressed. */
function addFirms({ store }: Backend): void {
  for (const payment of ['paid', 'pending', 'done'] as const)
    for (const place of [1, 2, 3])
      store.addFirm({ firmName: `Firm ${payment} ${place}`, mobile: '9300000001', payment });
}

test('a held key in a row asks and does not answer, and changes once; the press that closes a message gives no other number', async ({
  page,
  site,
  backend,
}) => {
  addFirms(backend);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await takenOver(page);
  await test.step('a question', async () => {
    await named(rowOf(page, 'Firm pending 1'), 'Send Now').focus();
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
    expect(timesSent(backend, SEND)).toBe(0);
    await cancel.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Space presses when it is let go.
  for (const [firm, key, given] of [
    ['Firm paid 1', 'Enter', 1],
    ['Firm paid 2', 'Space', 2],
  ] as const)
    await test.step(`a number, by ${key}`, async () => {
      const generated = dialog(page, 'Membership No. generated successfully');
      await named(rowOf(page, firm), 'Generate').focus();
      await holdKey(page, key, SHORT);
      if (key === 'Enter') await expect(generated).toBeVisible();
      await holdKey(page, key, LONG);
      await page.keyboard.up(key);
      await expect(generated.locator(':focus')).toHaveText('OK');

      await holdKey(page, key, LONG);
      if (key === 'Enter') {
        await expect(generated).toHaveCount(0);
        await holdKey(page, key, SHORT);
      }
      await page.keyboard.up(key);
      await expect(generated).toHaveCount(0);
      await calls.settle(page);
      expect(timesSent(backend, GENERATE)).toBe(given);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  await test.step('a status', async () => {
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
