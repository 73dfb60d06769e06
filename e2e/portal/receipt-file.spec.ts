import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { memberAccount } from '../backend/accounts';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { button, pressIdle } from '../screens';
import { beSignedIn } from './people';

test.use({ viewport: { width: 360, height: 740 } });

function changeFirm({ store }: Backend, firm: Partial<Firm>): void {
  const paid = store.firm(memberAccount.memberId);
  if (paid !== null) Object.assign(paid, firm);
}

async function openReceipt(page: Page): Promise<void> {
  await page.goto('receipt');
  await expect(page.getByRole('article')).toBeVisible();
}

/** What a press gives to the browser's downloads. */
async function saved(page: Page, name = 'Save as PDF') {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

interface Line {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
}

/** The file read back: its page, its lines, and the grey of a place on it from 0 (black) to 15. */
async function readBack(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const lines = items.flatMap((item): Line[] =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            left: Number(item.transform[4]),
            baseline: height - Number(item.transform[5]),
            size: Number(item.transform[3]),
          },
        ]
      : [],
  );
  const source = bytes.toString('latin1');
  const image = /\/Width (\d+)\/Height (\d+)[^>]*\/Length (\d+)>>\nstream\n/.exec(source);
  if (image === null) throw new Error('The file holds no picture.');
  const [dotsWide = 0, dotsHigh = 0, length = 0] = image.slice(1).map(Number);
  const from = image.index + image[0].length;
  const dots = inflateSync(bytes.subarray(from, from + length));
  const greyAt = (x: number, y: number) => {
    const byte = dots[(y * dotsWide) / 2 + (x >> 1)] ?? 0;
    return x % 2 === 0 ? byte >> 4 : byte & 15;
  };
  const dpi = dotsWide / (width / 72);
  const at = (points: number) => Math.round((points * dpi) / 72);
  /** The share of dark dots in a box, in points from the upper left corner. */
  const ink = (left: number, top: number, right: number, bottom: number) => {
    let dark = 0;
    let all = 0;
    for (let y = at(top); y < at(bottom); y += 1)
      for (let x = at(left); x < at(right); x += 1) {
        all += 1;
        if (greyAt(x, y) < 8) dark += 1;
      }
    return dark / all;
  };
  return { pages: pdf.numPages, width, height, dotsWide, dotsHigh, dpi, lines, ink };
}

const joined = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/** The sheet on the screen, in the order of its texts. */
const sheetText = async (page: Page) =>
  joined(await page.getByRole('article').evaluate((sheet) => sheet.textContent));

const hindiFirm = {
  firmName: 'श्री विश्वनाथ साड़ी भंडार',
  address: 'सीके 35/12, विश्वनाथ गली, दशाश्वमेध, वाराणसी 221001',
};

const firms: readonly (readonly [string, Partial<Firm>])[] = [
  ['of a firm with everything', { firmName: 'Gupta & Sons, Kashi Silk' }],
  ['in Devanagari', hindiFirm],
  ['with an address of 5,000 characters', { address: 'House 7, Kunj Gali, '.repeat(250).trim() }],
  ['with an address of one word of 5,000 characters', { address: 'ज'.repeat(5000) }],
  ['with fields that are empty', { firmName: '', address: '' }],
];

for (const [name, firm] of firms)
  test(`the receipt ${name} is one A4 page with the words of the sheet, and they are drawn where they stand`, async ({
    page,
    site,
    backend,
  }) => {
    changeFirm(backend, firm);
    await beSignedIn(page, { backend, site }, 'member');
    await openReceipt(page);
    const file = await saved(page);
    const { pages, width, height, dotsHigh, dpi, lines, ink } = await readBack(file.bytes);
    expect(pages).toBe(1);
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(dpi).toBeGreaterThanOrEqual(200);
    expect((dotsHigh * 72) / dpi).toBeCloseTo(height, 0);
    expect(joined(lines.map(({ text }) => text).join(''))).toBe(await sheetText(page));
    for (const { text, left, baseline, size } of lines)
      expect(
        ink(left, baseline - size * 0.8, left + size * 0.7, baseline + size * 0.1),
        `ink of ${text}`,
      ).toBeGreaterThan(text === '-' ? 0.005 : 0.02);
    // Paper all around, and below the last line.
    const end = Math.max(...lines.map(({ baseline }) => baseline)) + 30;
    expect(ink(0, 0, width, 36)).toBe(0);
    expect(ink(0, 0, 36, height)).toBe(0);
    if (end < height) expect(ink(0, end, width, height)).toBe(0);
    // A file that goes over a slow line in a moment.
    expect(file.bytes.length).toBeLessThan(600_000);
  });

test('is named after the receipt and the firm, and so is the page while it is printed', async ({
  page,
  site,
  backend,
}) => {
  changeFirm(backend, { ...hindiFirm, firmName: 'श्री विश्वनाथ / साड़ी' });
  await beSignedIn(page, { backend, site }, 'member');
  await openReceipt(page);
  const name = 'Receipt-R-2025-0310-श्री-विश्वनाथ-साड़ी'.normalize('NFC');
  expect((await saved(page)).name).toBe(`${name}.pdf`);
  await expect(page.getByText(`Saved as ${name}.pdf`)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.title()).toBe(name);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toMatch(/^Membership Fee Receipt · /);
});

