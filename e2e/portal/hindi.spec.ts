import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, heading } from '../screens';

const HINDI = /\/assets\/hindi-[^/]*\.js$/;

const switchTo = (page: Page, name: 'हिन्दी' | 'English') => button(page, name).click();

const language = (page: Page) => page.locator('html').getAttribute('lang');

test('Hindi loads on demand, is remembered, and keeps typed text; a failed load shows an error in English', async ({
  page,
  allowConsoleLine,
}) => {
  allowConsoleLine(/ERR_FAILED/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (HINDI.test(request.url())) requests.push(request.url());
  });
  await page.goto('register');
  await field(page, 'Area').fill('Assi');
  expect(requests).toEqual([]);
  expect(await language(page)).toBe('en');

  await button(page, 'हिन्दी').press('Enter');
  await expect(button(page, 'English')).toBeFocused();
  await expect(heading(page, 'सदस्यता आवेदन फॉर्म')).toBeVisible();
  await expect(field(page, 'मोहल्ला / इलाका')).toHaveValue('Assi');
  await expect(page).toHaveTitle('सदस्यता आवेदन · KVVS');
  expect(await language(page)).toBe('hi');
  expect(requests).toHaveLength(1);

  // No English is shown before it: the first heading is in Hindi.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('#root h1')?.textContent;
      if (shown && !sessionStorage.getItem('first')) sessionStorage.setItem('first', shown);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('forgotpassword');
  await expect(heading(page, 'नया पासवर्ड मँगाएँ')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe('नया पासवर्ड मँगाएँ');

  await switchTo(page, 'English');
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Reset Password')).toBeVisible();
  expect(await language(page)).toBe('en');

  await page.route(HINDI, (route) => route.abort());
  await switchTo(page, 'हिन्दी');
  await answerDialog(page, 'The language could not be loaded', 'Cancel');
  await expect(heading(page, 'Reset Password')).toBeVisible();
  // If the texts cannot be loaded, the portal starts in English.
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await expect(heading(page, 'Reset Password')).toBeVisible();
  expect(await language(page)).toBe('en');
});
