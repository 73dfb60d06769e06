import { expect, type Page } from '@playwright/test';
import { changeMemberPassword, editProfile, officeEditsAndViews } from '../editJob';
import { demoTest as test } from '../fixtures';
import {
  answerDialog,
  application,
  button,
  dialog,
  field,
  fillApplication,
  followMenu,
  heading,
  logOut,
  rowOf,
} from '../screens';
import { firstRow, signInHere } from './office';

const firm = application['Firm Name'];

test('an application becomes a member, and a member prints the receipt', async ({
  page,
  context,
}) => {
  // Many steps, and the provider takes its time.
  test.slow();
  await test.step('a visitor applies', async () => {
    await page.goto('register');
    await fillApplication(page);
    await button(page, 'Submit').click();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
    await expect(field(page, 'Firm Name')).toHaveValue('');
    await expect(field(page, 'Representative Name-2')).toHaveCount(0);
  });

  await test.step('the office signs in and sees the application first', async () => {
    await page.getByRole('link', { name: 'Already a member? Login' }).click();
    await button(page, 'Use demo admin').click();
    // The notice stands for two seconds: looked for before it comes.
    await Promise.all([
      expect(page.getByText(/^Welcome back, .+!$/)).toBeVisible(),
      button(page, 'Login').click(),
    ]);
    await followMenu(page, 'New Registration');
    await expect(heading(page, 'New Registration')).toBeVisible();
    await expect(firstRow(page)).toContainText(firm);
    await expect(rowOf(page, firm)).toContainText('Not Available');
    await expect(rowOf(page, firm).getByText('pending', { exact: true })).toBeVisible();
  });

  await test.step('it sends the payment link', async () => {
    await rowOf(page, firm).getByRole('button', { name: 'Send Now' }).click();
    const question = dialog(page, `Payment link for ${firm}`);
    await expect(question).toContainText('Send payment link to this member?');
    await answerDialog(page, `Payment link for ${firm}`, 'Send');
    await expect(dialog(page, 'Payment link sent')).toContainText(
      'The payment provider will notify the member by SMS or e-mail.',
    );
    await answerDialog(page, 'Payment link sent', 'OK');
  });

  await test.step('a reload loses nothing, and sees the payment come in', async () => {
    await page.reload();
    await expect(firstRow(page)).toContainText(firm);
    await untilPaid(page);
    await expect(rowOf(page, firm).getByRole('button', { name: 'Send Now' })).toHaveCount(0);
  });

  let membership = '';
  await test.step('the office generates the membership number', async () => {
    await rowOf(page, firm).getByRole('button', { name: 'Generate' }).click();
    await answerDialog(page, 'Membership No. generated successfully', 'OK');
    await expect(rowOf(page, firm).getByText('Processed', { exact: true })).toBeVisible();
    await expect(rowOf(page, firm).getByText('done', { exact: true })).toBeVisible();
    // The answer does not say which number it is: that comes with the list.
    const number = rowOf(page, firm).getByRole('cell').nth(1);
    await expect(number).toHaveText(/^\d+$/);
    membership = await number.innerText();
  });

  await test.step('and finds the firm among the Registered Members', async () => {
    await followMenu(page, 'Registered Members');
    await expect(heading(page, 'Members')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('assi ghat broc');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(rowOf(page, firm)).toContainText(membership);
    await expect(rowOf(page, firm).getByRole('button', { name: 'Active' })).toBeVisible();
    await logOut(page);
  });

  await test.step('a member opens the receipt in a tab of its own', async () => {
    await signInHere(page, 'member');
    const opened = context.waitForEvent('page');
    await followMenu(page, 'Download Receipt');
    await expectReceipt(await opened);
  });
});

test('a member edits the profile and changes the password, and the office edits the same firm', async ({
  page,
  tolerate,
}) => {
  test.slow();
  // The old password is tried once more.
  tolerate(/status of 401 .*\/api\/login/);
  const area = 'Godowlia Crossing';
  await page.goto('login');
  await button(page, 'Use demo member').click();
  const email = await field(page, 'Email').inputValue();
  const password = await field(page, 'Password').inputValue();
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/members\/member$/);
  await editProfile(page, area);
  await changeMemberPassword(page, password, 'a new loom 2026');

  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(dialog(page, 'Login Failed')).toContainText('Invalid email or password.');
  await answerDialog(page, 'Login Failed', 'OK');
  await field(page, 'Password').fill('a new loom 2026');
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/members\/member$/);
  await logOut(page);

  await signInHere(page, 'admin');
  await officeEditsAndViews(page, {
    firm: 'Jaiswal Silk Emporium',
    area,
    address: 'D 37/40, Godowlia, Varanasi 221001',
  });
});

/** The simulated provider pays by itself; the office presses Reload until it sees that. */
async function untilPaid(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(rowOf(page, firm).getByText('paid', { exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

async function expectReceipt(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/members\/receipt$/);
  await expect(heading(page, 'Membership Fee Receipt')).toBeVisible();
  await expect(page.locator('dt')).toHaveText([
    'Receipt No.',
    'Receipt Date',
    'Membership No.',
    'Firm Name',
    'Email',
    'Phone',
    'Address',
    'Payment Mode',
    'Transaction Date',
    'Amount (INR)',
  ]);
  await expect(page.locator('dd')).toHaveText([
    'BV-2025-0001',
    '07-04-2025',
    '1001',
    'Jaiswal Silk Emporium',
    'jaiswal@banarasivastra.example',
    '9415201101',
    'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Online',
    '07-04-2025',
    '₹2,500.00',
  ]);
  const sheet = page.getByRole('article', { name: 'Membership Fee Receipt' });
  for (const text of ['Signature', 'Seal', 'Registration No. '])
    await expect(sheet.getByText(text)).toBeVisible();
  await expect(button(page, 'Print Receipt')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const role of ['navigation', 'button', 'banner', 'contentinfo', 'note'] as const)
    await expect(page.getByRole(role), `${role} on paper`).toHaveCount(0);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4 in points, as the sheet's own style asks for it.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
}
