import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { memberAccount } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { button } from '../screens';
import { signIn } from './people';

async function openReceipt(page: Page, backend: Backend, firm: Partial<Firm> = {}): Promise<void> {
  const paid = backend.store.firm(memberAccount.memberId);
  if (paid !== null) Object.assign(paid, firm);
  await signIn(page, 'member');
  await page.goto('receipt');
  await expect(page.getByRole('article')).toBeVisible();
}

/** What "Save as PDF" writes, read back: the text of each page, without the white space that lines and letters leave. */
async function savedPages(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map(joined);
}

const joined = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/** Without a font for them, the browser saves boxes that have no text (.ci/hindiFont.mjs). */
const amountInHindi = process.env.HINDI_FONT === '' ? [] : ['दो हज़ार पाँच सौ रुपये मात्र'];

/** In the order in which they stand on the sheet. */
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

test('the saved PDF is one A4 page with all of the receipt and nothing else', async ({
  page,
  backend,
}) => {
  await openReceipt(page, backend, { firmName: 'Gupta & Sons, Kashi Silk' });
  const pages = await savedPages(page);
  expect(pages).toHaveLength(1);
  expectInOrder(pages.join(''), printed);
  for (const around of ['PrintReceipt', 'Dashboard', 'Logout', '©', 'हिन्दी'])
    expect(pages.join('')).not.toContain(around);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheet = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const [, , width = 0, height = 0] = sheet.view;
  // 210 × 297 mm in points.
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});

test('in Hindi it is one page too, with the Hindi words first', async ({ page, backend }) => {
  await openReceipt(page, backend, { firmName: 'Gupta & Sons, Kashi Silk' });
  await button(page, 'हिन्दी').click();
  await expect(button(page, 'English')).toBeVisible();
  const pages = await savedPages(page);
  expect(pages).toHaveLength(1);
  expectInOrder(
    pages.join(''),
    [
      'VNS/77/1998',
      'R-2025-0310',
      '₹2,500.00',
      ...amountInHindi,
      'Rupees Two Thousand Five Hundred Only',
    ].map(joined),
  );
});

/** The colours on the sheet, and the grounds of it and of all that it lies on. */
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

for (const dark of ['device', 'portal'] as const)
  test(`with a dark ${dark} it is printed black on white`, async ({ page, backend }) => {
    await page.emulateMedia({ colorScheme: dark === 'device' ? 'dark' : 'light' });
    if (dark === 'portal') await page.addInitScript(() => localStorage.setItem('colors', 'dark'));
    await openReceipt(page, backend);
    // White letters: the screen is dark indeed.
    expect((await colours(page)).inks).toContain('rgb(243, 233, 223)');
    await page.emulateMedia({ media: 'print' });
    expect(await colours(page)).toEqual({
      grounds: ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'],
      inks: ['rgb(0, 0, 0)', 'rgb(51, 51, 51)'],
    });
  });

const signed = ['Payment Details', 'Amount (INR) ₹2,500.00', 'Only', 'Signature', 'Seal'].map(
  joined,
);

const houses = Array.from({ length: 500 }, (_, number) => `House ${number}, Kunj Gali,`);

for (const [kind, address] of [
  ['', houses.join(' ').slice(0, 5000).trim()],
  [' without a space', joined(houses.join('')).slice(0, 5000)],
] as const)
  test(`an address of 5000 characters${kind} is saved to its last letter, on two pages`, async ({
    page,
    backend,
  }) => {
    await openReceipt(page, backend, { address });
    const pages = await savedPages(page);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('R-2025-0310');
    expect(pages.join('')).toContain(joined(`Address ${address} Payment Details`));
    expectInOrder(pages[1] ?? '', signed);
  });

test('wherever the address ends, the payment is on one page with its signature and seal', async ({
  page,
  backend,
}) => {
  for (const length of [1800, 2300, 2800, 3300]) {
    await openReceipt(page, backend, { address: houses.join(' ').slice(0, length).trim() });
    expectInOrder((await savedPages(page)).at(-1) ?? '', signed);
  }
});
