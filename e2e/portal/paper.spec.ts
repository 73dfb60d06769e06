import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { button, dialog, field } from '../screens';
import { joined, openPdf, pagesOf } from './pdfText';

/** The result of Ctrl+P: what a screen shows, black on white, without controls. */

/** The text of each printed page, without white space. */
const printed = async (page: Page, format?: 'A4'): Promise<readonly string[]> =>
  pagesOf(await openPdf(await page.pdf(format ? { format } : { preferCSSPageSize: true })));

/** As browser extensions keep them on every page. */
const addHiddenDialogs = (page: Page) =>
  page.evaluate(() => {
    for (const [tag, attributes] of [
      ['div', { role: 'dialog', 'aria-modal': 'true' }],
      ['div', { role: 'alertdialog', 'aria-modal': 'true', class: 'ant-modal' }],
      ['dialog', { open: '' }],
    ] as const) {
      const added = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) added.setAttribute(name, value);
      added.style.display = 'none';
      document.body.append(added);
    }
  });

const LONG = 'accounts.and.orders.of.the.varanasi.branch@banarasi-silk-emporium.example';

function addFirms({ store }: Backend): void {
  store.firms = [];
  for (let number = 1; number <= 60; number++)
    store.addFirm({
      firmName: number === 3 ? 'श्री विश्वनाथ वस्त्र' : `Kashi Silk House No. ${number}`,
      mobile: String(9839010000 + number),
      email: number === 2 ? LONG : `office${number}@silk.example`,
      ...(number % 3 === 0 ? { payment: 'paid' } : {}),
    });
}

test.beforeEach(async ({ backend }) => {
  addFirms(backend);
});

/** The hardest window; before a release also a desktop. */
const papers = [
  [360, 'dark', undefined],
  ...(everyCombination ? ([[1280, 'light', 'A4']] as const) : []),
] as const;

for (const [width, colorScheme, format] of papers)
  test(`a list prints as a table of the shown rows, with the print date: ${width} px, ${colorScheme}`, async ({
    office: page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-01T10:00:00') });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('new-members?q=98390&filter=pending&sort=name.desc&size=50');
    await expect(page.getByText('Showing 1 to 40 of 40 entries')).toBeVisible();
    // The printed day is today, not the day on which the page was opened.
    await page.clock.setSystemTime(new Date('2026-03-02T10:00:00'));
    await addHiddenDialogs(page);
    const pages = await printed(page, format);
    expect(pages.length).toBeGreaterThan(1);
    const [first = ''] = pages;
    for (const text of [
      'Kashi Vastra Vyapar Sangh',
      'New Registration',
      'Printed on 02-03-2026',
      'Search: 98390 · pending · Firm Name ▼',
      'Showing 1 to 40 of 40 entries',
    ])
      expect(first).toContain(joined(text));
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(joined('Sr.No. Membership No.'));
      expect(text).toContain(`${at + 1}/${pages.length}`);
    }
    const all = pages.join('');
    expect(all).toContain(LONG);
    for (const number of [1, 2, 59]) expect(all).toContain(String(9839010000 + number));
    expect(all.indexOf('office59')).toBeLessThan(all.indexOf('office1@'));
    expect(all).not.toContain('office6@');
    for (const tool of ['Send Now', 'Action', 'Export', 'Logout', 'Rows per page', '©', 'Choose'])
      expect(all, tool).not.toContain(joined(tool));
  });

/** The text and background colours of the list and everything behind it. */
const coloursOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const seen = [...main.querySelectorAll('h1, table, table *')].filter(
      (at) => at.getClientRects().length > 0,
    );
    const grounds = [document.body, main, ...seen].map(
      (at) => getComputedStyle(at).backgroundColor,
    );
    return {
      inks: [...new Set(seen.map((at) => getComputedStyle(at).color))],
      grounds: [...new Set(grounds)].filter((ground) => ground !== 'rgba(0, 0, 0, 0)'),
    };
  });

test('prints black on white, also from dark colours; members with their status as a word', async ({
  office: page,
  backend,
}) => {
  for (const firm of backend.store.firms) Object.assign(firm, { applied: false, payment: 'done' });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('members');
  await expect(page.getByRole('cell', { name: /^Active: / }).first()).toBeVisible();
  expect(await coloursOf(page)).toEqual({
    inks: ['rgb(0, 0, 0)'],
    grounds: ['rgb(255, 255, 255)'],
  });
  for (const tool of ['checkbox', 'searchbox', 'link', 'radio'] as const)
    await expect(page.getByRole(tool).filter({ visible: true })).toHaveCount(0);
});

test('prints an open dialog instead of the page below, a Hindi list with its numbers, and a form with its values', async ({
  office: page,
  backend,
}) => {
  Object.assign(backend.store.firms[0] ?? {}, { address: 'B 1/2\r\nअस्सी घाट\nVaranasi' });
  await page.goto('new-members');
  await addHiddenDialogs(page);
  await button(page, 'Kashi Silk House No. 1').click();
  await expect(dialog(page, 'Member Details')).toBeVisible();
  expect(await page.getByText('अस्सी घाट').innerText()).toBe('B 1/2\nअस्सी घाट\nVaranasi');
  const pages = await printed(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('KashiSilkHouseNo.1');
  expect(pages[0]).toContain('9839010001');
  expect(pages[0]).not.toContain('9839010002');

  await page.keyboard.press('Escape');
  await button(page, 'हिन्दी').click();
  await expect(button(page, 'English')).toBeVisible();
  const [inHindi = ''] = await printed(page);
  for (const number of [1, 2, 10]) expect(inHindi).toContain(String(9839010000 + number));
  await button(page, 'English').click();

  await page.goto(`new-member-edit/${backend.store.firms[0]?.id}`);
  await expect(field(page, 'Firm Name')).toHaveValue('Kashi Silk House No. 1');
  const form = (await printed(page)).join('');
  expect(form).toContain('KashiSilkHouseNo.1');
  for (const tool of ['Update', 'Logout', '©']) expect(form).not.toContain(tool);
});
