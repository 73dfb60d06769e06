import { expect } from '@playwright/test';
import { configFor, portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  clickTwice,
  expectApplicationKept,
  field,
  fillApplication,
  heading,
} from '../screens';
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
