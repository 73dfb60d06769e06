import { expect } from '@playwright/test';
import { configFor, portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  clickTwice,
  dialog,
  expectApplicationKept,
  field,
  fillApplication,
  heading,
} from '../screens';
import { fillSignIn } from './people';
import { sent, timesSent } from './wire';

test('a registration refused for its fields keeps every letter and says why under each', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const errors = {
    firmName: ['The firm name has already been taken.'],
    'representatives.1.mobile': ['This mobile belongs to another firm.'],
  };
  backend.fail(
    'POST /api/register',
    { kind: 'json', status: 422, json: { message: 'The given data was invalid.', errors } },
    1,
  );
  await page.goto('register');
  await fillApplication(page);
  await button(page, 'Submit').click();
  await expect(field(page, 'Firm Name')).toHaveAccessibleDescription(
    'The firm name has already been taken.',
  );
  await expect(field(page, 'Representative Mobile-2')).toHaveAccessibleDescription(
    'This mobile belongs to another firm.',
  );
  await expect(field(page, 'Firm Name')).toBeFocused();
  await expectApplicationKept(page);

  await page.reload();
  await expectApplicationKept(page);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect(sent(backend)).toEqual(['POST /api/register', 'POST /api/register']);
});

for (const { name, fault, line, text } of [
  {
    name: 'refused as a whole',
    fault: { kind: 'json', status: 422, json: { message: 'Applications are closed today.' } },
    line: /status of 422/,
    text: 'Applications are closed today.',
  },
  {
    name: 'answered with a web page',
    fault: { kind: 'html', status: 200 },
    line: /^$/,
    text: 'The service gave an answer that the portal cannot read. Please tell the office.',
  },
  {
    name: 'that meets no service',
    fault: { kind: 'reset' },
    line: /ERR_CONNECTION_RESET/,
    text: 'Network error. Please try again.',
  },
] as const) {
  test(`a registration ${name} keeps every letter and says so`, async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(line);
    backend.fail('POST /api/register', fault, 1);
    await page.goto('register');
    await fillApplication(page);
    await button(page, 'Submit').click();
    await expect(dialog(page, 'Error')).toContainText(text);
    await answerDialog(page, 'Error', 'OK');
    await expectApplicationKept(page);
    expect(sent(backend)).toEqual(['POST /api/register']);
    await button(page, 'Submit').click();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
  });
}

test('an incomplete registration is not sent', async ({ page, backend }) => {
  await page.goto('register');
  await fillApplication(page);
  await field(page, 'Firm Mobile No. (WhatsApp without +91)').fill('98765');
  await field(page, 'Representative Name-1').fill('  ');
  await button(page, 'Submit').click();
  await expect(field(page, 'Firm Mobile No. (WhatsApp without +91)')).toHaveAccessibleDescription(
    'Enter exactly 10 digits',
  );
  await expect(field(page, 'Representative Name-1')).toHaveAccessibleDescription(/is required$/);
  expect(sent(backend)).toEqual([]);
});

test('the same application by a double click and Enter is sent once', async ({ page, backend }) => {
  const goOn = backend.fail('POST /api/register', { kind: 'hang' });
  await page.goto('register');
  await fillApplication(page);
  await clickTwice(button(page, 'Submit'));
  await field(page, 'Area').press('Enter');
  await expect.poll(() => timesSent(backend, 'POST /api/register')).toBe(1);
  goOn();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect(sent(backend)).toEqual(['POST /api/register']);
});

for (const { name, fault, line, title, text } of [
  {
    name: 'a wrong password',
    fault: null,
    line: /status of 401/,
    title: 'Login Failed',
    text: 'Invalid email or password.',
  },
  {
    name: 'a service that answers HTML',
    fault: { kind: 'html', status: 200 },
    line: /^$/,
    title: 'Error',
    text: 'Something went wrong. Please try again later.',
  },
  {
    name: 'a service in trouble',
    fault: { kind: 'html', status: 503 },
    line: /status of 503/,
    title: 'Error',
    text: 'Something went wrong. Please try again later.',
  },
  {
    name: 'no service',
    fault: { kind: 'reset' },
    line: /ERR_CONNECTION_RESET/,
    title: 'Network Error',
    text: 'Please check your internet connection.',
  },
] as const) {
  test(`a sign-in that meets ${name} says so, keeps what was typed and was sent once`, async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(line);
    const goOn = fault === null ? () => {} : backend.fail('POST /api/login', fault);
    await page.goto('login');
    await fillSignIn(page, 'admin');
    const password = fault === null ? 'mistyped' : await field(page, 'Password').inputValue();
    await field(page, 'Password').fill(password);
    await clickTwice(button(page, 'Login'));
    await expect(dialog(page, title)).toContainText(text);
    await answerDialog(page, title, 'OK');
    await expect(field(page, 'Email')).toHaveValue('office@vastra.example');
    await expect(field(page, 'Password')).toHaveValue(password);
    expect(sent(backend)).toEqual(['POST /api/login']);

    goOn();
    await fillSignIn(page, 'admin');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/admin$/);
  });
}

test('a sign-in refused for its fields says so under them', async ({ page, tolerate }) => {
  tolerate(/status of 422/);
  await page.goto('login');
  await field(page, 'Email').fill('office@vastra');
  await button(page, 'Login').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'The email must be a valid email address.',
  );
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'The password field is required.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a bad config.json is a page that lists each wrong key, and no call is made', async ({
  page,
  site,
  backend,
}) => {
  site.config = configFor(backend, {
    apiBaseUrl: 'the office',
    sendTokenOnLists: 'yes',
    apiBaseURL: backend.url,
    association: { name: ' ', shortName: 'KVVS', registrationNumber: 'VNS/77/1998' },
  });
  await page.goto('login');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'apiBaseUrl must be an address such as https://api.example.org',
    'sendTokenOnLists must be true or false',
    'association.name must not be empty',
    'association.address is missing',
    'apiBaseURL is not a key of config.json',
  ]);
  expect(sent(backend)).toEqual([]);

  site.config = configFor(backend);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Login')).toBeVisible();
});

for (const { name, status, contentType, body, text, line } of [
  {
    name: 'missing',
    status: 404,
    contentType: 'text/plain',
    body: 'Not found',
    text: 'config.json could not be loaded (the host answered 404)',
    line: /status of 404 .*config\.json/,
  },
  {
    name: 'a web page',
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome</title>',
    text: /^config\.json is not JSON/,
    line: /^$/,
  },
  {
    name: 'broken',
    status: 200,
    contentType: 'application/json',
    body: '{ "apiBaseUrl": "https://api.example.org", }',
    text: /^config\.json is not JSON/,
    line: /^$/,
  },
] as const) {
  test(`a config.json that is ${name} stops the portal with a page that says so`, async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(line);
    site.config = { status, contentType, body };
    await page.goto('admin');
    await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([text]);
  });
}
