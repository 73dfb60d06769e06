import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { button, heading } from '../screens';
import { beSignedIn } from './people';

/** Returns the handbook page, which opens in a new tab. */
async function openHelp(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^(Help|मदद)$/ }).click();
  return opened;
}

/** Accessibility violations, by the rules for stories. */
async function violations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source);
  return page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
}

/** The page has a language and one heading, and runs no script. */
async function isPlain(page: Page, language: 'en' | 'hi'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
}

test('Help on the sign-in page opens the handbook in the current language, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('login');
  await page.getByLabel('Email').fill('nobody@silk.example');
  const help = await openHelp(page);
  await isPlain(help, 'en');
  await help.getByRole('link', { name: 'Your receipt: share, save, print' }).click();
  await expect(heading(help, 'Your receipt: share, save, print')).toBeVisible();
  const picture = help.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(540);
  await help.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(heading(help, 'रसीद: शेयर करना, सेव करना, प्रिंट करना')).toBeVisible();
  await isPlain(help, 'hi');
  await help.close();

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel('ईमेल')).toBeVisible();
  await isPlain(await openHelp(page), 'hi');
  await expect(page.getByLabel('ईमेल')).toHaveValue('nobody@silk.example');
});

test('Help in the account menu opens the handbook at the person’s own tasks', async ({
  page,
  site,
  backend,
}) => {
  for (const [who, title] of [
    ['member', 'For members'],
    ['admin', 'For the office'],
  ] as const) {
    await beSignedIn(page, { backend, site }, who);
    await page.goto(who);
    await button(page, 'Account').click();
    const help = await openHelp(page);
    await isPlain(help, 'en');
    const { hash } = new URL(help.url());
    await expect(help.locator('h2', { has: help.locator(hash) })).toHaveText(title);
    await help.close();
  }
});

test('every handbook page fits a 360 px phone, and one of each kind passes axe, light and dark', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'hi'] as const) {
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    await page.goto(`handbook/${language}/index.html`);
    await isPlain(page, language);
    expect(await violations(page), language).toEqual([]);
    const jobs = await page
      .locator('main li a')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLAnchorElement && link.href));
    expect(jobs.length).toBeGreaterThan(15);
    for (const [turn, job] of jobs.entries()) {
      await page.goto(String(job), { waitUntil: 'domcontentloaded' });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, String(job)).toBe(0);
      // All pages have the same template (build/handbook/handbook.test.ts), so one is enough.
      if (turn === 0 || everyCombination) expect(await violations(page), String(job)).toEqual([]);
    }
  }
});
