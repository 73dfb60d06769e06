import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount } from '../backend/accounts';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import {
  answerDialog,
  application,
  button,
  clickTwice,
  dialog,
  field,
  fillApplication,
  followMenu,
  heading,
  logOut,
  pressIdle,
  rowOf,
} from '../screens';
import { fillSignIn, signIn, signInHere } from './people';
import { expectContract, failed, sent, timesSent } from './wire';

const firm = application['Firm Name'];

test('an application becomes a member, and each step sends its documented request once', async ({
  page,
  context,
  backend,
}) => {
  test.slow();
  await test.step('a visitor applies', async () => {
    await page.goto('register');
    await fillApplication(page);
    await clickTwice(button(page, 'Submit'));
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
    await expect(field(page, 'Firm Name')).toHaveValue('');
    expect(sent(backend)).toEqual(['POST /api/register']);
    expect(backend.log[0]?.body).toEqual({
      kind: 'json',
      value: {
        firmName: firm,
        address: application.Address,
        firmMobile: '9876501234',
        firmAlternateMobile: '0542-2310001',
        area: 'Assi',
        representatives: [
          { name: 'Lakshmi Devi', mobile: '9876501235' },
          { name: 'अर्जुन सेठ', mobile: '9876501236' },
        ],
      },
    });
  });

  const applied = () => {
    const found = backend.store.firms.find(({ firmName }) => firmName === firm);
    if (!found) throw new Error('The application has not arrived.');
    return found;
  };
  const { id } = applied();

  await test.step('the office signs in and sees the counts', async () => {
    await page.getByRole('link', { name: 'Already a member? Log in' }).click();
    await fillSignIn(page, 'admin');
    // The notice disappears after two seconds, so the test starts looking for it before it appears.
    await Promise.all([
      expect(page.getByText('Welcome back, Sunita Mehrotra!')).toBeVisible(),
      clickTwice(button(page, 'Login')),
    ]);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Registered Members' })).toContainText('4');
    await expect(main.getByRole('link', { name: 'New Registration' })).toContainText('3');
    expect(timesSent(backend, 'POST /api/login')).toBe(1);
  });

  await test.step('the office sends the payment link', async () => {
    await followMenu(page, 'New Registration');
    await expect(rowOf(page, firm)).toContainText('Not Available');
    await rowOf(page, firm).getByRole('button', { name: 'Send Now' }).dblclick();
    const question = dialog(page, `Payment link for ${firm}`);
    await clickTwice(question.getByRole('button', { name: 'Send', exact: true }));
    await answerDialog(page, 'Payment link sent', 'OK');
    expect(applied().linkSent).toBe(true);
  });

  await test.step('the service receives the payment', async () => {
    backend.pay(id);
    await pressIdle(button(page, 'Refresh'));
    await expect(rowOf(page, firm).getByText('paid', { exact: true })).toBeVisible();
  });

  await test.step('the office generates the membership number', async () => {
    await clickTwice(rowOf(page, firm).getByRole('button', { name: 'Generate' }));
    await answerDialog(page, 'Membership No. generated successfully', 'OK');
    await expect(rowOf(page, firm).getByText('Processed', { exact: true })).toBeVisible();
    await expect(rowOf(page, firm).getByRole('cell').nth(1)).toHaveText('1004');
    expect(applied()).toMatchObject({ membership: 1004, payment: 'done' });
  });

  await test.step('the office finds the firm among the Registered Members', async () => {
    await followMenu(page, 'Registered Members');
    await expect(heading(page, 'Members')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('assi ghat');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(rowOf(page, firm)).toContainText('1004');
    await logOut(page);
  });

  await test.step('a member opens the receipt in a new tab', async () => {
    await fillSignIn(page, 'member');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/member$/);
    const opened = context.waitForEvent('page');
    await followMenu(page, 'Download Receipt');
    const receipt = await opened;
    await expect(receipt.getByRole('article')).toContainText('R-2025-0310');
    await expect(receipt.locator('dd')).toContainText(['काशी सिल्क एम्पोरियम', '₹2,500.00']);
  });

  await test.step('the requests', async () => {
    const changes = sent(backend).filter(
      (line) => !line.startsWith('GET') || line.startsWith('GET /api/membership/'),
    );
    expect(changes).toEqual([
      'POST /api/register',
      'POST /api/login',
      `POST /api/members/${id}/send-payment-link`,
      `GET /api/membership/${id}`,
      'POST /api/login',
    ]);
    expect(sent(backend)).toContain('GET /api/receipt/21');
    expect(failed(backend)).toEqual([]);
    expectContract(backend);
  });
});

/** Fills the three fields of both change password screens. */
async function fillPasswords(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm New Password').fill(next);
}

test('a member and the office change their passwords, which signs them out and sends the documented request once', async ({
  page,
  backend,
}) => {
  const newPassword = 'new  loom 21';
  await signIn(page, 'member');
  await followMenu(page, 'Change Password');
  await fillPasswords(page, memberAccount.password, newPassword);
  await clickTwice(button(page, 'Submit'));
  await answerDialog(page, 'Password Change successfully', 'OK');
  await expect(page).toHaveURL(/\/members\/login$/);
  await field(page, 'Email').fill(memberAccount.email);
  await field(page, 'Password').fill(newPassword);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/members\/member$/);
  await logOut(page);
  await signInHere(page, 'admin');
  await goWithin(page, '/changepassword');
  await fillPasswords(page, adminAccount.password, 'office  pass 2');
  await clickTwice(page.getByRole('main').getByRole('button', { name: 'Change Password' }));
  await answerDialog(page, 'Password Change successfully', 'OK');
  await expect(page).toHaveURL(/\/members\/login$/);
  expect(sent(backend).filter((line) => !line.startsWith('GET'))).toEqual([
    'POST /api/login',
    'POST /api/changememberpassword',
    'POST /api/login',
    'POST /api/login',
    'POST /api/changepassword',
  ]);
  expect(failed(backend)).toEqual([]);
  expectContract(backend);
});
