import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { closeMessages, goElsewhere, goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, dialog, field, fillApplication, named, rowOf } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/* What only a real mouse, keyboard and browser can show. Every change in every other way: src/test/once. */

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

const ansari = 'Ansari Handloom House';
const mishra = 'Mishra Zari Udyog';
const sendNow = (page: Page) => named(rowOf(page, mishra), 'Send Now');
const file = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);

/** One change of each kind. */
const kinds: Readonly<Record<string, Pressed>> = {
  'in a row': {
    call: 'PATCH /api/members/{id}/status',
    screen: '/members',
    control: (page) => named(rowOf(page, ansari), 'Active'),
    told: (page) => named(rowOf(page, ansari), 'Inactive'),
  },
  'after a question': {
    call: 'POST /api/members/{id}/send-payment-link',
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
      await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
    },
    control: (page) => page.getByRole('button', { name: /^(Start Import|Importing\.\.\.)$/ }),
    told: (page) => page.getByText('Import completed.'),
  },
};

test('a double click, Enter and one more click send one change of each kind', async ({
  page,
  context,
  site,
  backend,
}) => {
  test.slow();
  const calls = new CallsUnderWay(context, backend.url);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('payment/failed');
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
