import { expect, type Page } from '@playwright/test';
import { firmIds } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, heading, rowOf } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

const down = { kind: 'reset' } as const;
const page200 = { kind: 'html', status: 200 } as const;
const unreachable =
  'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.';
const unreadable =
  'The service gave an answer that the portal cannot read. Please tell the office.';

const screens = [
  { path: 'admin', person: 'admin', call: 'GET /api/getall', text: 'Failed to load the counts.' },
  {
    path: 'members',
    person: 'admin',
    call: 'GET /api/members',
    text: 'The members could not be loaded.',
  },
  {
    path: 'new-members',
    person: 'admin',
    call: 'GET /api/newmembers',
    text: 'The new registrations could not be loaded.',
  },
  {
    path: 'dashboard',
    person: 'admin',
    call: 'GET /api/usetdetail',
    text: 'Failed to load your details.',
  },
  {
    path: 'receipt',
    person: 'member',
    call: 'GET /api/receipt/{id}',
    text: 'Failed to load receipt.',
  },
] as const;

for (const { path, person, call, text } of screens) {
  test(`/${path}: what could not be loaded says so in place, and Retry loads it`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/ERR_CONNECTION_RESET/);
    await beSignedIn(page, { backend, site }, person);
    const failed = page.getByRole('alert');
    const serviceIsBack = backend.fail(call, down);
    await page.goto(path);
    await expect(failed).toContainText(text);
    await expect(failed).toContainText(unreachable);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(timesSent(backend, call)).toBe(2);
    serviceIsBack();

    const servicesPagesEnd = backend.fail(call, page200);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toContainText(unreadable);
    servicesPagesEnd();

    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toHaveCount(0);
  });
}

const changes = [
  {
    call: 'POST /api/members/{id}/send-payment-link',
    list: 'new-members',
    firm: 'Mishra Zari Udyog',
    start: 'Send Now',
    question: ['Payment link for Mishra Zari Udyog', 'Send'],
    lost: 'Error sending payment link',
    refused: 'Error sending payment link',
  },
  {
    call: 'GET /api/membership/{id}',
    list: 'new-members',
    firm: 'Ganga Brocade Works',
    start: 'Generate',
    question: null,
    lost: 'Failed to generate membership',
    refused: 'Unexpected response from the server.',
  },
  {
    call: 'PATCH /api/members/{id}/status',
    list: 'members',
    firm: 'Ansari Handloom House',
    start: 'Active',
    question: null,
    lost: 'Failed to update status',
    refused: 'Failed to update status',
  },
  {
    call: 'DELETE /api/members/{id}',
    list: 'members',
    firm: 'Ansari Handloom House',
    start: 'Delete Ansari Handloom House',
    question: ['Delete Ansari Handloom House', 'Delete'],
    lost: 'Failed to delete member.',
    refused: 'Failed to delete member.',
  },
] as const;

async function act(page: Page, { firm, start, question }: (typeof changes)[number]): Promise<void> {
  const starts = rowOf(page, firm).getByRole('button', { name: start, exact: true });
  // Until the list was read again after a failure, the row takes no second try.
  await expect(starts).not.toHaveAttribute('aria-busy', 'true');
  await starts.click();
  if (question === null) return;
  const [name, answer] = question;
  await answerDialog(page, name, answer);
}

for (const change of changes) {
  const { call, list, lost, refused, firm } = change;
  test(`${call}: a lost answer and a refusal say so, and nothing is sent twice`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/ERR_CONNECTION_RESET|status of 500/);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto(list);

    backend.fail(call, down, 1);
    await act(page, change);
    await expect(dialog(page, lost)).toContainText(unreachable);
    await expect(dialog(page, lost)).toContainText('may or may not have been made');
    await answerDialog(page, lost, 'OK');
    expect(timesSent(backend, call)).toBe(1);

    backend.fail(call, { kind: 'json', status: 500, json: { message: 'Server Error' } }, 1);
    await act(page, change);
    await expect(dialog(page, refused)).toContainText('The service answered with an error (500).');
    await answerDialog(page, refused, 'OK');
    expect(timesSent(backend, call)).toBe(2);
    await expect(rowOf(page, firm)).toBeVisible();
  });
}

test('a payment link that the service did not send is said so', async ({ page, site, backend }) => {
  backend.fail(
    'POST /api/members/{id}/send-payment-link',
    { kind: 'json', status: 200, json: { success: false } },
    1,
  );
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await act(page, changes[0]);
  await answerDialog(page, 'Failed to send payment link.', 'OK');
  expect(backend.store.firm(firmIds.pending)?.linkSent).toBe(false);
});

test('a number whose answer was lost is not asked for again: the list shows it', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/);
  backend.fail('GET /api/membership/{id}', { kind: 'lost' }, 1);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await act(page, changes[1]);
  await answerDialog(page, 'Failed to generate membership', 'OK');
  await expect(rowOf(page, 'Ganga Brocade Works')).toContainText('1004');
  await expect(rowOf(page, 'Ganga Brocade Works').getByText('Processed')).toBeVisible();
  expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(1);
});

test('an id in the storage that is none is the not-found page, without a call', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('member');
  await page.evaluate(() => localStorage.setItem('user_id', '..%2Fmembership%2F312'));
  await page.goto('receipt');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(backend.log).toEqual([]);
  await expect(button(page, 'Print Receipt')).toHaveCount(0);
});
