import { expect, test } from 'vitest';
import { receiptFileName } from './receiptContent';

const nameOf = (receiptNo: string, firmName: string) => receiptFileName({ receiptNo, firmName });

test.each([
  ['BV-2025-0001', 'Jaiswal Silk Emporium', 'Receipt-BV-2025-0001-Jaiswal-Silk-Emporium'],
  ['R/2025/12', 'M/s "Noor" & Sons.', 'Receipt-R-2025-12-M-s-Noor-Sons'],
  ['7', 'श्री विश्वनाथ साड़ी भंडार', 'Receipt-7-श्री-विश्वनाथ-साड़ी-भंडार'],
  ['', '', 'Receipt'],
  ['', '..\\..\\etc/passwd\u0000', 'Receipt-etc-passwd'],
])('%j of %j is named %s', (receiptNo, firmName, name) => {
  expect(nameOf(receiptNo, firmName)).toBe(name.normalize('NFC'));
});

test('a name too long for a phone is cut after a whole letter', () => {
  const name = nameOf('BV-1', 'साड़ी '.repeat(60));
  const bytes = new TextEncoder().encode(name).length;
  expect(bytes).toBeLessThanOrEqual(180);
  expect(bytes).toBeGreaterThan(170);
  expect(name).toMatch(/^Receipt-BV-1-साड़ी/);
});
