import { expect, test } from 'vitest';
import { findDuplicates } from '../../domain/sameFirm';
import type { Member, NewMember } from '../../domain/member';
import { paymentStatusOf } from '../../domain/paymentStatus';
import { applicationStats, countFindings } from './officeNumbers';

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const texts = { name: 'Silk', email: '', membership: null, address: '' };

const anApplication = (id: number | null, status: string): NewMember => ({
  ...texts,
  id,
  name: `Firm ${id}`,
  mobile: '9415200001',
  paymentStatus: paymentStatusOf(status),
});

const rows = [
  anApplication(1, 'pending'),
  anApplication(2, ' PENDING '),
  anApplication(3, 'Pending'),
  anApplication(null, 'pending'),
  anApplication(4, 'paid'),
  anApplication(5, 'done'),
  anApplication(6, 'Under Review'),
  anApplication(7, ''),
];

const known = (firstSeen: readonly [number, number][], sent: readonly number[] = []) => ({
  firstSeen: new Map(firstSeen),
  linkSent: new Map(sent.map((id) => [id, { at: NOON, isCertain: id !== 2 }])),
});

test('counts each state, and those without a link from here', () => {
  expect(applicationStats(rows, known([], [1, 2, 4]), NOON)).toEqual({
    counts: { pending: 4, paid: 1, done: 1, other: 2, noLink: 2 },
    longest: null,
  });
});

const registered: readonly Member[] = [
  { ...texts, id: 8, mobile: '9415200001', status: 'active' },
  { ...texts, id: 1, mobile: '', email: 'a@b.example', status: 'inactive' },
];

test('counts firms with missing details and duplicates, each only if it is known', () => {
  const duplicates = findDuplicates(registered, rows);
  expect(countFindings(registered, duplicates)).toEqual({ attention: 2, duplicates: 2 });
  expect(countFindings(rows, duplicates)).toEqual({ attention: 8, duplicates: 8 });
  expect(countFindings(rows, null)).toEqual({ attention: 8, duplicates: null });
  expect(countFindings(null, duplicates)).toEqual({ attention: undefined, duplicates: undefined });
});

test.each<[string, readonly [number, number][], string | null]>([
  ['nothing is known', [], null],
  ['known since today', [[1, NOON - DAY / 4]], null],
  ['known since yesterday evening', [[1, NOON - DAY * 0.6]], 'Firm 1, 1'],
  [
    'the one that is known longest',
    [
      [1, NOON - 3 * DAY],
      [4, NOON - 9 * DAY],
      [6, NOON - DAY],
    ],
    'Firm 4, 9',
  ],
  [
    'of two the first in the list',
    [
      [4, NOON - 9 * DAY],
      [3, NOON - 9 * DAY],
    ],
    'Firm 3, 9',
  ],
  ['what is done waits no more', [[5, NOON - 40 * DAY]], null],
  ['what is gone from the list', [[99, NOON - 40 * DAY]], null],
  ['a day that is still to come', [[1, NOON + 40 * DAY]], null],
])('waits longest: %s', (_, firstSeen, expected) => {
  const { longest } = applicationStats(rows, known(firstSeen), NOON);
  expect(longest && `${longest.firm.name}, ${longest.days}`).toBe(expected);
});
