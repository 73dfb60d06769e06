import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { answerDialog, application, button, dialog, field, heading, takenOver } from '../screens';
import { officeForm, openForm, profileForm } from './editForms';
import { passwordScreens } from './passwordScreens';
import { accounts, beSignedIn } from './people';
import { timesSent } from './wire';

/** A password manager or an extension puts a text into a field: through the page's own setter or the browser's, with no event. */
const put = (target: Locator, text: string, by: 'page' | 'browser' = 'page') =>
  target.evaluate(
    (input: HTMLInputElement | HTMLTextAreaElement, [value, setter]) => {
      if (setter === 'page') input.value = value;
      else
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(
          input,
          value,
        );
    },
    [text, by] as const,
  );

async function putAll(
  page: Page,
  values: Readonly<Record<string, string>>,
  by?: 'page' | 'browser',
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await put(field(page, label), value, by);
}

const HIDDEN = '\u202A\u200B';
const END = '\u202C\u00A0';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

test('a sign-in sends what stands in its fields, the address without invisible signs and the password as it is', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const { email } = accounts.admin;
  const password = '\u00A0\u200Boffice pass 1\u00A0';
  const bodies = () =>
    backend.log.filter(({ path }) => path === '/api/login').map(({ body }) => body);
  for (const [by, send] of [
    ['page', (login: Locator) => login.click()],
    ['browser', (login: Locator) => login.page().keyboard.press('Enter')],
  ] as const) {
    await page.goto('login');
    await takenOver(page);
    await putAll(page, { Email: `${HIDDEN}${email}${END}`, Password: password }, by);
    // Drawing it anew takes nothing away.
    await button(page, 'Show password').click();
    await expect(field(page, 'Password')).toHaveValue(password);
    await field(page, 'Password').focus();
    await send(button(page, 'Login'));
    await answerDialog(page, 'Login Failed', 'OK');
    await expect(field(page, 'Password')).toHaveValue(password);
    expect(bodies().at(-1)).toMatchObject({ value: { email, password } });
  }

  await put(field(page, 'Password'), accounts.admin.password);
  await field(page, 'Email').press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('an application whose fields were filled without events is sent and kept as it stands there', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await takenOver(page);
  const {
    'Representative Name-2': name,
    'Representative Mobile-2': number,
    ...first
  } = application;
  await putAll(page, { ...first, [MOBILE]: `${HIDDEN}+91 98765 01234${END}` });
  await button(page, 'Add').click();
  await putAll(
    page,
    { 'Representative Name-2': name, 'Representative Mobile-2': `${HIDDEN}${number}${END}` },
    'browser',
  );
  // A row less, and a key in another field, draw the form anew.
  await button(page, 'Remove Representative-1').click();
  await field(page, 'Area').press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:registration')))
    .toContain(name);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect(backend.log.at(-1)?.body).toMatchObject({
    value: {
      firmName: application['Firm Name'],
      address: application.Address,
      firmMobile: '9876501234',
      firmAlternateMobile: application['Firm Alternate Mobile'],
      representatives: [{ name, mobile: number }],
    },
  });
});

test('Reset Password judges and sends the address that stands there', async ({ page, backend }) => {
  await page.goto('forgotpassword');
  await put(field(page, 'Email'), '\u200B\u00A0');
  await button(page, 'Reset Password').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await put(field(page, 'Email'), `${HIDDEN}${accounts.member.email}${END}`);
  await button(page, 'Reset Password').click();
  await answerDialog(page, 'Reset Password', 'OK');
  expect(backend.log.map(({ body }) => body)).toMatchObject([
    { value: { email: accounts.member.email } },
  ]);
});

for (const { path, person, submit, call } of passwordScreens)
  test(`/${path} sends the passwords that stand there, and tells password managers whose they are`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, person);
    await page.goto(path);
    const next = '\u00A0a new\u200B loom ';
    await expect(heading(page, 'Change Password')).toBeVisible();
    await putAll(page, {
      'Current Password': accounts[person].password,
      'New Password': next,
      'Confirm New Password': next,
    });
    const username = page.locator('form input[autocomplete="username"]');
    await expect(username).toHaveValue(accounts[person].name);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
    await field(page, 'Current Password').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(username).not.toBeFocused();
    await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog(page, 'Password Change successfully')).toBeVisible();
    const body = backend.log.find((logged) => logged.call === call)?.body;
    expect(body).toEqual({
      kind: 'json',
      value: {
        cpassword: accounts[person].password,
        npassword: next,
        cnpassword: next,
        userId: accounts[person].userId,
      },
    });
  });

for (const form of [officeForm, profileForm])
  test(`${form.name} saves what stands in its fields, and its work is known before`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, form.person);
    await page.goto(form.path);
    await openForm(page, form);
    await put(field(page, 'Area'), 'Filled in');
    await put(field(page, 'Representative Mobile-4'), `${HIDDEN}98765-01239${END}`, 'browser');
    await field(page, 'Address').press('End');
    await page.keyboard.type('!');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .toContain('Filled in');
    await put(field(page, MOBILE), `${HIDDEN}98765 01238${END}`);
    await field(page, 'Area').press('Enter');
    await answerDialog(page, 'Success', 'OK');
    expect(timesSent(backend, form.saveCall)).toBe(1);
    expect(backend.store.firm(form.firmId)).toMatchObject({
      area: 'Filled in',
      mobile: '9876501238',
      representatives: expect.arrayContaining([expect.objectContaining({ mobile: '9876501239' })]),
    });
  });

test('a corrected cell of an import is taken as it stands there, its number without invisible signs', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await button(page, 'Import').click();
  await page
    .getByLabel('File (.csv or .xlsx)')
    .setInputFiles(csvOf([['Kashi Silks', '', 'B 1, Chowk', '']]));
  const cell = (column: string) => page.getByRole('textbox', { name: `${column}, row 2` });
  await cell('Firm Mobile No').fill(`${HIDDEN}9839000001${END}`);
  await cell('Area').focus();
  await put(cell('Area'), 'Chowk');
  await cell('Area').press('Enter');
  await expect(page.getByText('Rows in the file: 1 · none to mend · 1 corrected')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)).toMatchObject({ mobile: '9839000001', area: 'Chowk' });
});
