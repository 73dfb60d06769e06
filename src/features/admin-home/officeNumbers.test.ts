import { expect, test } from 'vitest';
import { applied, applicant } from '../../test/listedFirm';
import { applicationStats } from './officeNumbers';

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const rows = [
  applied(1),
  applied(2),
  applied(3),
  applicant({}),
  applied(4, 'paid'),
  applied(5, 'done'),
  applied(6, 'Under Review'),
];

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
  const known = { firstSeen: new Map(firstSeen), linkSent: new Map() };
  const { longest } = applicationStats(rows, known, NOON);
  expect(longest && `${longest.firm.name}, ${longest.days}`).toBe(expected);
});
