import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { Firm } from '../backend/records';
import { portalTest as test } from '../fixtures';
import { button } from '../screens';
import { changeFirm, joined, openPdf } from './pdfText';

test.use({ viewport: { width: 360, height: 740 } });

/** The file that a press downloads. Other effects: src/features/receipt/receiptFile.test.tsx. */
async function saved(page: Page, name = 'Save as PDF'): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFile(await download.path());
}

interface Line {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
}

/** Reads the file: its page, its lines, and the grey of a place from 0 (black) to 15. */
async function readBack(bytes: Buffer) {
  const pdf = await openPdf(bytes);
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
  /** The share of dark pixels in a box, in points from the upper left corner. */
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

/** The texts of the sheet on the screen, in order. */
const sheetText = async (page: Page) =>
  joined(await page.getByRole('article').evaluate((sheet) => sheet.textContent));

const hindiFirm = {
  firmName: 'श्री विश्वनाथ साड़ी भंडार',
  address: 'सीके 35/12,\r\nविश्वनाथ गली,\nदशाश्वमेध, वाराणसी 221001',
};

/** One firm for each way in which a receipt can be laid out or drawn. */
const firms: readonly (readonly [string, Partial<Firm>])[] = [
  ['of a firm with everything', { firmName: 'Gupta & Sons, Kashi Silk' }],
  ['in Devanagari', hindiFirm],
  ['with an address of one word of 5,000 characters', { address: 'ज'.repeat(5000) }],
  ['with fields that are empty', { firmName: '', address: '' }],
];

test('the receipt is one A4 page with the words of the screen, black on white, each in its place', async ({
  member: page,
  backend,
}) => {
  for (const [name, firm] of firms)
    await test.step(name, async () => {
      changeFirm(backend, firm);
      await page.goto('receipt');
      const bytes = await saved(page);
      await expectDrawn(page, bytes);
      // Small enough to send quickly over a slow line.
      expect(bytes.length).toBeLessThan(600_000);
    });

  await test.step('from dark colours in Hindi', async () => {
    changeFirm(backend, hindiFirm);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('receipt');
    await button(page, 'हिन्दी').click();
    await expect(button(page, 'English')).toBeVisible();
    const address = page.getByText(/^सीके 35/);
    expect(await address.innerText()).toBe(hindiFirm.address.replace('\r', ''));
    const bytes = await saved(page, 'पीडीएफ सेव करें');
    expect(await expectDrawn(page, bytes)).toContain('सदस्यता शुल्क की रसीद');
  });
});

/** Checks the file and returns its words. */
async function expectDrawn(page: Page, bytes: Buffer): Promise<string> {
  const { pages, width, height, dotsHigh, dpi, lines, ink } = await readBack(bytes);
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
  // There is white paper all around, and below the last line.
  const end = Math.max(...lines.map(({ baseline }) => baseline)) + 30;
  expect(ink(0, 0, width, 36)).toBe(0);
  expect(ink(0, 0, 36, height)).toBe(0);
  if (end < height) expect(ink(0, end, width, height)).toBe(0);
  return lines.map(({ text }) => text).join(' ');
}
