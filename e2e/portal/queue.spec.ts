import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { holdCall } from '../heldCall';
import { button, dialog, heading, rowOf } from '../screens';
import { beSignedIn } from './people';
import {
  askForAll,
  begin,
  callsOf,
  expectTally,
  firmOf,
  GENERATE,
  idsOf,
  LINKS,
  LIST,
  NUMBERS,
  onlyApplied,
  outcomeOf,
  SEND,
  STATUS,
} from './queueOffice';
import { timesSent } from './wire';

/** As a service lists it. */
const row = (id: number | null, name: string, status = 'pending') => ({
  id,
  name,
  mobile: '9415000000',
  email: '',
  membership: null,
  payment_status: status,
});

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

test('twelve links in four clicks, one after the other; the list is read at the end', async ({
  page,
  backend,
}) => {
  onlyApplied(backend, 'pending', 12);
  firmOf(backend, 512).payment = 'paid';
  await page.goto('new-members');
  await page.getByRole('radio', { name: 'pending 11' }).check();
  await button(page, 'Choose all 11').click();
  await button(page, LINKS).click();
  expect(timesSent(backend, SEND)).toBe(0);
  const reads = timesSent(backend, LIST);
  await begin(page, 'Send to 11');
  await expectTally(page, LINKS, { Sent: 11 });
  expect(idsOf(backend, SEND)).toEqual([501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511]);
  // One call begins when the one before is answered.
  const calls = callsOf(backend, SEND);
  expect(calls.every(({ over, status }) => over && status === 200)).toBe(true);
  // Before the first, and after the last.
  expect(timesSent(backend, LIST) - reads).toBe(2);
  await dialog(page, LINKS).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the same in seven keys', async ({ page, backend }) => {
  onlyApplied(backend, 'pending', 12);
  firmOf(backend, 503).payment = 'paid';
  await page.goto('new-members');
  await expect(heading(page, 'New Registration')).toBeFocused();
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  for (const key of ['/', 'Tab', 'ArrowRight', 'Tab', 'Enter', 'Enter'])
    await page.keyboard.press(key);
  await expect(dialog(page, LINKS)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expectTally(page, LINKS, { Sent: 11 });
  expect(idsOf(backend, SEND)).toHaveLength(11);
});

test('who cannot take part is named before, with the reason', async ({ page, backend }) => {
  onlyApplied(backend, 'pending', 3);
  firmOf(backend, 502).payment = 'paid';
  backend.fail(LIST, {
    kind: 'json',
    status: 200,
    json: [
      row(501, 'Firm 501'),
      row(501, 'Firm 501'),
      row(502, 'Firm 502', 'paid'),
      row(null, 'No Id Silk'),
      row(503, '', 'Under Review'),
      null,
    ],
  });
  await askForAll(page, LINKS);
  const question = dialog(page, LINKS);
  await expect(question.getByRole('list', { name: 'What will be done' })).toHaveText(/^Firm 501/);
  await expect(question.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveText([
    /Firm 501.*Stands in the list twice/,
    /Firm 502.*Its payment status is paid/,
    /No Id Silk.*The service gave it no id/,
    /-.*Its payment status is Under Review/,
  ]);
  await begin(page, 'Send to 1');
  await expectTally(page, LINKS, { Sent: 1, 'Left out': 4 });
  expect(idsOf(backend, SEND)).toEqual([501]);
});

test('numbers are given in the order that the person makes, and the account tells them', async ({
  page,
  backend,
}) => {
  onlyApplied(backend, 'paid', 3);
  await askForAll(page, NUMBERS);
  await expect(dialog(page, NUMBERS)).toContainText('The first one gets the lowest number.');
  const earlier = button(page, 'Firm 503 earlier');
  await earlier.click();
  // The focus stays with the firm, however high it is.
  await earlier.press('Enter');
  await earlier.press('Enter');
  await begin(page, 'Give 3 numbers');
  await expectTally(page, NUMBERS, { 'Number given': 3 });
  expect(idsOf(backend, GENERATE)).toEqual([503, 501, 502]);
  await expect(outcomeOf(page, NUMBERS, 'Firm 503')).toContainText('1004');
  await expect(outcomeOf(page, NUMBERS, 'Firm 501')).toContainText('1005');
  const saving = page.waitForEvent('download');
  await button(page, 'Save as CSV').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^membership_numbers_\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n')[1]).toBe('"Firm 503","9415000503","1004","Number given",""');
});

test('members are marked Inactive in one go, and those who are already are left out', async ({
  page,
  backend,
}) => {
  await page.goto('members');
  await button(page, 'Choose all 4').click();
  await button(page, 'Mark as Inactive').click();
  const left = dialog(page, 'Mark as Inactive').getByRole('list', { name: 'Left out' });
  await expect(left).toHaveText(/Lallapura Weavers Society.*Is Inactive already/);
  await begin(page, 'Mark 3 as Inactive');
  await expectTally(page, 'Mark as Inactive', { Changed: 3, 'Left out': 1 });
  expect(idsOf(backend, STATUS)).toEqual([310, 311, 314]);
  await dialog(page, 'Mark as Inactive').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: 'Inactive 4' })).toBeVisible();
});

test('rows keep their places until it ends, however the list is sorted', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/CONNECTION_RESET/);
  onlyApplied(backend, 'pending', 4);
  await page.goto('new-members?sort=paymentStatus.desc');
  await button(page, 'Choose all 4').click();
  await button(page, LINKS).click();
  const names = page.locator('tbody tr td:nth-child(3)');
  const before = await names.allTextContents();
  const first = holdCall(page, backend, SEND, { kind: 'lost' });
  await begin(page, 'Send to 4');
  await first.sent();
  // The last firm has paid meanwhile. The lost answer has the list read again, so that its row would move up.
  firmOf(backend, 501).payment = 'paid';
  const second = holdCall(page, backend, SEND);
  await first.arrive();
  await second.sent();
  expect(await names.allTextContents()).toEqual(before);
  await second.arrive();
  await expectTally(page, LINKS, { Sent: 2, 'Not known': 1, 'Left out': 1 });
  await expect(outcomeOf(page, LINKS, 'Firm 501')).toContainText('Its payment status is paid');
  expect(idsOf(backend, SEND)).toEqual([504, 503, 502]);
});

test('a choice is kept over pages and sorting, and emptied by search and filter', async ({
  page,
  backend,
}) => {
  onlyApplied(backend, 'pending', 25);
  firmOf(backend, 525).payment = 'paid';
  await page.goto('new-members');
  await page.getByRole('checkbox', { name: 'Choose Firm 502', exact: true }).check();
  await button(page, 'Next').click();
  await button(page, 'Choose this page').click();
  await expect(page.getByText('11 of 25 chosen')).toBeVisible();
  await button(page, 'Firm Name').click();
  await expect(page.getByText('11 of 25 chosen')).toBeVisible();
  // Another answer holds the same firms.
  backend.store.firms.reverse();
  await button(page, 'Reload').click();
  await expect(page.getByText('11 of 25 chosen')).toBeVisible();
  await expect(rowOf(page, 'Firm 502').getByRole('checkbox')).toBeChecked();

  await page.getByRole('searchbox').fill('Firm');
  await expect(page.getByText('0 of 25 chosen')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('0 of 25 chosen')).toBeVisible();
  await button(page, 'Choose all 25').click();
  await page.getByRole('radio', { name: 'paid 1' }).check();
  await expect(page.getByText('0 of 1 chosen')).toBeVisible();
});