test('in a dark portal and in Hindi it is black on white, with the words of that language', async ({
  page,
  site,
  backend,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await beSignedIn(page, { backend, site }, 'member');
  await openReceipt(page);
  await button(page, 'हिन्दी').click();
  await expect(button(page, 'English')).toBeVisible();
  const { lines, ink, width } = await readBack((await saved(page, 'पीडीएफ सहेजें')).bytes);
  expect(joined(lines.map(({ text }) => text).join(''))).toBe(await sheetText(page));
  expect(lines.map(({ text }) => text).join(' ')).toContain('सदस्यता शुल्क रसीद');
  expect(ink(0, 0, width, 36)).toBe(0);
});

test('nothing is asked for but the script that makes it, and that once', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await openReceipt(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await saved(page);
  await saved(page);
  expect(asked.filter((path) => !path.startsWith('/members/assets/receiptFile'))).toEqual([]);
  expect(asked).toHaveLength(1);
});

/** What the browser says of sharing files, and each file that it was given. */
async function shareAs(page: Page, answers: readonly string[] | null): Promise<void> {
  await page.addInitScript((given) => {
    const shared: string[] = [];
    const left = [...(given ?? [])];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: given === null ? undefined : (data: ShareData) => (data.files?.length ?? 0) === 1,
      share: async ({ files }: ShareData) => {
        const [file] = files ?? [];
        const answer = left.shift() ?? 'taken';
        shared.push(`${file?.name} ${file?.type} ${answer}`);
        if (answer !== 'taken') throw new DOMException('', answer);
      },
    });
  }, answers);
}

const sharedFiles = (page: Page) =>
  page.evaluate((): unknown => ('shared' in window ? window.shared : null));

const NAME = 'Receipt-R-2025-0310-Gupta-Sons.pdf';

test.describe('Share', () => {
  test.beforeEach(async ({ backend }) => changeFirm(backend, { firmName: 'Gupta & Sons' }));

  test('hands the file to the device, once for two presses', async ({ page, site, backend }) => {
    await shareAs(page, ['taken']);
    await beSignedIn(page, { backend, site }, 'member');
    await openReceipt(page);
    await button(page, 'Share').dblclick();
    await expect.poll(() => sharedFiles(page)).toEqual([`${NAME} application/pdf taken`]);
  });

  test('that the person gives up says nothing', async ({ page, site, backend }) => {
    await shareAs(page, ['AbortError', 'taken']);
    await beSignedIn(page, { backend, site }, 'member');
    await openReceipt(page);
    await button(page, 'Share').click();
    await expect.poll(() => sharedFiles(page)).toHaveLength(1);
    await expect(page.getByText('Saved as')).toHaveCount(0);
    await pressIdle(button(page, 'Share'));
    await expect.poll(() => sharedFiles(page)).toHaveLength(2);
  });

  test('of a browser that wants a press of its own asks for that, and then hands over what is there', async ({
    page,
    site,
    backend,
  }) => {
    await shareAs(page, ['NotAllowedError', 'taken']);
    await beSignedIn(page, { backend, site }, 'member');
    await openReceipt(page);
    await button(page, 'Share').click();
    const again = page.getByText('The receipt is ready. Please press Share once more.');
    await expect(again).toBeVisible();
    await button(page, 'Share').click();
    await expect.poll(() => sharedFiles(page)).toHaveLength(2);
    await expect(again).toHaveCount(0);
  });

  for (const [browser, answers] of [
    ['that cannot share files', null],
    ['that refuses twice', ['NotAllowedError', 'NotAllowedError']],
    ['whose share fails', ['DataError']],
  ] as const)
    test(`in a browser ${browser} saves the file and says so`, async ({ page, site, backend }) => {
      await shareAs(page, answers);
      await beSignedIn(page, { backend, site }, 'member');
      await openReceipt(page);
      if (answers?.length === 2) {
        await button(page, 'Share').click();
        await expect(page.getByText('Please press Share once more')).toBeVisible();
      }
      expect((await saved(page, 'Share')).name).toBe(NAME);
      await expect(
        page.getByText(`This browser cannot share files. Saved as ${NAME}`),
      ).toBeVisible();
    });
});

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
  });

  test('where a file may be refused without a word, it says what to do', async ({
    page,
    site,
    backend,
  }) => {
    await shareAs(page, null);
    await beSignedIn(page, { backend, site }, 'member');
    await openReceipt(page);
    await saved(page);
    await expect(page.getByText('not among your downloads?')).toBeVisible();
    await expect(page.getByText('Open the portal in Chrome or Safari')).toBeVisible();
  });
});

test('a browser without canvas, or a line that drops, says which, and Print Receipt stays', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_FAILED.*receiptFile/);
  await beSignedIn(page, { backend, site }, 'member');
  await openReceipt(page);
  await page.route('**/assets/receiptFile*', (route) => route.abort());
  await button(page, 'Save as PDF').click();
  await expect(page.getByText('The PDF could not be made.')).toBeVisible();
  await page.unroute('**/assets/receiptFile*');
  await page.reload();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await button(page, 'Save as PDF').click();
  await expect(page.getByText('This browser cannot make the PDF.')).toBeVisible();
  await expect(button(page, 'Print Receipt')).toBeEnabled();
});
