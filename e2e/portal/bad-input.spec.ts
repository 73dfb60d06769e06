import { expect } from '@playwright/test';
import { configFor, portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  expectApplicationKept,
  field,
  fillApplication,
  heading,
} from '../screens';
import { sent } from './wire';

test('a registration refused for its fields keeps every letter and says why under each; so does a sign-in', async ({
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

  await page.getByRole('link', { name: 'Already a member? Login' }).click();
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

/** A config.json that is none, and what the page says of it. */
const noConfigs = [
  {
    name: 'missing',
    status: 404,
    contentType: 'text/plain',
    body: 'Not found',
    text: 'config.json could not be loaded (the host answered 404)',
  },
  {
    name: 'a web page',
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome</title>',
    text: /^config\.json is not JSON/,
  },
  {
    name: 'broken',
    status: 200,
    contentType: 'application/json',
    body: '{ "apiBaseUrl": "https://api.example.org", }',
    text: /^config\.json is not JSON/,
  },
] as const;

test('a bad config.json stops the portal with a page that says what is wrong with it, and no call is made', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 404 .*config\.json/);
  for (const { name, text, ...config } of noConfigs)
    await test.step(name, async () => {
      site.config = config;
      await page.goto('admin');
      await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveText([text]);
    });

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
