import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { verificationTokens } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { heading } from '../screens';
import { folderOf } from '../site';
import { beSignedIn, goToPlainFile } from './people';

// Rules C10 and A11, where a browser reads an address in its own way, and where the portal opens another page. Every other
// one: src/app/addresses.test.tsx and src/config/paths.test.ts.

/** Behind the origin; most lead to a new page. */
const addresses = [
  '/members',
  '/members//login',
  '//members/login',
  '///members//login?a=1#b',
  '//elsewhere.example/members/',
  '/MEMBERS/login',
  '/members/member-edit/%00',
  `/members/login?${'q='.repeat(5000)}#%E0%A4`,
] as const;

test('any address shows a screen', async ({ page, site, tolerate }) => {
  // The last two are the router's own remarks on a bad percent sequence.
  tolerate(/status of 404|could not be decoded because it is a malformed|not a decodable element/);
  const body = await readFile(`${folderOf('dist')}/index.html`, 'utf8');
  // As a host answers that reads addresses in its own way and has the portal's page for each.
  await page.route(`${site.origin}/**`, (route) =>
    route.request().isNavigationRequest() && !route.request().url().endsWith('.svg')
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback(),
  );
  for (const address of addresses)
    await test.step(address.slice(0, 60), async () => {
      await page.goto(site.origin + address);
      const title = page.locator('#root').getByRole('heading', { level: 1 });
      await expect(title).not.toBeEmpty();
      await expect(title).toBeVisible();
      expect(new URL(page.url()).origin).toBe(site.origin);
    });
});

test('a screen by the name of a file is that screen, and its address takes the place of the other', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  for (const [file, address, title] of [
    ['payment/failed.html?msg=Card%20refused', 'payment/failed?msg=Card%20refused', 'Card refused'],
    // These two come with pages of their own.
    ['register.html', 'register', 'Membership Registration Form'],
    ['new-members.html?q=zari', 'new-members?q=zari', 'New Registration'],
    ['member-edit/312.html', 'member-edit/312', 'Edit Member'],
    [`email-verification.html?token=${verificationTokens.verifies}`, 'email-verification', null],
  ] as const)
    await test.step(file, async () => {
      await goToPlainFile(page, site);
      await page.goto(file);
      await expect(
        title === null
          ? page.getByText('Email verified successfully', { exact: false })
          : heading(page, title),
      ).toBeVisible();
      await expect(page).toHaveURL(`${site.origin}/members/${address}`);
      await page.goBack();
      await expect(page).toHaveURL(`${site.origin}/members/icon.svg`);
    });
});
