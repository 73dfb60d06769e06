import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { memberAccount } from '../backend/accounts';
import { everyCombination } from '../../src/test/everyPair';
import { FORGOTTEN_MS, goElsewhere, goWithin, twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, swappedIn } from '../screens';
import { changeFirm, joined, openPdf, pagesOf } from './pdfText';

/** The file of the browser's own "Save as PDF". */
const savedPdf = async (page: Page) => openPdf(await page.pdf({ preferCSSPageSize: true }));

/** Without a Devanagari font the browser saves boxes that have no text (.ci/programs.mjs). */
const amountInHindi = process.env.HINDI_FONT === '' ? [] : ['दो हज़ार पाँच सौ रुपये मात्र'];

/** In the order of the sheet. */
const printed = [
  'Kashi Vastra Vyapar Sangh',
  'Thatheri Bazar, Varanasi 221001',
  'Registration No. VNS/77/1998',
  'Membership Fee Receipt',
  'Receipt No. R-2025-0310',
  'Receipt Date 02-04-2025',
  'Membership No. 1001',
  'Firm Name Gupta & Sons, Kashi Silk',
  `Email ${memberAccount.email}`,
  'Phone 9839012345',
  'Address CK 52/14, Kunj Gali, Chowk, Varanasi 221001',
  'Payment Mode Online',
  'Transaction Date 02-04-2025',
  'Amount (INR) ₹2,500.00',
  'Rupees Two Thousand Five Hundred Only',
  ...amountInHindi,
  'Signature',
  'Seal',
].map(joined);

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} in ${text.slice(from)}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}

/** The colours on the sheet, and the background of the sheet and everything behind it. */
const colours = (page: Page) =>
  page.getByRole('article').evaluate((sheet) => {
    const grounds = [...sheet.querySelectorAll('*')];
    for (let at: Element | null = sheet; at !== null; at = at.parentElement) grounds.push(at);
    const inks = [sheet, ...sheet.querySelectorAll('*')];
    return {
      grounds: [...new Set(grounds.map((at) => getComputedStyle(at).backgroundColor))].toSorted(),
      inks: [...new Set(inks.map((at) => getComputedStyle(at).color))].toSorted(),
    };
  });

test('the saved PDF is one black-on-white A4 page of the receipt alone, in English or Hindi, and clears the not-printed message', async ({
  member: page,
  backend,
}) => {
  changeFirm(backend, { firmName: 'Gupta & Sons, Kashi Silk' });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('receipt');
  await button(page, 'Print Receipt').click();
  const notPrinted = page.getByText('This browser could not print.');
  await expect(notPrinted).toBeVisible();
  const pdf = await savedPdf(page);
  // The page is rendered as printed.
  await expect(notPrinted).toHaveCount(0);
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(1);
  expectInOrder(pages.join(''), printed);
  for (const around of ['PrintReceipt', 'Dashboard', 'Logout', '©', 'हिन्दी'])
    expect(pages.join('')).not.toContain(around);
  const sheet = await pdf.getPage(1);
  const [, , width = 0, height = 0] = sheet.view;
  // A4 in points.
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);

  await button(page, 'हिन्दी').click();
  await expect(button(page, 'English')).toBeVisible();
  const pagesInHindi = await pagesOf(await savedPdf(page));
  expect(pagesInHindi).toHaveLength(1);
  expectInOrder(
    pagesInHindi.join(''),
    [
      'VNS/77/1998',
      'R-2025-0310',
      '₹2,500.00',
      ...amountInHindi,
      'Rupees Two Thousand Five Hundred Only',
    ].map(joined),
  );

  await page.emulateMedia({ colorScheme: 'dark' });
  // The letters are light, so the screen is really dark.
  await expect.poll(async () => (await colours(page)).inks).toContain('rgb(243, 233, 223)');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => colours(page))
    .toEqual({
      grounds: ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'],
      inks: ['rgb(0, 0, 0)', 'rgb(51, 51, 51)'],
    });
});

const signed = ['Payment Details', 'Amount (INR) ₹2,500.00', 'Only', 'Signature', 'Seal'].map(
  joined,
);

const houses = Array.from({ length: 500 }, (_, number) => `House ${number}, Kunj Gali,`);

/** Opens the receipt of a firm with this address without loading a page. */
async function openReceiptFor(page: Page, backend: Backend, address: string): Promise<string[]> {
  changeFirm(backend, { address });
  await goElsewhere(page);
  await twoFrames(page);
  await page.clock.fastForward(FORGOTTEN_MS);
  await goWithin(page, '/receipt');
  await expect(page.getByRole('article')).toContainText(address);
  return pagesOf(await savedPdf(page));
}

test('a 5000-character address is saved in full, and the payment, signature and seal stay together on one page', async ({
  member: page,
  backend,
}) => {
  await page.clock.install();
  await page.goto('member');
  await swappedIn(page);
  for (const address of [
    houses.join(' ').slice(0, 5000).trim(),
    joined(houses.join('')).slice(0, 5000),
  ])
    await test.step(address.slice(0, 20), async () => {
      const pages = await openReceiptFor(page, backend, address);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain('R-2025-0310');
      expect(pages.join('')).toContain(joined(`Address ${address} Payment Details`));
      expectInOrder(pages[1] ?? '', signed);
    });

  for (const length of everyCombination ? [1800, 2300, 2800, 3300] : [2300]) {
    const pages = await openReceiptFor(page, backend, houses.join(' ').slice(0, length).trim());
    expectInOrder(pages.at(-1) ?? '', signed);
  }
});
