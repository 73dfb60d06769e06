import { expect, test } from 'vitest';
import type { ReceiptContent } from '../receiptContent';
import { layOut, type Measure, PAGE } from './receiptLayout';

/** Every character is half as wide as high. */
const measure: Measure = (text, { size }) => (Array.from(text).length * size) / 2;

const content = (address: string, association = 'Banarasi Vastra Udyog Sangh'): ReceiptContent => ({
  title: 'Membership Fee Receipt',
  association,
  letterhead: ['Madanpura, Varanasi 221001', 'Registration No. VNS/4321/1998'],
  sections: [
    {
      heading: 'Membership Details',
      rows: [
        { look: 'reference', name: 'Receipt No.', values: ['BV-2025-0001'] },
        { look: 'reference', name: 'Receipt Date', values: ['07-04-2025'] },
        { look: 'plain', name: 'Firm Name', values: ['Jaiswal Silk Emporium'] },
        { look: address.length > 500 ? 'long' : 'plain', name: 'Address', values: [address] },
      ],
    },
    {
      heading: 'Payment Details',
      rows: [
        { look: 'plain', name: 'Payment Mode', values: ['Online'] },
        { look: 'amount', name: 'Amount (INR)', values: ['₹2,500.00'] },
        {
          look: 'plain',
          name: 'Amount in words',
          values: ['Rupees Two Thousand Five Hundred Only', 'दो हज़ार पाँच सौ रुपये मात्र'],
        },
      ],
    },
  ],
  signing: { by: `For ${association}`, signature: 'Signature', seal: 'Seal' },
});

const joined = (text: string) => text.replaceAll(/\s/g, '');

/** All texts of the content, in the order of the sheet. */
function wordsOf({ title, association, letterhead, sections, signing }: ReceiptContent) {
  return [
    association,
    ...letterhead,
    title,
    ...sections.flatMap(({ heading, rows }) => [
      heading,
      ...rows.flatMap(({ name, values }) => [name, ...values]),
    ]),
    signing.by,
    signing.signature,
    signing.seal,
  ].join(' ');
}

const short = 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001';

test.each([
  ['a short address', content(short)],
  ['an address of 5,000 characters', content(`${short}, `.repeat(100).slice(0, 5000).trim())],
  ['an address of 20,000 characters', content(`${short}, `.repeat(400).slice(0, 20_000).trim())],
  ['a word of 5,000 characters', content('क'.repeat(5000))],
  ['an association with a long name', content(short, 'संघ और समिति '.repeat(40).trim())],
  ['an empty address', content('-')],
])('%s: every word is on the page, in order, within its margins', (_, given) => {
  const { texts, rules } = layOut(given, measure);
  expect(joined(texts.map(({ text }) => text).join(' '))).toBe(joined(wordsOf(given)));
  for (const { x, y, width, size } of texts) {
    expect(x).toBeGreaterThanOrEqual(40);
    expect(x + width).toBeLessThanOrEqual(PAGE.width - 40 + 0.01);
    expect(y - size).toBeGreaterThanOrEqual(30);
    expect(y).toBeLessThanOrEqual(PAGE.height - 40);
  }
  for (const { y, height } of rules) expect(y + height).toBeLessThanOrEqual(PAGE.height - 39.9);
});

const sizes = (address: string) => layOut(content(address), measure).texts.map(({ size }) => size);

test('a short receipt has a letter’s font size; 5,000 characters stay readable', () => {
  expect(Math.min(...sizes(short))).toBeGreaterThan(10);
  expect(Math.min(...sizes(`${short}, `.repeat(100).slice(0, 5000)))).toBeGreaterThan(6);
});

test('no lines overlap', () => {
  const { texts } = layOut(content(`${short}, `.repeat(30)), measure);
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      const beside = one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01;
      const apart = Math.abs(one.y - other.y) >= Math.min(one.size, other.size);
      expect(beside || apart, `${one.text} and ${other.text}`).toBe(true);
    }
});
