import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { verificationTokens } from '../backend/accounts';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { heading } from '../screens';
import { folderOf, type Site } from '../site';
import { beSignedIn, goToPlainFile } from './people';

// Rule C10: what somebody types, a mail program breaks or a payment provider appends shows a screen with a heading.

/** Behind the origin. */
const paths = [
  `/members/${'.'.repeat(2000)}`,
  `/members/${'../'.repeat(50)}login`,
  '/members/login/..',
  '/members/login/',
  '/members/login//',
  '/members//',
  '/members//login',
  '/members///login///',
  '//members/login',
  '//members',
  '///members//login?a=1#b',
  '//elsewhere.example/members/',
  '/members/%2F',
  '/members/%2Flogin',
  '/members/%2F%2Felsewhere.example',
  '/members/%5C%5Celsewhere.example',
  '/members/%252F',
  '/members/%00',
  '/members/member-edit/%00',
  '/members/%',
  '/members/%zz',
  '/members/member-edit/%E0%A4',
  '/members/login%20',
  '/members/LOGIN',
  '/MEMBERS/login',
  '/members/login;jsessionid=1',
  '/members/:id',
  '/members/*',
  '/members/काशी',
  '/members/\u202Elogin',
  `/members/${'a/'.repeat(2000)}`,
  `/members/${'x'.repeat(10_000)}`,
] as const;

/** Behind the path of a screen. */
const tails = [
  `?${'q='.repeat(5000)}`,
  '?a=1&a=2&a=3&a',
  '?%',
  '?%E0%A4=%zz',
  '?%00',
  '?__proto__=1&constructor=2',
  '?page=1&page=2&size=x&sort=%&search=%E0%A4',
  `?page=1e9&size=-1&sort=__proto__&search=${'x'.repeat(5000)}`,
  '?msg=%E0%A4&msg=%&token=',
  '#',
  '##',
  '#%',
  '#%E0%A4',
  '#/../admin',
  '#"><h2>',
  `#${'x'.repeat(10_000)}`,
] as const;

async function expectScreen(page: Page, site: Site, address: string): Promise<void> {
  await test.step(address.slice(0, 60), async () => {
    // A new hash alone would be no new page.
    if (address.includes('#')) await goToPlainFile(page, site);
    await page.goto(address);
    const title = page.locator('#root').getByRole('heading', { level: 1 });
    await expect(title).not.toBeEmpty();
    await expect(title).toBeVisible();
    // What the router itself would write.
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  });
}

test('any path shows a screen', async ({ page, site, tolerate }) => {
  test.slow();
  // The last is the router's own remark on a bad percent sequence.
  tolerate(/status of 404|could not be decoded because it is a malformed URL segment/);
  const body = await readFile(`${folderOf('dist')}/index.html`, 'utf8');
  // As a host answers that reads addresses in its own way and has the portal's page for each.
  await page.route(`${site.origin}/**`, (route) =>
    route.request().isNavigationRequest() && !route.request().url().endsWith('.svg')
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback(),
  );
  for (const path of paths) await expectScreen(page, site, site.origin + path);
  expect(new URL(page.url()).origin).toBe(site.origin);
});

for (const [viewer, screens] of [
  ['visitor', ['login', 'payment/failed']],
  ['admin', ['members', 'member-edit/311']],
] as const)
  test(`any query and any hash shows the ${viewer} the screen`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    test.slow();
    tolerate(/is not a decodable element ID/);
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    for (const [turn, tail] of tails.entries())
      for (const screen of everyCombination ? screens : [screens[turn % 2]])
        await expectScreen(page, site, `${site.origin}/members/${screen}${tail}`);
  });

/** A screen by the name of a file, and where it leads. */
const files = [
  ['index.html', '/members/', 'Login'],
  ['index', '/members/', 'Login'],
  ['login.html?from=mail#top', '/members/login?from=mail#top', 'Login'],
  ['login.html/', '/members/login', 'Login'],
  ['LOGIN.HTML', '/members/LOGIN', 'Login'],
  ['register.html', '/members/register', 'Membership Registration Form'],
  ['forgotpassword.html', '/members/forgotpassword', 'Reset Password'],
  [
    'payment/failed.html?msg=Card%20refused',
    '/members/payment/failed?msg=Card%20refused',
    'Card refused',
  ],
  ['admin.html', '/members/login', 'Login'],
] as const;

test('a screen by the name of a file is that screen, and its address takes the place of the other', async ({
  page,
  site,
}) => {
  for (const [file, address, title] of files)
    await test.step(file, async () => {
      await goToPlainFile(page, site);
      await page.goto(file);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(site.origin + address);
      await page.goBack();
      await expect(page).toHaveURL(`${site.origin}/members/icon.svg`);
    });
});

test('both lists by the names of their files, and a firm', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  for (const [file, address, title] of [
    ['members.html', '/members/members', 'Members'],
    ['new-members.html?q=zari', '/members/new-members?q=zari', 'New Registration'],
    ['member-edit/312.html', '/members/member-edit/312', 'Edit Member'],
  ] as const)
    await test.step(file, async () => {
      await page.goto(file);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(site.origin + address);
    });
});

test('the token of a verification link goes along', async ({ page, site }) => {
  await page.goto(`email-verification.html?token=${verificationTokens.verifies}`);
  await expect(page.getByText('Email verified successfully', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/members/email-verification`);
});
