import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfOf } from './pdf';

const picture = { width: 4, height: 2, dots: new Uint8Array([0x0f, 0xff, 0xff, 0xf0]) };

/** Lines of a page of 200 × 100 points, one below the other. */
const lines = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ text, x: 10, y: 20 + at * 20, width: 120, size: 10 }));

async function written(...texts: readonly string[]) {
  const blob = await pdfOf({
    width: 200,
    height: 100,
    picture,
    texts: lines(...texts),
    title: 'Receipt-7-साड़ी',
    language: 'hi',
  });
  return new Uint8Array(await blob.arrayBuffer());
}

test('is read back as one page of its size, with its title, its picture and its words', async () => {
  const texts = ['Kashi Silk ₹2,500.00', 'दो हज़ार पाँच सौ रुपये मात्र', 'सिल्क (50%) \\ 😀'];
  const bytes = await written(...texts);
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 9))).toBe('%PDF-1.4\n');
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(1);
  const page = await pdf.getPage(1);
  expect(page.view).toEqual([0, 0, 200, 100]);
  expect((await getMeta(pdf)).info['Title']).toBe('Receipt-7-साड़ी');
  const { items } = await page.getTextContent();
  const read = items.filter((item) => 'str' in item);
  for (const [at, text] of texts.entries()) {
    const line = read.filter(({ transform }) => transform[5] === 100 - (20 + at * 20));
    expect(line.map(({ str }) => str).join('')).toBe(text);
    expect(line[0]?.transform[4]).toBe(10);
  }
  // This reader counts no width for signs above a letter, which are common in Devanagari.
  expect(read[0]?.width).toBeCloseTo(120, 1);

  const text = new TextDecoder('latin1').decode(bytes);
  const image = /\/Width 4\/Height 2[^>]*\/Length (\d+)>>\nstream\n/.exec(text);
  const from = (image?.index ?? 0) + (image?.[0].length ?? 0);
  expect([...inflateSync(bytes.slice(from, from + Number(image?.[1])))]).toEqual([...picture.dots]);
});

test('more characters than a font has codes are read back, too', async () => {
  const signs = Array.from({ length: 600 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
  const pdf = await getDocumentProxy(await written(signs, 'क'));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s/g, '')).toBe(`${signs}क`);
});

test('each entry of the table points to its object', async () => {
  const text = new TextDecoder('latin1').decode(await written('Seal'));
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const starts = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  expect(starts.length).toBeGreaterThan(6);
  for (const [at, start] of starts.entries())
    expect(text.slice(start, start + 12)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
});
