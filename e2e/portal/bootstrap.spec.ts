import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { configFor, portalTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import { application, button, expectApplicationStillThere, field, heading } from '../screens';
import { memberAccount } from '../backend/accounts';
import { fillSignIn } from './people';

const pauseScripts = (page: Page) => pauseFiles(page, /\/assets\/index-[^/]*\.js$/);

const rightsReserved = (page: Page) =>
  page.getByRole('contentinfo').getByText(/All rights reserved/);

const speakHindi = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'hi'));

test('the sign-in form appears before the scripts, and accepts what is typed meanwhile', async ({
  page,
}) => {
  const letScriptsThrough = await pauseScripts(page);
  await page.goto('login', { waitUntil: 'commit' });
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(button(page, 'Login')).toBeDisabled();
  // The prerendered line would have a gap for the association's name.
  await expect(rightsReserved(page)).toBeHidden();
  await field(page, 'Email').fill(memberAccount.email);
  await field(page, 'Password').click();
  await page.keyboard.type(memberAccount.password.slice(0, 3));
  // The portal is not there to send it yet, and the browser must not send the form itself.
  await page.keyboard.press('Enter');

  letScriptsThrough();
  await expect(button(page, 'Login')).toBeEnabled();
  await expect(rightsReserved(page)).toHaveText(
    '© 2025 Kashi Vastra Vyapar Sangh. All rights reserved.',
  );
  expect(new URL(page.url()).search).toBe('');
  await expect(field(page, 'Email')).toHaveValue(memberAccount.email);
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(memberAccount.password.slice(3));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the registration form keeps typed text and its scroll position when the scripts load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const place = () => page.evaluate(() => scrollY);
  const letScriptsThrough = await pauseScripts(page);
  await page.goto('register', { waitUntil: 'commit' });
  const {
    'Representative Name-2': name,
    'Representative Mobile-2': mobile,
    ...first
  } = application;
  for (const [label, value] of Object.entries(first)) await field(page, label).fill(value);
  const before = await place();
  expect(before).toBeGreaterThan(100);

  letScriptsThrough();
  await expect(button(page, 'Add')).toBeEnabled();
  expect(await place()).toBe(before);
  await button(page, 'Add').click();
  await field(page, 'Representative Name-2').fill(name);
  await field(page, 'Representative Mobile-2').fill(mobile);
  await expectApplicationStillThere(page);
  // The text is also restored as a draft.
  await page.reload();
  await expectApplicationStillThere(page);
});

test('a Hindi reader sees no English before the scripts, and loses nothing', async ({ page }) => {
  await speakHindi(page);
  const letScriptsThrough = await pauseScripts(page);
  await page.goto('register', { waitUntil: 'commit' });
  await expect(heading(page, 'सदस्यता आवेदन फॉर्म')).toBeVisible();
  await expect(page.getByText('Firm Name', { exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'फर्म का नाम' }).fill('गंगा ब्रोकेड हाउस');

  letScriptsThrough();
  await expect(button(page, 'जमा करें')).toBeEnabled();
  await expect(field(page, 'फर्म का नाम')).toHaveValue('गंगा ब्रोकेड हाउस');
  await expect(field(page, 'फर्म का नाम')).toBeFocused();
});

/** Uses very wide letters, so that every name needs more lines, whatever fonts the machine has. */
const widenLetters = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --ant-font-family: serif } * { letter-spacing: 0.15em }');
    document.adoptedStyleSheets.push(sheet);
  });

const ofOneLine = 'Kashi Vastra Vyapar Sangh';
const ofTwoLines = 'Uttar Pradesh Handloom and Silk Manufacturers Association';
/** Longer than the screens have room for. */
const ofManyLines = `${ofTwoLines}, ${ofTwoLines} काशी बनारसी वस्त्र उद्योग एवं व्यापार संघ ${'Silk'.repeat(40)}`;

/** The two prerendered screens, and what they show. */
const openingScreens = [
  { path: '', title: 'Login', submit: 'Login', fields: ['Email', 'Password'] },
  {
    path: 'register',
    title: 'Membership Registration Form',
    submit: 'Submit',
    fields: ['Firm Name', 'Area'],
  },
] as const;

