import { expect } from '@playwright/test';
import { portalTest as test } from '../../fixtures';
import {
  answerDialog,
  application,
  button,
  dialog,
  field,
  fillApplication,
  rowOf,
} from '../../screens';
import { beSignedIn } from '../people';
import { timesSent } from '../wire';
import { json } from './answers';

// The browser's own line about each refusal.
test.beforeEach(({ tolerate }) => tolerate(/Failed to load resource: .* status of [45]\d\d/));

const MAIL_DOWN = json(500, {
  message: 'Connection could not be established with host mailpit:1025',
  exception: 'Swift_TransportException',
  file: '/var/www/vendor/swiftmailer/StreamBuffer.php',
  line: 261,
  trace: [],
});
test('an application whose mail could not be sent may have arrived', async ({ page, backend }) => {
  await page.goto('register');
  await fillApplication(page);
  backend.fail('POST /api/register', MAIL_DOWN, 1);
  await button(page, 'Submit').click();
  await expect(dialog(page, 'Error')).toContainText('may or may not have arrived');
  await expect(dialog(page, 'Error')).not.toContainText('mailpit');
  await answerDialog(page, 'Error', 'OK');
  await expect(field(page, 'Firm Name')).toHaveValue(application['Firm Name']);
});

test('a new password whose mail could not be sent may have been made', async ({
  page,
  backend,
}) => {
  await page.goto('forgotpassword');
  await field(page, 'Email').fill('kailash@kashisilk.example');
  backend.fail('POST /api/forgotpassword', MAIL_DOWN, 1);
  await button(page, 'Reset Password').click();
  await expect(dialog(page, 'Password Reset Failed')).toContainText(
    'A new password may have been sent all the same',
  );
  await expect(field(page, 'Email')).toHaveValue('kailash@kashisilk.example');
});

const yesAndNo = [
  [{}, 'no'],
  [{ message: 'Done.' }, 'no'],
  [{ status: 'ok' }, 'no'],
  [{ status: 'Success' }, 'yes'],
  [{ success: true }, 'yes'],
] as const;

for (const [answer, verdict] of yesAndNo)
  test(`where the answer is documented with a status, ${JSON.stringify(answer)} is a ${verdict}`, async ({
    page,
    backend,
  }) => {
    await page.goto('forgotpassword');
    await field(page, 'Email').fill('kailash@kashisilk.example');
    backend.fail('POST /api/forgotpassword', json(200, answer), 1);
    await button(page, 'Reset Password').click();
    const title = verdict === 'yes' ? 'Reset Password' : 'Password Reset Failed';
    await expect(dialog(page, title)).toBeVisible();
  });

test('a payment link is sent where the flag says so, whatever the status', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  for (const [status, body, title] of [
    [201, { success: false, message: 'No gateway.' }, 'Failed to send payment link.'],
    [200, { message: 'Done.' }, 'Failed to send payment link.'],
    [201, { success: 'true' }, 'Payment link sent'],
  ] as const) {
    backend.fail('POST /api/members/{id}/send-payment-link', json(status, body), 1);
    const send = rowOf(page, 'Mishra Zari Udyog').getByRole('button', { name: /Send Now$/ });
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await send.click();
    await answerDialog(page, 'Payment link for Mishra Zari Udyog', 'Send');
    await answerDialog(page, title, 'OK');
  }
});

for (const status of [201, 202, 204])
  test(`a ${status} generates nothing`, async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('new-members');
    const body = status === 204 ? '' : '{"message":"Queued."}';
    backend.fail('GET /api/membership/{id}', { kind: 'answer', status, body }, 1);
    await rowOf(page, 'Ganga Brocade Works').getByRole('button', { name: 'Generate' }).click();
    await expect(dialog(page, 'Unexpected response from the server.')).toBeVisible();
    expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(1);
  });

test.describe('an instant of the service is the day it is in India', () => {
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('in this time zone too', async ({ page, site, backend }) => {
        await beSignedIn(page, { backend, site }, 'member');
        for (const date of [
          '2025-04-10T18:30:00.000000Z',
          '2025-04-11T00:00:00.000000Z',
          '2025-04-11 00:00:00',
          '2025-04-11',
        ]) {
          const list = { payment_date: date, name: 'Kashi Silks', mobile: '9415012345', area: 'A' };
          backend.fail('GET /api/profile_view/{id}', json(200, { data: { list } }), 1);
          await page.goto('profile_edit');
          await expect(page.getByText('11-04-2025'), date).toBeVisible();
        }
      });
    });
});
