import { expect } from '@playwright/test';
import { goElsewhere, goWithin } from '../../faults/moves';
import { portalTest as test } from '../../fixtures';
import {
  answerDialog,
  application,
  button,
  dialog,
  field,
  fillApplication,
  named,
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

test('a mail that could not be sent: an application may have arrived, a new password may have been made', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await fillApplication(page);
  backend.fail('POST /api/register', MAIL_DOWN, 1);
  await button(page, 'Submit').click();
  await expect(dialog(page, 'Error')).toContainText('may or may not have arrived');
  await expect(dialog(page, 'Error')).not.toContainText('mailpit');
  await answerDialog(page, 'Error', 'OK');
  await expect(field(page, 'Firm Name')).toHaveValue(application['Firm Name']);

  await goWithin(page, '/forgotpassword');
  await field(page, 'Email').fill('kailash@kashisilk.example');
  backend.fail('POST /api/forgotpassword', MAIL_DOWN, 1);
  await button(page, 'Reset Password').click();
  await expect(dialog(page, 'Password Reset Failed')).toContainText(
    'A new password may have been sent all the same',
  );
  await expect(field(page, 'Email')).toHaveValue('kailash@kashisilk.example');
});

test('where the answer is documented with a status, that alone says yes', async ({
  page,
  backend,
}) => {
  await page.goto('login');
  for (const [answer, title] of [
    [{}, 'Password Reset Failed'],
    [{ message: 'Done.' }, 'Password Reset Failed'],
    [{ status: 'ok' }, 'Password Reset Failed'],
    [{ status: 'Success' }, 'Reset Password'],
    [{ success: true }, 'Reset Password'],
  ] as const)
    await test.step(JSON.stringify(answer), async () => {
      await goElsewhere(page);
      await goWithin(page, '/forgotpassword');
      await field(page, 'Email').fill('kailash@kashisilk.example');
      backend.fail('POST /api/forgotpassword', json(200, answer), 1);
      await button(page, 'Reset Password').click();
      await answerDialog(page, title, 'OK');
    });
});

test('a payment link is sent where the flag says so, whatever the status, and only a 200 generates a number', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  for (const [status, body, title] of [
    [201, { success: false, message: 'No gateway.' }, 'Failed to send payment link.'],
    [200, { success: false }, 'Failed to send payment link.'],
    [200, { message: 'Done.' }, 'Failed to send payment link.'],
    [201, { success: 'true' }, 'Payment link sent'],
  ] as const) {
    backend.fail('POST /api/members/{id}/send-payment-link', json(status, body), 1);
    const send = named(rowOf(page, 'Mishra Zari Udyog'), 'Send Now');
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await send.click();
    await answerDialog(page, 'Payment link for Mishra Zari Udyog', 'Send');
    await answerDialog(page, title, 'OK');
  }

  for (const [index, status] of [201, 202, 204].entries()) {
    const body = status === 204 ? '' : '{"message":"Queued."}';
    backend.fail('GET /api/membership/{id}', { kind: 'answer', status, body }, 1);
    const generate = named(rowOf(page, 'Ganga Brocade Works'), 'Generate');
    await expect(generate).not.toHaveAttribute('aria-busy', 'true');
    await generate.click();
    await answerDialog(page, 'Unexpected response from the server.', 'OK');
    expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(index + 1);
  }
});
