import { describe, expect, test } from 'vitest';
import { paymentStatusOf, paymentStatusText } from './paymentStatus';

describe('a payment status', () => {
  test.each([
    ['pending', 'pending'],
    [' Paid ', 'paid'],
    ['DONE', 'done'],
    ['\tPending\n', 'pending'],
  ])('%j is read in any case and without the spaces around it', (text, kind) => {
    expect(paymentStatusOf(text)).toEqual({ kind });
  });

  test.each(['Refunded', ' On Hold ', '', 'paid!', 'constructor'])(
    '%j is unknown and keeps its own words',
    (text) => {
      expect(paymentStatusOf(text)).toEqual({ kind: 'other', text });
      expect(paymentStatusText(paymentStatusOf(text))).toBe(text);
    },
  );

  test('a known one is shown as its own word', () => {
    expect(paymentStatusText(paymentStatusOf('PAID'))).toBe('paid');
  });
});