/** A phone and a desktop; before a release also a tablet. */
const WIDTHS = everyCombination ? [360, 768, 1280] : [360, 1280];

/** The position of every element in each of these windows. */
async function placesOf(
  page: Page,
  { title, submit, fields }: (typeof openingScreens)[number],
): Promise<readonly unknown[]> {
  const all = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const places = await Promise.all(
      [
        button(page, 'हिन्दी'),
        heading(page, title),
        ...fields.map((label) => field(page, label)),
        button(page, submit),
      ].map((one) => one.boundingBox()),
    );
    all.push({ width, places });
  }
  return all;
}

/** The default, and the combination that needs most room. */
const looks = [
  ['by its usual name', ofOneLine, null],
  ['by a name of many lines in a wider font', ofManyLines, widenLetters],
] as const;

for (const [kind, name, prepare] of looks)
  test(`nothing in the sign-in or registration form moves when the scripts load, ${kind}, in any window`, async ({
    page,
    site,
    backend,
  }) => {
    const association = { shortName: 'KVVS', registrationNumber: 'VNS/77/1998', address: 'Kashi' };
    site.config = configFor(backend, { association: { ...association, name } });
    await prepare?.(page);
    for (const screen of openingScreens) {
      const letScriptsThrough = await pauseScripts(page);
      await page.goto(screen.path, { waitUntil: 'commit' });
      await expect(heading(page, screen.title)).toBeVisible();
      const before = await placesOf(page, screen);
      letScriptsThrough();
      await expect(button(page, screen.submit)).toBeEnabled();
      await expect(rightsReserved(page)).toContainText(name);
      expect(await placesOf(page, screen)).toEqual(before);
    }
  });

const OFFICE_FILE = /\/assets\/office-[^/]*\.js$/;

/** Watches the page's requests; the returned function tells whether it has asked for the screens of the office. */
function watchOfficeFile(page: Page): () => boolean {
  let isRequested = false;
  page.on('request', (request) => {
    if (OFFICE_FILE.test(request.url())) isRequested = true;
  });
  return () => isRequested;
}

test('while the form is filled in, the last user’s screens are prefetched without a request to the service', async ({
  page,
  backend,
}) => {
  const isOfficeRequested = watchOfficeFile(page);
  await page.goto('login');
  await page.waitForLoadState('networkidle');
  expect(isOfficeRequested(), 'in a browser that nobody has signed in with').toBe(false);

  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  const calls = backend.log.length;
  const coming = page.waitForResponse(OFFICE_FILE);
  await page.goto('register');
  expect((await coming).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(backend.log).toHaveLength(calls);
});

test('with data saver on, screens are fetched only after the sign-in', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('last_group', 'office');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const isOfficeRequested = watchOfficeFile(page);
  await page.goto('login');
  await page.waitForLoadState('networkidle');
  expect(isOfficeRequested()).toBe(false);
  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('while the first screen loads, the sign-in button cannot be pressed again', async ({
  page,
  backend,
}) => {
  const letThrough = await pauseFiles(page, OFFICE_FILE);
  await page.goto('login');
  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(button(page, 'Login')).toHaveCount(0);
  letThrough();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(backend.log.filter(({ call }) => call === 'POST /api/login')).toHaveLength(1);
});

test('a page opened by its address starts at the top; a reload keeps its scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const place = () => page.evaluate(() => scrollY);
  await page.goto('register');
  await expect(button(page, 'Submit')).toBeEnabled();
  await page.mouse.wheel(0, 250);
  await expect.poll(place).toBe(250);
  await page.reload();
  await expect(button(page, 'Submit')).toBeEnabled();
  await expect.poll(place).toBe(250);
  await page.goto('login');
  await expect(button(page, 'Login')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript', async ({ page }) => {
    await page.goto('members');
    const text = page.locator('noscript p').first();
    await expect(text).toBeVisible();
    expect(await text.textContent()).toContain('The portal needs JavaScript.');
  });
});
